import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Penunjukan } from '../../providers/wire';
import { DialogAkhiri } from './DialogAkhiri';
import { DialogTunjuk } from './DialogTunjuk';
import { KUNCI_PELAKSANA, RUPA } from './rupa';
import gaya from '../buku/buku.module.css';

/** /pelaksana: who acts for which official of the ministry, and who has before. */
export function Pelaksana() {
  const data = useData();
  const boleh = punyaIzin(usePengguna(), 'pelaksana.kelola');
  const kueri = useQuery({
    queryKey: KUNCI_PELAKSANA,
    queryFn: ({ signal }) => data.pelaksana({ signal }),
    enabled: boleh,
  });
  const [dialog, setDialog] = useState<'baru' | Penunjukan | null>(null);
  if (!boleh) return <AksesDitolak />;
  return (
    <Halaman
      judul="Plh. dan Plt."
      kalimat="Petugas yang ditunjuk bertindak dalam jabatan pejabat yang diwakilinya, dan sebutannya tercantum pada putusan."
      ujung={
        <Button variant="contained" onClick={() => setDialog('baru')}>
          <Icon name="plus" />
          Tunjuk pelaksana
        </Button>
      }
    >
      <Muat kueri={kueri} apa="Daftar penunjukan">
        {({ penunjukan }) =>
          penunjukan.length === 0 ? (
            <div className="sn-card">
              <EmptyState title="Belum ada penunjukan">
                Tunjuk pelaksana harian (Plh.) saat pejabat berhalangan, atau pelaksana tugas (Plt.) saat jabatannya
                kosong.
              </EmptyState>
            </div>
          ) : (
            <Tabel nama="Penunjukan" kolom={['Sebutan', 'Pelaksana', 'Mewakili', 'Masa', 'Surat', 'Keadaan', '']}>
              {penunjukan.map((p) => (
                <Baris key={p.id} p={p} onAkhiri={() => setDialog(p)} />
              ))}
            </Tabel>
          )
        }
      </Muat>
      {dialog === 'baru' && kueri.data && <DialogTunjuk petugas={kueri.data.petugas} onTutup={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'baru' && <DialogAkhiri penunjukan={dialog} onTutup={() => setDialog(null)} />}
    </Halaman>
  );
}

function Baris({ p, onAkhiri }: { p: Penunjukan; onAkhiri: () => void }) {
  const { kata, grup, bentuk } = RUPA[p.keadaan];
  const jalan = p.keadaan === 'berlaku' || p.keadaan === 'menunggu';
  return (
    <tr>
      <td>
        <b>{p.sebutan}</b>
      </td>
      <td>{p.pelaksana}</td>
      <td>{p.pejabat}</td>
      <td>
        {tanggal(p.mulai)} sampai {tanggal(p.sampai)}
      </td>
      <td>
        {p.nomor_surat}
        <small className={gaya.redup}>
          {p.ditunjuk_oleh}, {waktu(p.ditunjuk)}
        </small>
      </td>
      <td>
        <Badge grup={grup} bentuk={bentuk}>
          {kata}
        </Badge>
        {p.diakhiri && (
          <small className={gaya.redup}>
            {p.diakhiri_oleh}, {waktu(p.diakhiri)}: {p.alasan_akhir}
          </small>
        )}
      </td>
      <td>
        {jalan && (
          <button type="button" className="sn-linkbtn" onClick={onAkhiri}>
            Akhiri
          </button>
        )}
      </td>
    </tr>
  );
}

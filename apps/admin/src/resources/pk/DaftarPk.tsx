import { tanggal } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { NomorAju } from '../../components/NomorAju';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { jumlahBersatuan } from '../../lib/satuan';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { useDaftarPk } from './data';
import { DialogBaru } from './DialogBaru';

const PER_HALAMAN = 25;

/** /pk: needs that the officer's own ministry files, drafts among them. */
export function DaftarPk() {
  return punyaIzin(usePengguna(), 'pk.baca') ? <Isi /> : <AksesDitolak />;
}

function Isi() {
  const pengguna = usePengguna();
  const [kueri, setKueri] = useSearchParams();
  const [baru, setBaru] = useState(false);
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const daftar = useDaftarPk(page);
  return (
    <Halaman
      judul="Kebutuhan K/L (PK)"
      kalimat={`Penetapan kebutuhan yang diajukan ${pengguna.data_ga?.nama ?? 'kementerian Anda'}, yang terbaru di atas.`}
      ujung={
        punyaIzin(pengguna, 'pk.susun') && (
          <Button variant="contained" onClick={() => setBaru(true)}>
            Buat PK
          </Button>
        )
      }
    >
      <Muat kueri={daftar} apa="Daftar PK">
        {({ data, meta }) =>
          data.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="file" title="Belum ada PK">
                Penetapan kebutuhan yang disusun kementerian Anda tampil di sini.
              </EmptyState>
            </div>
          ) : (
            <>
              <Tabel
                nama="Kebutuhan K/L"
                kolom={['Komoditas', 'Tahun', '#Kebutuhan', 'Status', 'Diubah', 'Nomor aju']}
                basi={daftar.isPlaceholderData}
                susun
              >
                {data.map((b) => (
                  <tr key={b.idNk}>
                    <td>
                      <Link to={`/pk/${b.idNk}`}>{b.ur_komoditas}</Link>
                    </td>
                    <td data-label="Tahun">{b.tahun}</td>
                    <td className="sn-num" data-label="Kebutuhan">
                      {jumlahBersatuan(b.jml_total, b)}
                    </td>
                    <td>
                      <StatusBadge kode={b.kd_status_pengajuan} ur_status={b.ur_status} />
                    </td>
                    <td data-label="Diubah">{tanggal(b.updated_at)}</td>
                    <td data-label="Nomor aju">
                      <NomorAju nomor={b.noAju} pendek />
                    </td>
                  </tr>
                ))}
              </Tabel>
              <Penomoran
                page={page}
                perPage={PER_HALAMAN}
                total={meta.total ?? data.length}
                onPindah={(n) => setKueri({ page: String(n) })}
              />
            </>
          )
        }
      </Muat>
      {baru && <DialogBaru onTutup={() => setBaru(false)} />}
    </Halaman>
  );
}

import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { kalimatGalat } from '../../../lib/galat';
import { saat } from '../../../lib/waktu';
import type { DaftarReferensi, Muatan } from '../../../providers/wire';
import { DialogTerapkan } from './DialogTerapkan';
import { DialogUrungkan } from './DialogUrungkan';
import { useTindakan } from '../data';
import { tanpaPerubahan, yangTerjadi } from '../kata';
import { PratinjauLagi } from './PratinjauLagi';
import { UnduhTolakan } from './UnduhTolakan';
import gayaReferensi from '../referensi.module.css';
import gayaReferensiMuatan from './referensi-muatan.module.css';

interface Props {
  daftar: DaftarReferensi;
  muatan: Muatan;
}

/** What became of a load, in one sentence, and what can be done with it now. */
export function HasilMuatan({ daftar, muatan: m }: Props) {
  if (m.status === 'pratinjau') return <BelumDiterapkan daftar={daftar} muatan={m} />;
  if (m.status === 'diterapkan') return <SudahDiterapkan muatan={m} />;
  return (
    <p className={gayaReferensi.terakhir} role="status">
      {m.status === 'diurungkan'
        ? `Diurungkan ${saat(m.diurungkan)} oleh ${m.diurungkan_oleh ?? '-'}. Daftar kembali seperti sebelum berkas ini.`
        : 'Pratinjau ini dibuang. Daftar tidak pernah berubah karenanya.'}
    </p>
  );
}

function SudahDiterapkan({ muatan: m }: { muatan: Muatan }) {
  const [tanya, setTanya] = useState(false);
  return (
    <>
      <Kabar grup="baik">
        <p>
          <b>Diterapkan {saat(m.diterapkan)}</b> oleh {m.diterapkan_oleh}: {yangTerjadi(m.jumlah)}.
        </p>
        {m.catatan && <p>Alasan: {m.catatan}</p>}
      </Kabar>
      <div className="kn-tindakan">
        <Button component={Link} variant="outlined" to={`/referensi/${m.jenis}`}>
          Lihat daftar
        </Button>
        {m.boleh_urungkan ? (
          <Button variant="outlined" className={gayaReferensiMuatan.bahaya} onClick={() => setTanya(true)}>
            Urungkan muatan ini
          </Button>
        ) : (
          m.sebab && <span className={gayaReferensi.sebab}>Tidak dapat diurungkan: {m.sebab}.</span>
        )}
      </div>
      {tanya && <DialogUrungkan muatan={m} onTutup={() => setTanya(false)} />}
    </>
  );
}

function BelumDiterapkan({ daftar, muatan: m }: Props) {
  const toast = useToast();
  const pergi = useNavigate();
  const [tanyaBuang, setTanyaBuang] = useState(false);
  const [tanya, setTanya] = useState(false);
  const [bentrok, setBentrok] = useState<string | null>(null);
  const buang = useTindakan((data, id: string) => data.buangMuatan(m.jenis, id), {
    jadi: () => {
      toast.berhasil('Pratinjau dibuang.');
      void pergi(`/referensi/${m.jenis}/muat`);
    },
  });
  const ditolak = m.jumlah.tolak > 0;
  const sebab = bentrok ?? m.sebab;
  const boleh = m.boleh_terapkan && bentrok === null;
  return (
    <>
      {ditolak && (
        <Kabar grup="buruk">
          <p>
            <b>Berkas ditolak. Tidak ada yang diterapkan.</b> Daftar tetap seperti semula, juga untuk baris yang benar.
          </p>
          <p>Perbaiki baris di bawah pada berkas Anda, lalu muat berkasnya sekali lagi.</p>
        </Kabar>
      )}
      {!ditolak && !boleh && (
        <Kabar grup="anda">
          <b>Belum ada yang diterapkan.</b> {sebab}.
        </Kabar>
      )}
      {buang.isError && <Kabar grup="buruk">{kalimatGalat(buang.error, 'Pratinjau belum dapat dibuang')}.</Kabar>}
      <div className="kn-tindakan">
        {ditolak && <UnduhTolakan muatan={m} />}
        {!boleh && !tanpaPerubahan(m.jumlah) && <PratinjauLagi muatan={m} utama={!ditolak} />}
        {boleh && (
          <Button variant="contained" onClick={() => setTanya(true)}>
            Terapkan
          </Button>
        )}
        <Button variant="outlined" disabled={buang.isPending} onClick={() => setTanyaBuang(true)}>
          Buang pratinjau
        </Button>
      </div>
      <ConfirmDialog
        open={tanyaBuang}
        title="Buang pratinjau"
        question="Buang pratinjau ini?"
        busy={buang.isPending}
        onYes={() => buang.mutate(m.id, { onSettled: () => setTanyaBuang(false) })}
        onNo={() => setTanyaBuang(false)}
      >
        <p>Hasil pemeriksaan berkas {m.nama_berkas} dihapus. Daftar tidak berubah.</p>
      </ConfirmDialog>
      {tanya && (
        <DialogTerapkan
          daftar={daftar}
          muatan={m}
          onBentrok={(pesan) => {
            setTanya(false);
            setBentrok(pesan);
          }}
          onTutup={() => setTanya(false)}
        />
      )}
    </>
  );
}

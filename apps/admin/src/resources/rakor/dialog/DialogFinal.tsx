import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Sandi } from '../../../components/Sandi';
import { galatDi, kalimatGalat } from '../../../lib/galat';
import type { KeputusanFinal, RapatRinci } from '../../../providers/rakor/wire';
import { useGaris, useTulisRapat } from '../data';
import gaya from '../rakor.module.css';

/** The statement word for word, ticked, with the proof of who it was. */
export function DialogFinal({ rapat, onTutup }: { rapat: RapatRinci; onTutup: () => void }) {
  const toast = useToast();
  const bukti = useBukti('penetapan');
  const garis = useGaris(rapat.id_rakor).data ?? [];
  const [setuju, setSetuju] = useState(false);
  const [sandi, setSandi] = useState('');
  const [salah, setSalah] = useState<{ setuju?: string; sandi?: string }>({});
  const final = useTulisRapat(
    rapat.id_rakor,
    (data, isi: KeputusanFinal) => data.rapatFinal(rapat.id_rakor, rapat.jenis, isi),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (b: BuktiDibawa): void => final.mutate({ versi: rapat.versi, setuju: true, ...b });
  return (
    <RangkaDialog
      judul="Finalkan berita acara"
      tombol="Finalkan"
      sibuk={final.isPending}
      galat={final.error && !galatDi(final.error, 'sandi') ? [kalimatGalat(final.error)] : []}
      onKirim={() => {
        const kurang = {
          ...(setuju ? {} : { setuju: PESAN['rakor.pernyataan_wajib'] }),
          ...(bukti.sandi && !sandi ? { sandi: PESAN['keputusan.sandi'] } : {}),
        };
        setSalah(kurang);
        if (Object.keys(kurang).length === 0) bukti.lalu(sandi, kirim);
      }}
      onTutup={onTutup}
    >
      <ul>
        {garis.map((g) => (
          <li key={g.id_garis}>
            <b>{kuantitas(keLazim(g.jumlah.penetapan, g.satuan, g.satuan_lazim), g.satuan_lazim)}</b>{' '}
            {g.uraian || g.ur_komoditas}, {angka(g.baris)} baris
            {g.jumlah.tertunda > 0 && `, ${angka(g.jumlah.tertunda)} ditunda`}
          </li>
        ))}
      </ul>
      <label className={gaya.pernyataan}>
        <input
          type="checkbox"
          checked={setuju}
          aria-invalid={salah.setuju !== undefined}
          onChange={(e) => setSetuju(e.target.checked)}
        />
        <span>{rapat.pernyataan}</span>
      </label>
      {salah.setuju && (
        <p className="sn-err" role="alert">
          <span>{salah.setuju}</span>
        </p>
      )}
      {bukti.sandi && <Sandi nilai={sandi} salah={salah.sandi ?? galatDi(final.error, 'sandi')} onUbah={setSandi} />}
    </RangkaDialog>
  );
}

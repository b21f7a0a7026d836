import { Button } from '@sinas/ui/inputs/Button';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat } from '../../lib/galat';
import type { KelompokKorelasi } from '../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../referensi/alasan';
import { useTandaiLengkap } from './data';
import { rupaKelompok } from './rupa-kelompok';
import gaya from './korelasi.module.css';

/** Is the list of this group all there is? The mark, what it means, and the way to change it. */
export function TandaLengkap({ kelompok }: { kelompok: KelompokKorelasi }) {
  const [buka, setBuka] = useState(false);
  const isian = useIsian({ catatan: ALASAN }, { catatan: '' });
  const tutup = () => {
    setBuka(false);
    isian.kosongkan();
  };
  const tandai = useTandaiLengkap({ jadi: tutup, gagal: (galat) => isian.tolak(galat) });
  const { kd_komoditas, lengkap, versi, ur_komoditas } = kelompok;
  const rupa = rupaKelompok(kelompok);
  const tombol = lengkap ? 'Cabut tanda lengkap' : 'Tandai lengkap';
  return (
    <div className={`sn-card sn-pad ${gaya.lengkap}`}>
      <div>
        <Badge grup={rupa.grup} bentuk={rupa.bentuk}>
          {rupa.kata}
        </Badge>
        <p>{rupa.kalimat}</p>
      </div>
      {kelompok.jumlah_hs > 0 && (
        <Button variant="outlined" onClick={() => setBuka(true)}>
          {tombol}
        </Button>
      )}
      {buka && (
        <RangkaDialog
          judul={`${tombol}: ${ur_komoditas}`}
          tombol={tombol}
          sibuk={tandai.isPending}
          galat={tandai.isError ? [kalimatGalat(tandai.error, 'Tanda belum dapat disimpan')] : []}
          onKirim={isian.saatKirim(({ catatan }) =>
            tandai.mutate({ kd_komoditas, lengkap: !lengkap, versi, catatan: catatan.trim() }),
          )}
          onTutup={tutup}
        >
          <p>
            {lengkap
              ? 'Pos lain dengan empat angka depan yang sama akan diterima lagi, dengan catatan.'
              : `Sesudah ini formulir, tempelan, dan Excel hanya menerima ${kelompok.jumlah_hs} pos tarif yang terdaftar. Baris yang sudah tersimpan tidak berubah.`}
          </p>
          <TeksPanjang {...isian.ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
        </RangkaDialog>
      )}
    </div>
  );
}

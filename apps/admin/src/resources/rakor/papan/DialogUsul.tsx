import { ALASAN, KODE_ALASAN } from '@sinas/domain/baris/alasan';
import { angka, bacaAngka, banding } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { kurangAlasan, MAKS_ALASAN_BARIS } from '@sinas/domain/rakor/baris';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import type { Modal } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { keBarisRakor, type PapanToko } from './toko';

interface Props {
  idRakor: string;
  id: string;
  toko: PapanToko;
  onTutup: () => void;
}
/** The ministry changes what it recommends on its own row, with the reason where it is below the request. */
export function DialogUsul({ idRakor, id, toko, onTutup }: Props) {
  const toast = useToast();
  const [data] = useState(() => toko.baris(id)?.data);
  const [jml, setJml] = useState(angka(data?.rekomendasi, ''));
  const [kd_alasan, setKd] = useState(data?.kd_alasan_kl ?? '');
  const [alasan, setAlasan] = useState(data?.alasan_kl ?? '');
  const [salah, setSalah] = useState<string | null>(null);
  const simpan = useTulisRapat(
    idRakor,
    (d, m: Modal) => d.rapatSimpan(m),
    (hasil) => {
      for (const b of hasil.baris ?? []) toko.terimaBaris(b);
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  if (!data) return null;
  const baca = bacaAngka(jml);
  const kurang = baca.sah && banding(baca.nilai, data.usulan) < 0;
  const kirim = (): void => {
    if (!baca.sah) return setSalah('Tulis angka, misalnya 1.250,5');
    const nanti = {
      ...keBarisRakor(data),
      rekomendasi: data.usulan,
      penetapan: baca.nilai,
      tunda: false,
      kd_alasan,
      alasan,
    };
    if (kurang && kurangAlasan(nanti)) return setSalah('Pilih alasan rekomendasi di bawah usulan');
    setSalah(null);
    simpan.mutate({
      ...{ id_rakor: idRakor, jenis: 'rekomendasi', id_baris: id, versi: data.versi, rekomendasi: baca.nilai },
      ...{ kd_alasan: kurang ? kd_alasan : '', alasan: alasan.trim() },
    });
  };
  return (
    <RangkaDialog
      judul={`Rekomendasi ${data.pemilik}, ${data.uraian}`}
      tombol="Simpan"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : salah ? [salah] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <TextInput
        label={`Rekomendasi, ${satuanPendek(data.satuan)}`}
        required
        inputMode="decimal"
        autoComplete="off"
        hint={`Usulan ${angka(data.usulan)}, rekomendasi semula ${angka(data.rekomendasi_kl)}`}
        value={jml}
        onChange={(e) => setJml(e.target.value)}
      />
      {kurang && (
        <Pilihan
          label="Alasan"
          required
          pilihan={[['', 'Pilih alasan'], ...KODE_ALASAN.map((k) => [k, `${k} ${ALASAN[k]}`] as const)]}
          value={kd_alasan}
          onChange={(e) => setKd(e.target.value)}
        />
      )}
      <TextInput
        label="Penjelasan"
        autoComplete="off"
        maks={MAKS_ALASAN_BARIS}
        value={alasan}
        onChange={(e) => setAlasan(e.target.value)}
      />
    </RangkaDialog>
  );
}

import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { ANGKA_GARIS, MAKS_ALASAN_ANGKA, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { GarisRapat, RapatRinci, SusunAgenda } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import gaya from '../rakor-sisi.module.css';

interface Props {
  rapat: RapatRinci;
  garis: GarisRapat;
  kode: KdAngkaGaris;
  onTutup: () => void;
}
/** Figures of ministries differ: all of them stand, one counts, and it is said why. */
export function DialogAngka({ rapat, garis, kode, onTutup }: Props) {
  const toast = useToast();
  const semua = garis.angka.filter((a) => a.kode === kode);
  const [ke, setKe] = useState(semua.findIndex((a) => a.dipilih));
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const simpan = useTulisRapat(
    rapat.id_rakor,
    (d, m: SusunAgenda) => d.rapatSusun(m),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (): void => {
    const kata = alasan.trim();
    setSalah(kata ? null : PESAN['rakor.alasan_wajib']);
    if (!kata || garis.versi_nasional === null) return;
    const { id_rakor, versi } = rapat;
    simpan.mutate({
      ...{ id_rakor, versi },
      pilih: [{ kunci: garis.kunci, versi: garis.versi_nasional, kode, ke, alasan: kata }],
    });
  };
  return (
    <RangkaDialog
      judul={`Pilih angka ${ANGKA_GARIS[kode].nama}`}
      tombol="Pilih"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <fieldset className={gaya.angka}>
        <legend>
          {garis.uraian || garis.ur_komoditas}, dalam {satuanPendek(garis.satuan_lazim)}
        </legend>
        {semua.map((a, i) => (
          <label key={`${a.sumber}-${a.tanggal}-${a.jml}`}>
            <input type="radio" name="angka" checked={i === ke} onChange={() => setKe(i)} />
            <b>{angka(keLazim(a.jml, garis.satuan, garis.satuan_lazim))}</b>
            <span>
              {a.sumber}, {hariTanggalTahun(a.tanggal)}
              {a.dipilih && ', dipakai sekarang'}
            </span>
          </label>
        ))}
      </fieldset>
      <TeksPanjang
        label="Alasan memilih angka ini"
        name="alasan"
        required
        maks={MAKS_ALASAN_ANGKA}
        error={salah}
        value={alasan}
        onUbah={setAlasan}
      />
    </RangkaDialog>
  );
}

import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { periksaKepala } from '@sinas/domain/formulir/isian';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import { jenisForm, type Form } from '@sinas/formulir/kerja/form';
import type { AturanRencana } from './aturan';
import { KOLEKSI, type IsiRencana } from './koleksi';
import type { BerkasRencana } from './muat';
import { tertutup } from './terbuka';

const FORMULIR = formulirRkt();

/** The form of a plan, as the engine asks for it: rows of ten kinds, each with its months. */
export const formRencana = (aturan: AturanRencana, satuan: () => readonly string[]): Form<BerkasRencana> => ({
  jenis: [...KOLEKSI].map(([kode, koleksi]) =>
    jenisForm({
      koleksi,
      masalah: (baris, semua) => aturan.periksa(kode, baris, semua),
      bawaan: (): IsiRencana => {
        const punya = aturan.kolom(kode).some((k) => k.kd_field === 'satuan');
        const [satu, ...lain] = satuan();
        return punya && satu && lain.length === 0 ? { satuan: satu } : {};
      },
    }),
  ),
  masalahKepala: (kepala) => periksaKepala(FORMULIR, kepala),
  masalahJawaban: (teks) => periksaPanjang('Jawaban', teks, BATAS_TEKS.jawaban_catatan),
  tertutup: (berkas) => tertutup(berkas.detail),
  barisDiSini: true,
});

import { lengkapiBaris } from '@sinas/domain/baris/barang';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { periksaKepala } from '@sinas/domain/formulir/isian';
import { jenisForm, type Form } from '@sinas/formulir/kerja/form';
import type { DetailFormulir, Rekaman } from '../wire';
import { jumlahBaris, type AturanBaris } from './aturan-baris';
import { BARANG } from './baris-lembar';
import type { Berkas } from './simpan/kerja';

/** The form of a permit, as the engine asks for it. What parts of a row are for is stored by the drawer at once (ADR 55). */
export const formIzin = (aturan: AturanBaris, detail: () => DetailFormulir): Form<Berkas> => ({
  jenis: [
    jenisForm({
      koleksi: BARANG,
      masalah: (baris) => aturan.periksa(baris),
      bawaan: (): Rekaman => {
        const { satuan } = detail().formulir;
        return satuan.length === 1 && satuan[0] ? { satuan: satuan[0].kodeSatuan } : {};
      },
      lengkapi: (isi) => lengkapiBaris(isi, aturan.konteks),
      jumlah: jumlahBaris,
    }),
  ],
  masalahKepala: (kepala, berkas) => periksaKepala(berkas.detail.formulir, kepala),
  masalahJawaban: (teks) => periksaPanjang('Jawaban', teks, BATAS_TEKS.jawaban_catatan),
  tertutup: (berkas) => berkas.detail.formulir.closedForm,
});

import { tampilHs } from '../../format/tampil';

/** What is printed below the name of a row that was decided on. */
export interface BarisSurat {
  hs: string | null;
  data: Readonly<Record<string, unknown>>;
}
/** Words in which the papers of a kind of case speak of it, and what they tell of its rows. */
export interface Surat {
  /** Heading of the receipt. */
  judulTerima: string;
  /** What was taken, in the receipt's first sentence. */
  terima: string;
  /** What it is called within a sentence, before its number. */
  sebutan: string;
  /** What the decision does, before 'komoditas ...'. */
  memutus: string;
  /** Before whom it is for. */
  bagi: string;
  /** Column and sum of what is given. */
  diberikan: string;
  /** Heading of the rows. */
  rincian: string;
  /** Column of a row's name. */
  kolomBaris: string;
  /** Origin, port and months stand beside each row of an imported commodity. */
  asal: boolean;
  keteranganBaris: (b: BarisSurat) => string;
  /** What the decision does not do; printed below its rows. */
  penegasan?: string;
}

const barang = { rincian: 'Rincian barang', kolomBaris: 'Barang dan pos tarif', asal: true };
const pos = ({ hs }: BarisSurat): string => `HS ${tampilHs(hs ?? '') || '-'}`;

/** A permit that a company applies for. */
export const suratIzin = (nama: string): Surat => ({
  judulTerima: 'Tanda Terima Pengajuan',
  terima: `pengajuan ${nama}`,
  sebutan: 'pengajuan',
  memutus: `memberikan ${nama} untuk`,
  bagi: 'kepada',
  diberikan: 'Diberikan',
  ...barang,
  keteranganBaris: pos,
});

/** The plan of a balance year: what is determined is a quota source, not a permit. */
export const suratRencana = (nama: string): Surat => ({
  judulTerima: 'Tanda Terima Rencana',
  terima: nama,
  sebutan: 'rencana',
  memutus: 'menetapkan kebutuhan',
  bagi: 'bagi',
  diberikan: 'Ditetapkan',
  ...barang,
  rincian: 'Barang impor yang ditetapkan',
  keteranganBaris: pos,
  penegasan:
    'Penetapan ini menjadi dasar pengajuan rekomendasi atau pertimbangan teknis, dan bukan persetujuan impor. Barang yang dibeli di dalam negeri tidak ditetapkan.',
});

/** A need that a ministry files for those who receive of it. */
export const suratKebutuhan = (): Surat => ({
  judulTerima: 'Tanda Terima Usulan Kebutuhan',
  terima: 'usulan kebutuhan',
  sebutan: 'usulan kebutuhan',
  memutus: 'menetapkan kebutuhan',
  bagi: 'yang diusulkan oleh',
  diberikan: 'Ditetapkan',
  rincian: 'Penerima alokasi',
  kolomBaris: 'Penerima',
  asal: false,
  keteranganBaris: ({ data }) => `NPWP ${typeof data['npwp'] === 'string' ? data['npwp'] : '-'}`,
});

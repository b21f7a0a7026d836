import { banding, bacaAngka, desimalSah, keRibu, rapikan, type Desimal } from '../format/angka';
import { bacaTanggal } from '../format/baca-tanggal';
import { KELOMPOK } from '../komoditas/daftar';
import { LAYANAN_IZIN } from '../layanan/daftar';
import type { KdRekomIzin } from '../layanan/kode';
import type { Pos } from '../neraca/pos';
import { pesan, type KunciPesan, type NilaiPesan } from '../pesan/pesan';

/** Columns of the workbook, in order; `wajib`: what no permit is without. */
export const KOLOM_PEMBUKA = [
  { medan: 'no_keputusan', label: 'Nomor izin', wajib: true },
  { medan: 'tgl_keputusan', label: 'Tanggal izin', wajib: true },
  { medan: 'npwp', label: 'NPWP', wajib: true },
  { medan: 'nib', label: 'NIB', wajib: false },
  { medan: 'kd_rekom', label: 'Layanan', wajib: true },
  { medan: 'kd_komoditas', label: 'Kode komoditas', wajib: true },
  { medan: 'tahun', label: 'Tahun neraca', wajib: true },
  { medan: '02', label: 'Kode jenis barang', wajib: false },
  { medan: '03', label: 'Kode peruntukan', wajib: false },
  { medan: 'hs', label: 'HS', wajib: true },
  { medan: 'uraian', label: 'Uraian barang', wajib: true },
  { medan: 'satuan', label: 'Satuan', wajib: true },
  { medan: 'jml', label: 'Jumlah terbit', wajib: true },
  { medan: 'terealisasi', label: 'Sudah terealisasi', wajib: true },
  { medan: 'berlaku_mulai', label: 'Berlaku mulai', wajib: true },
  { medan: 'berlaku_sampai', label: 'Berlaku sampai', wajib: true },
] as const;
export type MedanPembuka = (typeof KOLOM_PEMBUKA)[number]['medan'];
/** What a cell says: text as it stands, whether it is a number of the sheet, its day where it shows one. */
export interface SelPembuka {
  teks: string;
  angka: boolean;
  tanggal: string | null;
}
/** A row as it is read. Days are yyyy-mm-dd; quantities in `satuan`. */
export interface BarisPembukaBaca {
  /** Row number that Excel shows. */
  nomor: number;
  no_keputusan: string;
  tgl_keputusan: string;
  npwp: string;
  /** '' = not told. */
  nib: string;
  kd_rekom: KdRekomIzin;
  kd_komoditas: string;
  tahun: number;
  elemen: Pos['elemen'];
  hs: string;
  uraian: string;
  satuan: string;
  jml: Desimal;
  terealisasi: Desimal;
  berlaku_mulai: string;
  berlaku_sampai: string;
}
/** What is wrong, and where: a row, and its column where one is meant. */
export interface MasalahPembuka {
  nomor: number;
  medan: MedanPembuka | null;
  pesan: string;
}
type Isi = Readonly<Partial<Record<MedanPembuka, SelPembuka>>>;

/** A quantity beyond this is a mistake of whoever typed it: fifteen digits fit before the comma, and a line adds up many. */
const MAKS_JML: Desimal = '999999999999';
const MAKS_NOMOR = 60;
const MAKS_URAIAN = 500;
const TAHUN_AWAL = 2000;
const KOSONG: SelPembuka = { teks: '', angka: false, tanggal: null };

/** The row, or what is wrong with it. What needs lists (company, tariff line, elements) is asked elsewhere. `hariIni`: yyyy-mm-dd. */
export function bacaBarisPembuka(
  nomor: number,
  isi: Isi,
  hariIni: string,
): { baris: BarisPembukaBaca | null; masalah: MasalahPembuka[] } {
  const masalah: MasalahPembuka[] = [];
  const salah = (medan: MedanPembuka, kunci: KunciPesan, nilai: NilaiPesan = {}): void => {
    masalah.push({ nomor, medan, pesan: pesan(kunci, nilai) });
  };
  const teks = (m: MedanPembuka): string => (isi[m] ?? KOSONG).teks.trim();
  const cocok = (m: MedanPembuka, nilai: string, pola: RegExp, kunci: KunciPesan): string => {
    if (!pola.test(nilai)) salah(m, kunci);
    return nilai;
  };
  const hari = (m: MedanPembuka): string => {
    const t = (isi[m] ?? KOSONG).tanggal ?? bacaTanggal(teks(m));
    if (t === null) salah(m, 'pembuka.salah_tanggal');
    return t ?? '';
  };
  const jumlah = (m: MedanPembuka, terendah: Desimal): Desimal => {
    const n = bacaJumlah(isi[m] ?? KOSONG);
    if (n === null || banding(n, terendah) < 0 || banding(n, MAKS_JML) > 0)
      salah(m, terendah === '0' ? 'pembuka.salah_realisasi' : 'pembuka.salah_jml');
    return n ?? '0';
  };
  const kelompok = KELOMPOK.get(teks('kd_komoditas'));
  if (!kelompok) salah('kd_komoditas', 'pembuka.salah_komoditas');
  const izin = LAYANAN_IZIN.find((l) => [l.kd_rekom, l.jnsLayanan].includes(teks('kd_rekom').toUpperCase() as 'PK'));
  if (!izin || izin.pemohon !== 'PU' || (kelompok && !kelompok.layanan.includes(izin.kd_rekom)))
    salah('kd_rekom', 'pembuka.salah_layanan');
  const satuan = teks('satuan').toUpperCase();
  if (kelompok && !kelompok.satuan.includes(satuan))
    salah('satuan', 'pembuka.salah_satuan', { satuan: kelompok.satuan.join(', ') });
  const tahun = /^\d{4}$/.test(teks('tahun')) ? Number(teks('tahun')) : 0;
  if (tahun < TAHUN_AWAL || tahun > Number(hariIni.slice(0, 4)) + 1) salah('tahun', 'pembuka.salah_tahun');
  const b: Omit<BarisPembukaBaca, 'kd_rekom'> = {
    nomor,
    no_keputusan: cocok('no_keputusan', teks('no_keputusan'), /^\S(.*\S)?$/, 'pembuka.salah_nomor'),
    tgl_keputusan: hari('tgl_keputusan'),
    npwp: cocok('npwp', teks('npwp').replace(/[.\s-]/g, ''), /^\d{15,16}$/, 'pembuka.salah_npwp'),
    nib: cocok('nib', teks('nib').replace(/\s/g, ''), /^(\d{13})?$/, 'pembuka.salah_nib'),
    kd_komoditas: teks('kd_komoditas'),
    tahun,
    elemen: { ...(teks('02') && { '02': teks('02') }), ...(teks('03') && { '03': teks('03') }) },
    hs: cocok('hs', teks('hs').replace(/[.\s]/g, ''), /^\d{8}$/, 'pembuka.salah_hs'),
    uraian: teks('uraian'),
    satuan,
    jml: jumlah('jml', '0.001'),
    terealisasi: jumlah('terealisasi', '0'),
    berlaku_mulai: hari('berlaku_mulai'),
    berlaku_sampai: hari('berlaku_sampai'),
  };
  if (b.no_keputusan.length > MAKS_NOMOR) salah('no_keputusan', 'pembuka.salah_nomor');
  if (b.uraian === '' || b.uraian.length > MAKS_URAIAN) salah('uraian', 'pembuka.salah_uraian');
  if (b.tgl_keputusan > hariIni) salah('tgl_keputusan', 'pembuka.tanggal_depan');
  if (b.berlaku_mulai && b.berlaku_sampai && b.berlaku_sampai < b.berlaku_mulai)
    salah('berlaku_sampai', 'pembuka.masa_terbalik');
  if (banding(b.terealisasi, b.jml) > 0 && !masalah.some((m) => m.medan === 'jml'))
    salah('terealisasi', 'pembuka.melebihi_terbit');
  return { baris: izin && masalah.length === 0 ? { ...b, kd_rekom: izin.kd_rekom } : null, masalah };
}

/** A number of the sheet is read as it is, what a person typed as Indonesian; null = none. */
function bacaJumlah({ teks, angka }: SelPembuka): Desimal | null {
  const t = teks.trim();
  if (angka) return desimalSah(t) ? rapikan(t) : null;
  const baca = bacaAngka(t);
  return baca.sah && keRibu(baca.nilai) >= 0n ? baca.nilai : null;
}

/** What rows of one permit say of the permit itself. */
const KEPALA = [
  'tgl_keputusan',
  'npwp',
  'nib',
  'kd_rekom',
  'kd_komoditas',
  'tahun',
  'berlaku_mulai',
  'berlaku_sampai',
] as const satisfies (keyof BarisPembukaBaca)[];
const kunciBaris = (b: BarisPembukaBaca): string =>
  JSON.stringify([b.no_keputusan, b.hs, b.uraian.toLowerCase(), b.satuan, b.elemen['02'], b.elemen['03']]);

/** Rows of one number are one permit: they agree on what it is, and none stands twice. */
export function periksaIzinPembuka(rows: readonly BarisPembukaBaca[]): MasalahPembuka[] {
  const pertama = new Map<string, BarisPembukaBaca>();
  const dilihat = new Map<string, number>();
  return rows.flatMap((b): MasalahPembuka[] => {
    const awal = pertama.get(b.no_keputusan) ?? b;
    pertama.set(b.no_keputusan, awal);
    const beda = KEPALA.filter((m) => awal[m] !== b[m]);
    const sama = dilihat.get(kunciBaris(b));
    dilihat.set(kunciBaris(b), sama ?? b.nomor);
    return [
      ...beda.map((medan) => ({
        ...{ nomor: b.nomor, medan },
        pesan: pesan('pembuka.beda_kepala', { no: b.no_keputusan, n: awal.nomor }),
      })),
      ...(sama === undefined
        ? []
        : [{ nomor: b.nomor, medan: null, pesan: pesan('pembuka.baris_ganda', { n: sama }) }]),
    ];
  });
}

import { angka, bacaAngka, desimalSah, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { pesan } from '@sinas/domain/pesan/pesan';
import { berkasTertunda, hitungGarisRakor, periksaBarisRakor, type JumlahGaris } from '@sinas/domain/rakor/baris';
import type { BarisTabel, Sel } from '../../impor/buku/baca-tabel.service';
import type { BarisPatch, BarisRow } from '../papan/baris-rapat.repository';
import type { GarisTerhitung } from '../papan/hitung-rapat.service';
import { namaKomoditas } from '../rapat/rapat.presenter';
import { KOLOM_BUKU, rapiAlasan, semula, TUNDA_YA, type MedanDibaca } from './kolom-buku';

export type BarisDibaca = BarisTabel<MedanDibaca>;
/** What is wrong with a row of the workbook; `nomor`: as Excel shows it. */
export interface SalahBuku {
  nomor: number;
  no_aju: string;
  seri: number | null;
  kolom: string | null;
  message: string;
}
export interface BarisBerubah {
  nomor: number;
  lama: BarisRow;
  baru: BarisPatch;
}
/** A line with what stands on it before and after. */
export interface GarisBerubah {
  garis: GarisTerhitung;
  sesudah: JumlahGaris;
}
export interface NilaiBuku {
  dibaca: number;
  berubah: BarisBerubah[];
  salah: SalahBuku[];
  garis: GarisBerubah[];
}
interface Tujuan {
  garis: GarisTerhitung;
  b: BarisRow;
}
const ID = /^\d{1,18}$/;

/** Rows that a workbook names of any meeting, for the locks. */
export const idDisebut = (isi: readonly BarisDibaca[]): bigint[] => [
  ...new Set(isi.flatMap(({ sel }) => (ID.test(sel.id_baris?.teks ?? '') ? [BigInt(sel.id_baris?.teks ?? '')] : []))),
];

/** What a workbook would change on the board as it stands. Rows that nobody has touched in it are left alone, whatever they are now. */
export function nilaiBuku(idRakor: bigint, isi: readonly BarisDibaca[], semua: readonly GarisTerhitung[]): NilaiBuku {
  const tujuan = new Map(semua.flatMap((garis) => garis.baris.map((b): [string, Tujuan] => [b.id, { garis, b }])));
  const ditemui = new Map<string, number>();
  const berubah: BarisBerubah[] = [];
  const salah: SalahBuku[] = [];
  for (const x of isi) {
    const hasil = satu(idRakor, x, tujuan, ditemui);
    if ('salah' in hasil) salah.push(...hasil.salah.map((s) => ({ ...dikenali(x), ...s })));
    else if (hasil.baru) berubah.push({ nomor: x.nomor, lama: hasil.lama, baru: hasil.baru });
  }
  return { dibaca: isi.length, berubah, salah, garis: garisBerubah(semua, berubah) };
}

type Salah = Pick<SalahBuku, 'kolom' | 'message'>;
type HasilSatu = { salah: Salah[] } | { lama: BarisRow; baru: BarisPatch | null };
const tolak = (message: string, kolom: string | null = null): { salah: Salah[] } => ({ salah: [{ kolom, message }] });

function satu(
  idRakor: bigint,
  x: BarisDibaca,
  tujuan: ReadonlyMap<string, Tujuan>,
  ditemui: Map<string, number>,
): HasilSatu {
  const teks = (m: MedanDibaca): string => x.sel[m]?.teks ?? '';
  if (teks('id_rakor') !== '' && teks('id_rakor') !== String(idRakor)) return tolak(pesan('rakor.buku_rapat_lain'));
  const t = teks('id_rakor') === '' ? undefined : tujuan.get(teks('id_baris'));
  if (!t) return tolak(pesan('rakor.buku_kunci'));
  const { b, garis } = t;
  if (teks('no_aju') !== b.no_aju || teks('seri') !== String(b.seri)) return tolak(pesan('rakor.buku_kunci_beda'));
  const kd = garis.garis.kd_komoditas;
  if (teks('kd_komoditas') !== kd)
    return tolak(pesan('rakor.buku_komoditas_lain', { ada: namaKomoditas(kd), tulis: teks('kd_komoditas') || '-' }));
  const dulu = ditemui.get(b.id);
  if (dulu !== undefined) return tolak(pesan('rakor.buku_ganda', { n: dulu }));
  ditemui.set(b.id, x.nomor);
  const dibaca = bacaIsian(x, b);
  if ('salah' in dibaca) return dibaca;
  const { baru } = dibaca;
  // Sent a second time it changes nothing: the row says so already.
  if (semula(baru) === teks('semula') || semula(baru) === semula(b)) return { lama: b, baru: null };
  if (teks('versi') !== String(b.versi)) {
    const jml = b.tunda ? 'ditunda' : angka(b.penetapan, 'belum ditetapkan');
    return tolak(pesan('rakor.buku_berubah', { nama: b.nama ?? 'orang lain', jml }));
  }
  const masalah = periksaBarisRakor({ ...b, ...baru }, true);
  if (masalah.length === 0) return { lama: b, baru };
  return { salah: masalah.map((m) => ({ kolom: labelKolom(m.path), message: m.message })) };
}
const labelKolom = (path: string): string | null => {
  const medan = path.slice(path.lastIndexOf('.') + 1);
  return medan in KOLOM_BUKU ? KOLOM_BUKU[medan as keyof typeof KOLOM_BUKU].label : null;
};
const dikenali = ({ nomor, sel }: BarisDibaca): Omit<SalahBuku, 'kolom' | 'message'> => {
  const seri = Number(sel.seri?.teks ?? '');
  return {
    nomor,
    no_aju: sel.no_aju?.teks.slice(0, 40) ?? '',
    seri: Number.isSafeInteger(seri) && seri > 0 ? seri : null,
  };
};

/** What the row is to get, as its open cells say it. */
function bacaIsian({ sel }: BarisDibaca, b: BarisRow): { salah: Salah[] } | { baru: BarisPatch } {
  const salah: Salah[] = [];
  for (const m of ['penetapan', 'tunda', 'kd_alasan', 'alasan'] as const) {
    const s = sel[m];
    if (s?.rumus) salah.push({ kolom: KOLOM_BUKU[m].label, message: pesan('impor.rumus') });
    else if (s?.galat) salah.push({ kolom: KOLOM_BUKU[m].label, message: pesan('impor.sel_galat', { teks: s.teks }) });
  }
  const tunda = sel.tunda?.teks.toLowerCase() ?? '';
  if (!['', TUNDA_YA.toLowerCase()].includes(tunda))
    salah.push({ kolom: KOLOM_BUKU.tunda.label, message: pesan('rakor.buku_tunda') });
  const jml = bacaJumlah(sel.penetapan);
  if (jml === undefined && salah.length === 0)
    salah.push({ kolom: KOLOM_BUKU.penetapan.label, message: pesan('rakor.buku_angka') });
  if (salah.length > 0) return { salah };
  const ditunda = tunda !== '';
  const kata = sel.kd_alasan?.teks ?? '';
  const alasan = rapiAlasan(sel.alasan?.teks ?? '');
  return {
    baru: {
      ...{ id_baris: b.id_baris, penetapan: ditunda ? null : (jml ?? null), tunda: ditunda },
      // 'A04 Pasokan dalam negeri cukup' is A04.
      kd_alasan: /^[A-Z]\d{2}\b/.exec(kata)?.[0] ?? kata,
      // Line breaks that are there already stay.
      alasan: alasan === rapiAlasan(b.alasan) ? b.alasan : alasan,
    },
  };
}
/** null = nothing, undefined = no quantity. */
function bacaJumlah(s: Sel | undefined): Desimal | null | undefined {
  if (!s || s.teks === '') return null;
  if (s.angka !== null) return desimalSah(s.teks) && !s.teks.startsWith('-') ? rapikan(s.teks) : undefined;
  const baca = bacaAngka(s.teks);
  return baca.sah ? baca.nilai : undefined;
}

function garisBerubah(semua: readonly GarisTerhitung[], berubah: readonly BarisBerubah[]): GarisBerubah[] {
  const baru = new Map(berubah.map((x) => [x.lama.id, x.baru]));
  const rows = semua.map((g) => g.baris.map((b) => ({ ...b, ...baru.get(b.id) })));
  const tertunda = berkasTertunda(rows.flat());
  return semua.flatMap((garis, i) => {
    const { satuan, belum_dialokasikan } = garis.garis;
    const isi = { satuan, plafon: garis.plafon, belum_dialokasikan };
    const sesudah = hitungGarisRakor(isi, rows[i] ?? [], tertunda);
    const disentuh = garis.baris.some((b) => baru.has(b.id)) || sesudah.penetapan !== garis.jumlah.penetapan;
    return disentuh ? [{ garis, sesudah }] : [];
  });
}

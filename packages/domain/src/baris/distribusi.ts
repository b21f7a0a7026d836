import { angka, banding, jumlahkan } from '../format/angka';
import type { JenisPelaku } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';
import { DISTRIBUSI_BARIS } from '../formulir/sasaran';
import { pesan } from '../pesan/pesan';
import type { BarisMentah, JenisBaris, JumlahBaris } from './jenis-baris';
import { denganPeriksa, jenisDariKolom, tolakBaris } from './jenis-kolom';
import { kosong, type Kolom, type KonteksBaris } from './kolom';

export const JENIS_DISTRIBUSI = { lokal: 'Lokal', ekspor: 'Ekspor', lainnya: 'Lainnya' } as const;
type Jenis = keyof typeof JENIS_DISTRIBUSI;
/** Who passes goods on (D.1); an end user keeps them. */
export const PELAKU_DISTRIBUSI: readonly JenisPelaku[] = ['PRODUSEN', 'PEDAGANG'];
const LANGKAH = 'distribusi';

/** To whom goods go: a buyer here, abroad, or something else (D.2). */
export const KOLOM_DISTRIBUSI: readonly Kolom[] = [
  { kd_field: 'jenis_distribusi', label: 'Jenis', jenis: 'pilihan', wajib: true, pilihan: JENIS_DISTRIBUSI },
  { kd_field: 'nama_pembeli', label: 'Nama pembeli', jenis: 'teks', wajib: false, maks: 200 },
  { kd_field: 'npwp_pembeli', label: 'NPWP pembeli', jenis: 'teks', wajib: false, maks: 30 },
  { kd_field: 'kota', label: 'Kabupaten/kota', jenis: 'teks', wajib: false, maks: 100 },
  { kd_field: 'negara_tujuan', label: 'Negara tujuan', jenis: 'negara', wajib: false },
  { kd_field: 'pelabuhan_muat', label: 'Pelabuhan muat', jenis: 'pelabuhan', wajib: false },
  { kd_field: 'keterangan', label: 'Uraian', jenis: 'teks', wajib: false, maks: 300 },
  { kd_field: 'satuan', label: 'Satuan', jenis: 'satuan', wajib: true },
  { kd_field: 'jml', label: 'Jumlah', jenis: 'angka', wajib: true },
];
/** What each kind of distribution says; the fields of the others stay empty. */
export const MEDAN_DISTRIBUSI: Readonly<Record<Jenis, readonly string[]>> = {
  lokal: ['nama_pembeli', 'npwp_pembeli', 'kota'],
  ekspor: ['negara_tujuan', 'pelabuhan_muat'],
  lainnya: ['keterangan'],
};
const SENDIRI = new Set(Object.values(MEDAN_DISTRIBUSI).flat());

/** Digits of a tax number, however it was typed. */
const angkaNpwp = (v: unknown): string => (typeof v === 'string' ? v.replace(/[.\-\s]/g, '') : '');

/** Faults of a row whose fields are right each by itself: those that its kind asks for, and those of other kinds. */
function masalahJenis(data: BarisMentah, seri: number | undefined): Masalah[] {
  const jenis = data['jenis_distribusi'] as Jenis;
  const di = (path: string, message: string): Masalah => ({
    langkah: LANGKAH,
    path,
    message,
    ...(seri ? { baris: seri } : {}),
  });
  return KOLOM_DISTRIBUSI.filter((k) => SENDIRI.has(k.kd_field)).flatMap(({ kd_field, label }): Masalah[] => {
    const [isi, diminta] = [data[kd_field], MEDAN_DISTRIBUSI[jenis].includes(kd_field)];
    if (kosong(isi)) return diminta ? [di(kd_field, pesan('isian.wajib', { label }))] : [];
    // A note may stand beside any of them.
    if (!diminta && kd_field !== 'keterangan')
      return [di(kd_field, pesan('distribusi.tidak_perlu', { label, jenis: JENIS_DISTRIBUSI[jenis].toLowerCase() }))];
    return kd_field === 'npwp_pembeli' && !/^\d{15,16}$/.test(angkaNpwp(isi))
      ? [di(kd_field, pesan('distribusi.npwp'))]
      : [];
  });
}
function lengkapi(data: BarisMentah, { acuan }: KonteksBaris): Record<string, unknown> {
  const nama = (kd: string, cari: (kode: string) => string | undefined) =>
    typeof data[kd] === 'string' ? { [`ur_${kd}`]: cari(data[kd]) ?? '' } : {};
  return {
    ...data,
    ...(kosong(data['npwp_pembeli']) ? {} : { npwp_pembeli: angkaNpwp(data['npwp_pembeli']) }),
    ...nama('negara_tujuan', acuan.negara),
    ...nama('pelabuhan_muat', acuan.pelabuhan),
    ...nama('satuan', acuan.satuan),
  };
}

/** Rows of one good have its unit, and together not more than is asked for it. */
export function periksaJumlahDistribusi(induk: JumlahBaris, rows: readonly JumlahBaris[]): Masalah[] {
  const lain = rows.find((r) => (r.satuan ?? null) !== (induk.satuan ?? null));
  if (lain)
    return [
      {
        langkah: LANGKAH,
        path: 'satuan',
        message: pesan('distribusi.satuan', { n: lain.seri, induk: induk.seri }),
        baris: lain.seri,
      },
    ];
  const [jumlah, batas] = [jumlahkan(rows.map((r) => r.jml ?? '0')), induk.jml ?? '0'];
  if (banding(jumlah, batas) <= 0) return [];
  const message = pesan('distribusi.melebihi', { a: angka(jumlah), b: angka(batas), induk: induk.seri });
  return [{ langkah: LANGKAH, path: 'jml', message }];
}

/** To whom parts of a goods row's quantity go. */
export const DISTRIBUSI: JenisBaris = {
  ...denganPeriksa(
    jenisDariKolom({
      kode: 'distribusi',
      induk: 'barang',
      nama: 'Distribusi',
      langkah: LANGKAH,
      medanInduk: DISTRIBUSI_BARIS,
      maks: 20_000,
      untuk: PELAKU_DISTRIBUSI,
      kolom: () => KOLOM_DISTRIBUSI,
      proyeksi: { uraian: 'nama_pembeli', satuan: 'satuan', jml: 'jml' },
      bersama: periksaJumlahDistribusi,
      jagaInduk: true,
    }),
    (data, ktx, { seri }) => {
      const bukanPelaku = ktx.pelaku !== undefined && !PELAKU_DISTRIBUSI.some((p) => p === ktx.pelaku);
      if (bukanPelaku)
        return tolakBaris([{ langkah: LANGKAH, path: 'jenis_distribusi', message: pesan('distribusi.bukan_pelaku') }]);
      const masalah = masalahJenis(data, seri);
      return masalah.length > 0 ? tolakBaris(masalah) : lengkapi(data, ktx);
    },
  ),
  diLuarKolom: ['ur_negara_tujuan', 'ur_pelabuhan_muat', 'ur_satuan'],
};

import { kolomKonteks } from '../../baris/barang';
import { susunJenis, type JumlahBaris } from '../../baris/jenis-baris';
import { denganPeriksa, jenisDariKolom, tolakBaris } from '../../baris/jenis-kolom';
import { siapUntuk, type Kolom, type KonteksBaris } from '../../baris/kolom';
import { angka, banding, jumlahkan } from '../../format/angka';
import type { Masalah } from '../../formulir/isian';
import { pesan } from '../../pesan/pesan';

const LANGKAH = 'kebutuhan';
/** Elements by which the balance counts a need apart: what it is, and what it is for. */
const GRUP_POS = ['02', '03'] as const;
const JML: Kolom = { kd_field: 'jml', label: 'Jumlah', jenis: 'angka', wajib: true };
const SATUAN: Kolom = { kd_field: 'satuan', label: 'Satuan', jenis: 'satuan', wajib: true };

const kolomPos = (ktx: KonteksBaris): Kolom[] =>
  kolomKonteks(ktx).filter((k) => GRUP_POS.some((grup) => k.kd_field === grup));

/** Rows below one parent have its unit, and not more than it has. */
const dalamInduk =
  (apa: string) =>
  (induk: JumlahBaris, rows: readonly JumlahBaris[]): Masalah[] => {
    const n = induk.seri;
    const lain = rows.find((r) => (r.satuan ?? null) !== (induk.satuan ?? null));
    if (lain)
      return [
        {
          langkah: LANGKAH,
          path: 'satuan',
          message: pesan('pk.satuan_induk', { apa, n: lain.seri }),
          baris: lain.seri,
        },
      ];
    const jumlah = jumlahkan(rows.map((r) => r.jml ?? '0'));
    if (banding(jumlah, induk.jml ?? '0') <= 0) return [];
    const message = pesan('pk.melebihi_induk', { apa, a: angka(jumlah), b: angka(induk.jml ?? '0'), n });
    return [{ langkah: LANGKAH, path: 'jml', message }];
  };

/** Level 1: the national figure of a commodity and its use. */
const KEBUTUHAN = denganPeriksa(
  jenisDariKolom({
    kode: 'kebutuhan',
    induk: null,
    nama: 'Kebutuhan',
    lembar: 'Kebutuhan nasional',
    langkah: LANGKAH,
    maks: 200,
    kolom: (ktx) => [
      { kd_field: 'uraian', label: 'Uraian kebutuhan', jenis: 'teks', wajib: true, maks: 300 },
      ...kolomPos(ktx),
      SATUAN,
      JML,
    ],
    proyeksi: { uraian: 'uraian', satuan: 'satuan', jml: 'jml' },
    kunci: [...GRUP_POS, 'satuan'],
  }),
  (data, ktx) => {
    const { opsi } = siapUntuk(ktx);
    const nama = GRUP_POS.flatMap((g) => {
      const v = data[g];
      return typeof v === 'string' ? [[`ur_${g}`, opsi[g].get(v)?.ur_elemen ?? v] as const] : [];
    });
    return { ...data, ...Object.fromEntries(nama) };
  },
);

/** Level 2: who receives of it. The desks decide on these rows; a company reads its own of a decided need. */
const PENERIMA = denganPeriksa(
  jenisDariKolom({
    kode: 'penerima',
    induk: 'kebutuhan',
    medanInduk: 'penerima',
    nama: 'Penerima',
    lembar: 'Penerima alokasi',
    langkah: LANGKAH,
    dihitung: true,
    penerima: 'npwp',
    maks: 2_000,
    kolom: () => [
      { kd_field: 'npwp', label: 'NPWP penerima', jenis: 'teks', wajib: true, maks: 16 },
      { kd_field: 'nama', label: 'Nama penerima', jenis: 'teks', wajib: true, maks: 200 },
      SATUAN,
      JML,
    ],
    proyeksi: { uraian: 'nama', satuan: 'satuan', jml: 'jml' },
    kunci: ['npwp'],
    bersama: dalamInduk('penerima'),
    jagaInduk: true,
  }),
  (data) =>
    /^\d{16}$/.test(String(data['npwp']))
      ? { ...data }
      : tolakBaris([{ langkah: LANGKAH, path: 'npwp', message: pesan('pk.npwp') }]),
);

/** Level 3: the goods, so much in these months. */
const BARANG_PK = jenisDariKolom({
  kode: 'barang_pk',
  induk: 'penerima',
  medanInduk: 'barang',
  nama: 'Barang',
  lembar: 'Barang per penerima',
  langkah: LANGKAH,
  maks: 20_000,
  kolom: () => [
    { kd_field: 'uraian_barang', label: 'Uraian barang', jenis: 'teks', wajib: true, maks: 300 },
    { kd_field: '08', label: 'Pos tarif (HS)', jenis: 'hs', wajib: true, grup: '08', maks: 120 },
    { kd_field: 'negara_asal', label: 'Negara asal', jenis: 'negara', wajib: false },
    { kd_field: 'periode', label: 'Periode', jenis: 'periode', wajib: true },
    SATUAN,
    JML,
  ],
  proyeksi: { uraian: 'uraian_barang', hs: '08', satuan: 'satuan', jml: 'jml' },
  kunci: ['08', 'negara_asal', 'periode'],
  bersama: dalamInduk('barang'),
  jagaInduk: true,
});

/** Rows of a ministry's need, level by level. */
export const JENIS_PK = susunJenis([
  { ...KEBUTUHAN, diLuarKolom: GRUP_POS.map((g) => `ur_${g}`) },
  PENERIMA,
  BARANG_PK,
]);
/** `id_level` of the wire: 1, 2 and 3. */
export const LEVEL_PK = ['kebutuhan', 'penerima', 'barang_pk'] as const;
export type JenisPk = (typeof LEVEL_PK)[number];

import type { JenisBaris, JumlahBaris } from '@sinas/domain/baris/jenis-baris';
import { MEDAN_RUJUKAN, type Kolom } from '@sinas/domain/baris/kolom';
import { rapikan } from '@sinas/domain/format/angka';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { BulanTampil, SisiIsi } from '../../pengajuan/bulan/bulan.service';
import type { JumlahDiBawah, PotretJenis } from '../../pengajuan/baris/baris-impor.service';
import type { BarisBuku, LembarBaca } from '../buku/baca-buku';
import type { BentukLembar } from '../templat/bentuk-lembar';
import { bacaKunci } from '../templat/templat';
import { PenilaiGanda } from '../nilai/ganda';
import { diterima, nilaiBaris, penilaian, terapkan, type Calon, type DasarNilai } from '../nilai/nilai-baris';
import { Penomoran } from '../nilai/penomoran';
import { bacaRekaman, bacaSelKolom, selKosong, type CaraBaca, type Terbaca } from '../nilai/petakan-baris';
import { bacaBulan, type KolomBulan } from './bulan-buku';

/** A row of the workbook, judged: what it would do, and what is wrong with it by field. */
export interface CalonRencana extends Calon {
  /** Months that change. */
  bulan: SisiIsi;
}
export interface BahanNilai {
  tahun: number;
  bentuk: BentukLembar;
  /** Columns of the kind. */
  cara: CaraBaca;
  kolomBulan: readonly KolomBulan[];
  potret: readonly PotretJenis[];
  dasar: DasarNilai;
  /** Stored months by row. */
  bulan: ReadonlyMap<bigint, readonly BulanTampil[]>;
  /** Ids of goods by what the workbook calls them, 'impor 1'. */
  barang: ReadonlyMap<string, string>;
  lembar: LembarBaca;
}
const GANDA = { buku: 'rencana.excel_ganda', portal: 'rencana.excel_ganda_tersimpan' } as const;
const KOSONG = (): Terbaca => ({ data: {}, masalah: new Map(), tampil: new Map() });

/** What cells say that are no months; null = the row is empty. */
export function bacaBaris(b: BarisBuku, m: Pick<BahanNilai, 'cara' | 'kolomBulan' | 'lembar' | 'barang'>) {
  const { sel } = b;
  const angka = new Map<string, string>();
  const salah = new Map<string, string>();
  for (const k of m.kolomBulan) {
    const s = sel.get(k.kd_field);
    if (!s || selKosong(s)) continue;
    const dibaca = bacaSelKolom(k, s, m.cara);
    if ('salah' in dibaca) salah.set(k.kd_field, dibaca.salah);
    else angka.set(k.kd_field, String(dibaca.nilai));
  }
  const ada = bacaRekaman(sel, m.cara);
  if (!ada && angka.size + salah.size === 0) return null;
  return { terbaca: rujukan(ada ?? KOSONG(), m.barang), angka, salahBulan: salah };
}
/** A good is named by its number, as people see it, and stored by its id. */
function rujukan(t: Terbaca, barang: ReadonlyMap<string, string>): Terbaca {
  const teks = t.data[MEDAN_RUJUKAN];
  if (typeof teks !== 'string' || t.masalah.has(MEDAN_RUJUKAN)) return t;
  const nama = /^(impor|lokal)\s*(\d{1,6})$/i.exec(teks.trim());
  const id = nama && barang.get(`${nama[1]?.toLowerCase()} ${Number(nama[2])}`);
  if (id) return { ...t, data: { ...t.data, [MEDAN_RUJUKAN]: id } };
  const sebab = nama ? pesan('rencana.excel_barang_tidak_ada', { teks }) : pesan('rencana.excel_barang');
  return { ...t, masalah: new Map([...t.masalah, [MEDAN_RUJUKAN, sebab]]) };
}

/** Every row of the sheet by the rules of the form: each by itself, then what rows show together. */
export function nilaiSemua(rows: readonly BarisBuku[], m: BahanNilai): CalonRencana[] {
  const indeks = new Map(m.potret.map((p) => [p.jenis.kode, p.indeks]));
  const nomor = new Penomoran(indeks, new Map());
  const dibaca = rows.flatMap((b) => {
    const isi = bacaBaris(b, m);
    return isi ? [{ b, isi, kunci: bacaKunci(b.kunci) }] : [];
  });
  const calon = dibaca.map(({ b, isi, kunci }): CalonRencana => {
    const lama = (kunci && m.dasar.indeks.perId(kunci.id)) ?? null;
    const letak = nomor.baca(m.bentuk, b.letak, lama);
    const c = nilaiBaris({ nomor: b.nomor, kunci: b.kunci, lama, letak }, isi.terbaca, m.dasar);
    return denganBulan(c, isi, m, kunci?.versi);
  });
  const vonis = PenilaiGanda.semua(
    calon.map((c) => penilaian(c, m.dasar)),
    m.dasar.indeks,
    GANDA,
  );
  return calon.map((c, i) => {
    const [v, d] = [vonis[i], dibaca[i]];
    if (!v || !d) return c;
    const semula = c.lama;
    terapkan(c, v);
    // A row without a key that is stored already: its months are that row's.
    return c.lama && !semula ? denganBulan(c, d.isi, m, c.lama.versi) : c;
  });
}

type Dibaca = NonNullable<ReturnType<typeof bacaBaris>>;
/** Months of the row, and what is wrong with them; months that change are a change of the row. */
function denganBulan(c: Calon, { angka, salahBulan }: Dibaca, m: BahanNilai, versi: number | undefined): CalonRencana {
  const ada = (c.lama && m.bulan.get(c.lama.id)) ?? [];
  const kolom = m.kolomBulan.filter((k) => m.lembar.tempat(k.kd_field) > 0);
  const { isi, salah } = bacaBulan(kolom, angka, ada, { tahun: m.tahun, jenis: m.dasar.jenis });
  const berubah = Object.keys(isi).length > 0;
  const umum = [...c.umum];
  if (berubah && c.lama && c.tetap && versi !== c.lama.versi) umum.push(pesan('impor.baris_berubah'));
  // Months have no remark of their own: they are open where the whole row is.
  else if (berubah && c.lama && umum.length === 0 && m.dasar.medan(c.lama) !== null)
    umum.push(pesan('perbaikan.terkunci', { label: `Bulan baris ${c.lama.seri}` }));
  return { ...c, bulan: isi, umum, salah: new Map([...c.salah, ...salahBulan, ...salah]) };
}
/** Does a row that is right do anything? */
export const berbuat = (c: CalonRencana): boolean => !c.tetap || Object.keys(c.bulan).length > 0;

const jumlah = (b: Pick<JumlahDiBawah, 'seri' | 'jml' | 'satuan'>): JumlahBaris => ({
  ...{ seri: b.seri, satuan: b.satuan },
  jml: b.jml === null ? null : rapikan(b.jml),
});
/** Quantities that stand below parents, and those of the parents themselves. */
export interface Bawahan {
  jenis: JenisBaris;
  rows: readonly JumlahDiBawah[];
  induk: ReadonlyMap<bigint, JumlahBaris>;
}
/** Rows below one parent take not more than it has: where they would, none of that parent's rows in the workbook stands. */
export function batasiInduk(calon: readonly CalonRencana[], { jenis, rows, induk }: Bawahan): void {
  const benar = calon.filter((c) => diterima(c) && berbuat(c) && c.letak.induk !== null);
  for (const id of new Set(benar.map((c) => c.letak.induk as bigint))) {
    const milik = benar.filter((c) => c.letak.induk === id);
    const diganti = new Set(milik.map((c) => c.lama?.id));
    const tinggal = rows.filter((r) => r.induk === id && !diganti.has(r.id)).map(jumlah);
    const atas = induk.get(id);
    const baru = milik.map((c): JumlahBaris => ({ seri: c.lama?.seri ?? c.nomor, jml: c.isi?.jml ?? null }));
    for (const salah of atas ? (jenis.bersama?.(atas, [...tinggal, ...baru]) ?? []) : [])
      for (const c of milik) tambahSalah(c, salah.path, salah.message);
  }
}
/** A parent that is changed still holds what stands below it. */
export function jagaAnak(
  calon: readonly CalonRencana[],
  anak: readonly { jenis: JenisBaris; rows: readonly JumlahDiBawah[] }[],
) {
  for (const c of calon) {
    if (!diterima(c) || !c.lama || !c.isi) continue;
    const atas = { seri: c.lama.seri, jml: c.isi.jml, satuan: c.isi.satuan };
    for (const { jenis, rows } of anak) {
      const milik = rows.filter((r) => r.induk === c.lama?.id).map(jumlah);
      const salah = milik.length > 0 ? (jenis.bersama?.(atas, milik) ?? []) : [];
      for (const s of salah) c.umum.push(s.message);
    }
  }
}
function tambahSalah(c: CalonRencana, medan: string, sebab: string): void {
  c.salah = new Map([...c.salah, [medan, sebab]]);
}

/** What is wrong with a row, cell by cell; without a cell: the row as a whole. */
export function masalahSel(
  c: CalonRencana,
  kolom: readonly Pick<Kolom, 'kd_field' | 'label'>[],
  alamat: (medan: string) => string | null,
): { kolom: string | null; sel: string | null; pesan: string }[] {
  return [
    ...[...new Set(c.umum)].map((sebab) => ({ kolom: null, sel: null, pesan: sebab })),
    ...[...c.salah].map(([medan, sebab]) => ({
      kolom: kolom.find((k) => k.kd_field === medan)?.label ?? null,
      sel: alamat(medan),
      pesan: sebab,
    })),
  ];
}

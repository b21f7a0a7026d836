import { pesan } from '../pesan/pesan';
import type { BerkasResmi } from './berkas/bentuk';
import type { BarisSah, Tolakan } from './berkas/periksa-berkas';
import { DAFTAR_REFERENSI } from './daftar-referensi';
import { asalDari, SUMBER_UNGGAHAN, type IsiEntri } from './entri';

/** An entry as it is kept. */
export interface EntriTersimpan extends IsiEntri {
  kode: string;
  urut: number;
  sumber: string;
}
export const KELOMPOK_PERUBAHAN = ['tambah', 'ubah', 'tutup', 'pertahankan', 'tolak'] as const;
export type KelompokPerubahan = (typeof KELOMPOK_PERUBAHAN)[number];
export interface Perubahan {
  kelompok: KelompokPerubahan;
  baris: number | null;
  kode: string;
  sebelum: EntriTersimpan | null;
  sesudah: EntriTersimpan | null;
  pesan: string | null;
}
export interface Pertimbangan {
  berkas: BerkasResmi;
  /** First day of what is new, and the day after the last one of what goes. */
  mulai: string;
  kemarin: string;
  /** Files that are still open and name a code which would go. */
  dipakai: ReadonlyMap<string, string>;
}

const SEKALIGUS = 500;

/**
 * What a file would do to a list: pure, in the order of the file; what is closed comes last, by code. `jeda` lets others
 * have their turn in between, a list may have tens of thousands of entries.
 */
export async function bandingkan(
  lama: ReadonlyMap<string, EntriTersimpan>,
  baru: readonly BarisSah[],
  p: Pertimbangan,
  jeda: () => Promise<void> = async () => undefined,
): Promise<{ perubahan: Perubahan[]; sama: number }> {
  const perubahan: Perubahan[] = [];
  const sumber = SUMBER_UNGGAHAN + p.berkas.nama;
  let sama = 0;
  for (const [i, { baris, ...e }] of baru.entries()) {
    if (i % SEKALIGUS === SEKALIGUS - 1) await jeda();
    const ada = lama.get(e.kode);
    const mulai = e.berlaku_mulai ?? (ada ? ada.berlaku_mulai : p.mulai);
    const sesudah: EntriTersimpan = {
      ...e,
      data: p.berkas.sebagian && ada ? { ...diLuarKolom(ada, p.berkas), ...e.data } : e.data,
      urut: e.urut ?? ada?.urut ?? 0,
      berlaku_mulai: mulai,
      sumber,
    };
    if (!ada) perubahan.push({ kelompok: 'tambah', baris, kode: e.kode, sebelum: null, sesudah, pesan: null });
    else if (setara(ada, sesudah)) sama += 1;
    else if (asalDari(ada.sumber) === 'petugas')
      perubahan.push({
        kelompok: 'pertahankan',
        baris,
        kode: e.kode,
        sebelum: ada,
        sesudah,
        pesan: pesan('referensi.milik_petugas'),
      });
    else perubahan.push({ kelompok: 'ubah', baris, kode: e.kode, sebelum: ada, sesudah, pesan: null });
  }
  return { perubahan: [...perubahan, ...yangHilang(lama, baru, p)], sama };
}

function diLuarKolom(ada: EntriTersimpan, berkas: BerkasResmi): Record<string, unknown> {
  const kolom = new Set(DAFTAR_REFERENSI[berkas.jenis].kolom.map((k) => k.kd_field));
  return Object.fromEntries(Object.entries(ada.data).filter(([k]) => !kolom.has(k)));
}

/** Only what came from this file goes with it. A code that open files name stays, and the load is refused. */
function yangHilang(
  lama: ReadonlyMap<string, EntriTersimpan>,
  baru: readonly BarisSah[],
  p: Pertimbangan,
): Perubahan[] {
  if (!p.berkas.menutup) return [];
  const sumber = SUMBER_UNGGAHAN + p.berkas.nama;
  return kandidatTutup(lama, baru, p.berkas).map((ada) => {
    const dipakai = p.dipakai.get(ada.kode);
    if (dipakai !== undefined)
      return {
        kelompok: 'tolak',
        baris: tempat(baru, ada.kode),
        kode: ada.kode,
        sebelum: ada,
        sesudah: null,
        pesan: pesan('referensi.dipakai', { kode: ada.kode, oleh: dipakai }),
      };
    // What was to begin today or later has never held: it goes without a trace in the list.
    const belumBerlaku = ada.berlaku_mulai !== null && ada.berlaku_mulai > p.kemarin;
    const sesudah = belumBerlaku ? null : { ...ada, berlaku_akhir: p.kemarin, sumber };
    return { kelompok: 'tutup', baris: null, kode: ada.kode, sebelum: ada, sesudah, pesan: null };
  });
}

/** Entries in force that came from this file, or an earlier copy, and are not in it any more. */
export function kandidatTutup(
  lama: ReadonlyMap<string, EntriTersimpan>,
  baru: readonly { kode: string }[],
  berkas: BerkasResmi,
): EntriTersimpan[] {
  if (!berkas.menutup) return [];
  const tetap = new Set(baru.map((e) => e.kode));
  const sumber = new Set([berkas.nama, SUMBER_UNGGAHAN + berkas.nama]);
  return [...lama.values()]
    .filter((e) => sumber.has(e.sumber) && e.berlaku_akhir === null && !tetap.has(e.kode))
    .filter((e) => berkas.milik?.(e.kode, e) ?? true)
    .sort((a, b) => (a.kode < b.kode ? -1 : 1));
}

/** The line after which a missing code would have stood; the header when it would have been the first. */
function tempat(baru: readonly BarisSah[], kode: string): number {
  let baris = 1;
  let terdekat = '';
  for (const e of baru)
    if (e.kode < kode && e.kode > terdekat) {
      terdekat = e.kode;
      baris = e.baris;
    }
  return baris;
}

/** The same words, whoever said them. */
export function setara(a: EntriTersimpan, b: EntriTersimpan): boolean {
  return (
    a.uraian === b.uraian &&
    a.induk === b.induk &&
    a.urut === b.urut &&
    a.berlaku_mulai === b.berlaku_mulai &&
    a.berlaku_akhir === b.berlaku_akhir &&
    rapi(a.data) === rapi(b.data)
  );
}
/** Keys in order, nothing that is empty: the database orders keys as it likes. */
const rapi = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(data)
      .filter(([, v]) => v !== null && v !== undefined && v !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Refused lines of a file beside what it would change. */
export const sebagaiPerubahan = (t: Tolakan): Perubahan => ({
  kelompok: 'tolak',
  baris: t.baris,
  kode: t.kode,
  sebelum: null,
  sesudah: null,
  pesan: t.pesan,
});

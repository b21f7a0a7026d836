import { KELOMPOK } from '../komoditas/daftar';
import { GRUP_OPSI, type EntriElemen, type GrupOpsi } from '../komoditas/elemen';
import { awalanElemen } from '../komoditas/opsi';
import { pesan } from '../pesan/pesan';

type Data = Readonly<Record<string, unknown>>;
const grupOpsi = (v: unknown): v is GrupOpsi => (GRUP_OPSI as readonly unknown[]).includes(v);
const angka = (v: unknown): number | null => (typeof v === 'number' ? v : null);

/** Commodity group, element group and code of an option say the same. */
export function periksaElemen(kode: string, data: Data): { path: string; message: string }[] {
  const { kd_komoditas, kd_grup } = data;
  if (typeof kd_komoditas !== 'string' || !KELOMPOK.has(kd_komoditas) || !grupOpsi(kd_grup)) return [];
  const awalan = awalanElemen(kd_komoditas, kd_grup);
  return kode.length === awalan.length + 2 && kode.startsWith(awalan)
    ? []
    : [{ path: 'kode', message: pesan('referensi.kode_elemen', { awalan, kode: kd_komoditas, grup: kd_grup }) }];
}

/** Options are found by the name of their commodity as well: the search reads this text. */
export function denganKomoditas(data: Data): Record<string, unknown> {
  const k = KELOMPOK.get(String(data.kd_komoditas));
  return k ? { ...data, induk_uraian: `${k.kode} ${k.uraian}` } : { ...data };
}

/** An option as an entry of the list. */
export const entriElemen = (e: EntriElemen) => ({
  kode: e.kd_elemen,
  uraian: e.ur_elemen,
  data: denganKomoditas({
    kd_komoditas: e.kd_komoditas,
    kd_grup: e.kd_grup,
    ...(e.urut === null ? {} : { urut: e.urut }),
    ...(e.tutup_tahun === null ? {} : { tutup_tahun: e.tutup_tahun }),
  }),
});

/** And back; null when the entry names no element group. */
export function elemenDari(e: {
  kode: string;
  uraian: string;
  data: Data;
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
}): EntriElemen | null {
  const { kd_komoditas, kd_grup, urut, tutup_tahun } = e.data;
  if (typeof kd_komoditas !== 'string' || !grupOpsi(kd_grup)) return null;
  return {
    kd_elemen: e.kode,
    ur_elemen: e.uraian,
    kd_komoditas,
    kd_grup,
    urut: angka(urut),
    tutup_tahun: angka(tutup_tahun),
    berlaku_mulai: e.berlaku_mulai,
    berlaku_akhir: e.berlaku_akhir,
  };
}

/** What a code of an element hangs below: itself, then its commodity; null where it is neither element nor commodity. */
export function jalurElemen(kode: string): string[] | null {
  if (KELOMPOK.has(kode)) return [kode];
  const komoditas = `0${kode.slice(2, -2)}`;
  return /^0[2-7]\d{4,5}$/.test(kode) && KELOMPOK.has(komoditas) ? [kode, komoditas] : null;
}

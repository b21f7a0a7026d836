import { tanggal } from '@sinas/domain/format/tanggal';
import type { DaftarReferensi } from '../../providers/wire';

interface BedaTeks {
  awal: string;
  lama: string;
  baru: string;
  akhir: string;
}
/** Words and the blanks between them, so that a cut never goes through a word. */
const kata = (teks: string): string[] => teks.match(/\S+|\s+/g) ?? [];

/** What two texts share at both ends, and what differs between. */
export function bedaTeks(lama: string, baru: string): BedaTeks {
  const a = kata(lama);
  const b = kata(baru);
  const sependek = Math.min(a.length, b.length);
  let depan = 0;
  while (depan < sependek && a[depan] === b[depan]) depan += 1;
  let belakang = 0;
  while (belakang < sependek - depan && a[a.length - 1 - belakang] === b[b.length - 1 - belakang]) belakang += 1;
  const tengah = (k: string[]) => k.slice(depan, k.length - belakang).join('');
  return {
    awal: a.slice(0, depan).join(''),
    lama: tengah(a),
    baru: tengah(b),
    akhir: a.slice(a.length - belakang).join(''),
  };
}

type Bentuk = Pick<DaftarReferensi, 'label_induk' | 'kolom'>;
const baca = (isi: object, kunci: string): string => {
  const nilai: unknown = (isi as Record<string, unknown>)[kunci];
  return typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '';
};
/** A state of an entry as label and value. The history has the list's own fields beside the common ones, loads below `data`. */
function isian({ label_induk, kolom }: Bentuk, isi: object | null): [label: string, nilai: string][] {
  if (!isi) return [];
  const data = 'data' in isi && typeof isi.data === 'object' && isi.data ? isi.data : isi;
  return [
    ['Uraian', baca(isi, 'uraian')],
    [label_induk ?? 'Induk', baca(isi, 'induk')],
    ...kolom.map((k): [string, string] => [k.label, baca(data, k.kd_field)]),
    ['Berlaku mulai', tanggal(baca(isi, 'berlaku_mulai'), '')],
    ['Berlaku sampai', tanggal(baca(isi, 'berlaku_akhir'), '')],
  ];
}

export interface BedaIsian {
  label: string;
  lama: string;
  baru: string;
}
/** The fields in which two states of an entry differ; all that are filled where there was none before. */
export function bedaIsi(daftar: Bentuk, sebelum: object | null, sesudah: object | null): BedaIsian[] {
  const dulu = new Map(isian(daftar, sebelum));
  const kini = new Map(isian(daftar, sesudah));
  return [...new Set([...dulu.keys(), ...kini.keys()])].flatMap((label) => {
    const lama = dulu.get(label) ?? '';
    const baru = kini.get(label) ?? '';
    return lama === baru ? [] : [{ label, lama, baru }];
  });
}

const hs = (isi: object | null): string[] =>
  isi && 'hs' in isi && Array.isArray(isi.hs) ? isi.hs.filter((h): h is string => typeof h === 'string') : [];
/** Tariff lines that an element got and lost. */
export function bedaHs(sebelum: object | null, sesudah: object | null): { tambah: string[]; hapus: string[] } {
  const [dulu, kini] = [hs(sebelum), hs(sesudah)];
  return { tambah: kini.filter((h) => !dulu.includes(h)), hapus: dulu.filter((h) => !kini.includes(h)) };
}

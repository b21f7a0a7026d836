import { KODE_GRUP } from '@sinas/domain/komoditas/elemen';
import type { JsonSimpan, Rekaman } from '../wire';

type Isi = Omit<Rekaman, 'id' | 'no_seri'>;
/** A row that is typed but not yet valid, as the autosave keeps it. With `id` it covers a stored row. */
export type BarisBelum = Isi & {
  kunci: string;
  id?: string;
  no_seri?: number;
  versi?: number;
};

/** Fields a person fills. */
export const FIELD = [
  ...KODE_GRUP.filter((g) => g !== '01'),
  'uraian_barang',
  'negara_asal',
  'pelabuhan_tujuan',
  'periode_importasi',
  'satuan',
  'jml_bahan_baku',
  'ukuran',
  'spesifikasi',
  'catatan_hs',
  'tujuan_penggunaan',
] as const;

/** The typed part of a row with its names; facts of the server are left out. */
export function isiDari(b: object): Isi {
  const asal = b as Record<string, unknown>;
  return Object.fromEntries(
    FIELD.flatMap((f) => [f, `ur_${f}`]).flatMap((f) =>
      asal[f] === undefined || asal[f] === null ? [] : [[f, asal[f]]],
    ),
  );
}

/** The server keeps these rows as they were sent, whatever is in them. One without a key is named by its place. */
export const bacaBelum = (b: JsonSimpan['baris_belum'][number], i: number): BarisBelum => ({
  ...isiDari(b),
  kunci: typeof b.kunci === 'string' ? b.kunci : String(i),
  ...(typeof b.id === 'string' ? { id: b.id } : {}),
  ...(typeof b.no_seri === 'number' ? { no_seri: b.no_seri } : {}),
  ...(typeof b.versi === 'number' ? { versi: b.versi } : {}),
});

import type { Kueri } from '@sinas/api-client';
import { saringOpsi, type Opsi } from '@sinas/ui/inputs/saring-opsi';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { kunciAcuan } from '../../lib/kunci';
import { definisi, type NamaSumber } from './sumber';

export interface JawabanSumber {
  opsi: Opsi[];
  lebih: boolean;
  /** When another system said so. */
  diambil: string | null;
}
/** Another system did not answer; the list it keeps is not there now. */
class SumberTakMenjawab extends Error {}

/** As old as the server lets its own answers be; lists of others are asked for again sooner, they are good for minutes. */
const SEGAR_MS = 5 * 60_000;
const SEGAR_LUAR_MS = 60_000;
/** Nobody looks at a list that does not come for longer than this. */
const BATAS_MS = 18_000;

export function kueriSumber(nama: NamaSumber, kata: string, lain: Kueri = {}) {
  const s = definisi(nama);
  const dicari = s.limit ? kata.trim() : '';
  return {
    queryKey: kunciAcuan.daftar(nama, dicari, lain),
    staleTime: s.luar ? SEGAR_LUAR_MS : SEGAR_MS,
    retry: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<JawabanSumber> => {
      const kueri = { ...lain, ...(dicari ? { keyword: dicari } : {}), ...(s.limit ? { limit: s.limit } : {}) };
      const batasMs = s.batasMs ?? BATAS_MS;
      const { data, meta } = await api.lewat<unknown[]>('get', s.path, { query: kueri, signal, batasMs });
      if (meta.gagal) throw new SumberTakMenjawab();
      return { opsi: s.jadi(data), lebih: data.length >= (s.limit ?? Infinity), diambil: meta.diambil ?? null };
    },
  };
}

/** Which elements of a row narrow a list, and where that is asked. */
export interface Penyempit {
  sumber: 'negara_elemen' | 'pelabuhan_elemen';
  kd_elemen: string;
}
/** Codes that are offered; null = all, also where the list did not come or is empty: that keeps nobody from a code. */
export const kodeSempit = (jawab: JawabanSumber | undefined): Set<string> | null =>
  jawab?.opsi.length ? new Set(jawab.opsi.map((o) => o.kode)) : null;
export const ditawarkan = (opsi: Opsi[], boleh: Set<string> | null): Opsi[] =>
  boleh ? opsi.filter((o) => boleh.has(o.kode)) : opsi;

export const tanyaSempit = (klien: QueryClient, { sumber, kd_elemen }: Penyempit): Promise<Set<string> | null> =>
  klien.fetchQuery(kueriSumber(sumber, '', { kd_elemen })).then(kodeSempit, () => null);

/** Entries for what was typed; the list is fetched, or taken from what is known here. Failures are not kept. */
export async function tanyaSumber(
  klien: QueryClient,
  nama: NamaSumber,
  kata: string,
  { lain, signal }: { lain?: Kueri; signal?: AbortSignal } = {},
): Promise<JawabanSumber> {
  const kueri = kueriSumber(nama, kata, lain);
  const jawab = await klien.fetchQuery({
    ...kueri,
    queryFn: (ktx) => kueri.queryFn({ signal: signal ? AbortSignal.any([signal, ktx.signal]) : ktx.signal }),
  });
  return definisi(nama).limit ? jawab : { ...jawab, opsi: saringOpsi(kata, jawab.opsi) };
}

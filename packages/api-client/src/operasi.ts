import type { PathsWithMethod } from 'openapi-typescript-helpers';
import type { paths } from '../schema';

export type Metode = 'get' | 'post' | 'put' | 'delete';
/** Paths that know a method. */
export type Jalur<M extends Metode> = PathsWithMethod<paths, M>;
type Operasi<P extends keyof paths, M extends Metode> = paths[P] extends Record<M, infer O> ? O : never;

export interface Opsi {
  signal?: AbortSignal;
  /** Of the caller: a write that is sent again is done once. */
  kunci?: string;
  batasMs?: number;
  /** The page does it by itself: the session is not prolonged. */
  latar?: boolean;
}

/** Filters may be left empty; what must be there must be there. */
type Saringan<Q> = { [K in keyof Q]: undefined extends Q[K] ? Q[K] | null | '' : Q[K] };
type Wajib<T> = object extends T ? false : true;
type Ada<T> = [Exclude<T, undefined>] extends [never] ? false : true;
type Parameter<O> = O extends { parameters: infer A } ? A : never;
type Bagian<O, K extends 'path' | 'query'> = Parameter<O> extends Partial<Record<K, infer V>>
  ? Ada<V> extends true
    ? Wajib<Exclude<V, undefined>> extends true
      ? Record<K, Saringan<Exclude<V, undefined>>>
      : Partial<Record<K, Saringan<Exclude<V, undefined>>>>
    : unknown
  : unknown;

type Muatan<O> = O extends { requestBody: { content: infer C } }
  ? { body: Satu<C> }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: Satu<C> }
    : { body?: Record<string, never> };
type Satu<C> = C extends { 'application/json': infer B } ? B : FormData;

type Isian<O> = Bagian<O, 'path'> & Bagian<O, 'query'> & Muatan<O> & Opsi;
/** What goes with a call; may be left out where nothing of it is asked for. */
export type Minta<P extends keyof paths, M extends Metode> = Wajib<Isian<Operasi<P, M>>> extends true
  ? [minta: Isian<Operasi<P, M>>]
  : [minta?: Isian<Operasi<P, M>>];

type Sukses<O> = O extends { responses: infer R }
  ? R extends { 200: { content: { 'application/json': infer J } } }
    ? J
    : R extends { 201: { content: { 'application/json': infer J } } }
      ? J
      : never
  : never;
/** `data` of the envelope. */
export type Jawaban<P extends keyof paths, M extends Metode> =
  Sukses<Operasi<P, M>> extends { data: infer D } ? D : unknown;
export type Isi<T> = T extends readonly (infer I)[] ? I : never;

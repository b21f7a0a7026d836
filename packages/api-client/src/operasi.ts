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

/** An address is text, and what stands in one may come from another address: names are checked here, values by the server. */
type Teks<V> = V extends string | number | boolean ? string | number | boolean : V;
type Satuan<V> = V extends readonly (infer I)[] ? Teks<I> | readonly Teks<I>[] : Teks<V>;
type Alamat<Q> = { [K in keyof Q]: Satuan<Q[K]> };
/** A filter may be empty: it is not sent then. */
type Saringan<Q> = { [K in keyof Q]: Satuan<Q[K]> | null };
type Nilai<K, V> = K extends 'query' ? Saringan<V> : Alamat<V>;
type Wajib<T> = object extends T ? false : true;
type Ada<T> = [Exclude<T, undefined>] extends [never] ? false : true;
type Parameter<O> = O extends { parameters: infer A } ? A : never;
type Bagian<O, K extends 'path' | 'query'> =
  Parameter<O> extends Partial<Record<K, infer V>>
    ? Ada<V> extends true
      ? Wajib<Exclude<V, undefined>> extends true
        ? Record<K, Nilai<K, Exclude<V, undefined>>>
        : Partial<Record<K, Nilai<K, Exclude<V, undefined>>>>
      : unknown
    : unknown;

type Muatan<O> = O extends { requestBody?: infer R }
  ? Ada<R> extends true
    ? O extends { requestBody: { content: infer C } }
      ? { body: Satu<C> }
      : { body?: Exclude<R, undefined> extends { content: infer C } ? Satu<C> : never }
    : Tanpa
  : Tanpa;
/** A file is described by no schema. */
type Tanpa = { body?: Record<string, never> | FormData };
type Satu<C> = C extends { 'application/json': infer B } ? B : FormData;

type Isian<O> = Bagian<O, 'path'> & Bagian<O, 'query'> & Muatan<O> & Opsi;
/** What goes with a call; may be left out where nothing of it is asked for. */
export type Minta<P extends keyof paths, M extends Metode> =
  Wajib<Isian<Operasi<P, M>>> extends true ? [minta: Isian<Operasi<P, M>>] : [minta?: Isian<Operasi<P, M>>];

type Sukses<O> = O extends { responses: infer R }
  ? R extends { 200: { content: { 'application/json': infer J } } }
    ? J
    : R extends
          { 201: { content: { 'application/json': infer J } } } | { 202: { content: { 'application/json': infer J } } }
      ? J
      : never
  : never;
/** `data` of the envelope. */
export type Jawaban<P extends keyof paths, M extends Metode> =
  Sukses<Operasi<P, M>> extends { data: infer D } ? D : unknown;
export type Isi<T> = T extends readonly (infer I)[] ? I : never;

import { RequestMethod, type PipeTransform, type Type } from '@nestjs/common';
import {
  CUSTOM_ROUTE_ARGS_METADATA,
  EXCEPTION_FILTERS_METADATA,
  GUARDS_METADATA,
  HEADERS_METADATA,
  HTTP_CODE_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  PIPES_METADATA,
  REDIRECT_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { ModulesContainer } from '@nestjs/core';
import type { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { Request } from 'express';
import { JALUR_PENDEK, RAW } from '../decorators';

type Metode = (...argumen: unknown[]) => unknown;
/** One argument of a controller's method, from the request. */
type Ambil = (req: Request, konteks: ExecutionContextHost) => unknown;
interface Argumen {
  index: number;
  data?: unknown;
  pipes?: unknown[];
  factory?: (data: unknown, konteks: ExecutionContextHost) => unknown;
}
/** What one request is led to. */
export interface Rute {
  kelas: Type;
  metode: Metode;
  /** As Nest has registered it. */
  jalur: string;
  status: number;
  ambil: readonly Ambil[];
  panggil: Metode;
}

/** What Nest would put round a method, and the short way does not know. */
const SENDIRI = [
  GUARDS_METADATA,
  INTERCEPTORS_METADATA,
  PIPES_METADATA,
  EXCEPTION_FILTERS_METADATA,
  HEADERS_METADATA,
  REDIRECT_METADATA,
  RAW,
];

/** Routes with `@JalurPendek()`, by method and path. Throws where one needs what the short way does not have. */
export function rutePendek(modul: ModulesContainer, pipa: PipeTransform): ReadonlyMap<string, Rute> {
  const semua = new Map<string, Rute>();
  for (const { controllers } of modul.values())
    for (const { instance, metatype } of controllers.values())
      for (const metode of bertanda(metatype as Type)) {
        const kelas = metatype as Type;
        const kata = Reflect.getMetadata(METHOD_METADATA, metode) as RequestMethod;
        const kode = Reflect.getMetadata(HTTP_CODE_METADATA, metode) as number | undefined;
        const ambil = argumen(kelas, metode.name, pipa);
        pastikan(kelas, metode);
        for (const jalur of jalurDari(kelas, metode))
          semua.set(`${RequestMethod[kata]} ${jalur}`, {
            ...{ kelas, metode, jalur, ambil },
            status: kode ?? (kata === RequestMethod.POST ? 201 : 200),
            panggil: metode.bind(instance),
          });
      }
  return semua;
}

function bertanda(kelas: Type): Metode[] {
  const isi = Object.getOwnPropertyDescriptors(kelas.prototype) as Record<string, PropertyDescriptor>;
  return Object.values(isi)
    .map((d) => d.value as unknown)
    .filter((v): v is Metode => typeof v === 'function' && Reflect.hasMetadata(JALUR_PENDEK, v));
}

function jalurDari(kelas: Type, metode: Metode): string[] {
  const daftar = (v: unknown): string[] => [v].flat().map((x) => String(x).replace(/^\/|\/$/g, ''));
  const depan = daftar(Reflect.getMetadata(PATH_METADATA, kelas));
  const belakang = daftar(Reflect.getMetadata(PATH_METADATA, metode));
  return depan.flatMap((a) => belakang.map((b) => `/${[a, b].filter(Boolean).join('/')}`));
}

function pastikan(kelas: Type, metode: Metode): void {
  const nama = `${kelas.name}.${metode.name}`;
  const lain = SENDIRI.find((kunci) => Reflect.hasMetadata(kunci, metode) || Reflect.hasMetadata(kunci, kelas));
  if (lain) throw new Error(`${nama} has ${lain} of its own: not for the short way`);
  if (jalurDari(kelas, metode).some((j) => /[:*{}]/.test(j)))
    throw new Error(`${nama} has a path with parameters: not for the short way`);
}

function argumen(kelas: Type, nama: string, pipa: PipeTransform): Ambil[] {
  const semua = (Reflect.getMetadata(ROUTE_ARGS_METADATA, kelas, nama) ?? {}) as Record<string, Argumen>;
  const jenis = (Reflect.getMetadata(PARAMTYPES_METADATA, kelas.prototype as object, nama) ?? []) as Type[];
  const ambil: Ambil[] = [];
  for (const [kunci, a] of Object.entries(semua)) {
    const satu = (a.pipes ?? []).length === 0 ? cara(kunci, a, jenis[a.index], pipa) : null;
    if (!satu) throw new Error(`${kelas.name}.${nama} takes what the short way cannot give (argument ${a.index})`);
    ambil[a.index] = satu;
  }
  return ambil;
}

function cara(
  kunci: string,
  { data, factory }: Argumen,
  metatype: Type | undefined,
  pipa: PipeTransform,
): Ambil | null {
  if (kunci.includes(CUSTOM_ROUTE_ARGS_METADATA)) return factory ? (_, konteks) => factory(data, konteks) : null;
  const jenis = Number(kunci.split(':')[0]) as RouteParamtypes;
  if (jenis === RouteParamtypes.HEADERS && typeof data === 'string') {
    const nama = data.toLowerCase();
    return (req) => req.headers[nama];
  }
  if (data !== undefined) return null;
  if (jenis === RouteParamtypes.BODY) return (req) => pipa.transform(req.body, { type: 'body', metatype });
  if (jenis === RouteParamtypes.QUERY) return (req) => pipa.transform(req.query, { type: 'query', metatype });
  return null;
}

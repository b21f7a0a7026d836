import { ValidationPipe, type ArgumentMetadata, type ValidationPipeOptions } from '@nestjs/common';
import { Allow, getMetadataStorage } from 'class-validator';
import { BadanBerlebihan, BentukSalah, type FieldError } from '../platform/errors';
import { periksaCepat } from './periksa/periksa-cepat';
import { berlebihan, MAKS_ANGGOTA } from './tengah/badan.middleware';

const MASSAL = 'daftar-massal';

export interface AturanMassal {
  maks: number;
  /** It must be there, with one entry at least. */
  wajib?: boolean;
  /** Faults of one entry, by field; none = it is as it should be. */
  periksa: (isi: unknown) => { path: string; rule: string; message: string }[];
  /** What an entry becomes before it is checked; absent: it stays as it was sent. */
  ubah?: (isi: unknown) => unknown;
}

/**
 * A list that may be very long, checked by plain code: decorators on each of 100,000 entries would hold the process for
 * seconds. Its entries reach the controller as they were sent, but for what `ubah` says.
 */
export const DaftarMassal =
  (aturan: AturanMassal): PropertyDecorator =>
  (target, nama) => {
    Allow()(target, String(nama));
    const kelas = target.constructor;
    const ada = (Reflect.getMetadata(MASSAL, kelas) as Record<string, AturanMassal> | undefined) ?? {};
    Reflect.defineMetadata(MASSAL, { ...ada, [String(nama)]: aturan }, kelas);
  };

/** An object's own fields, or null for anything that is none. */
export const objekBiasa = (v: unknown): Record<string, unknown> | null =>
  v !== null && typeof v === 'object' && !Array.isArray(v) ? (v as Record<string, unknown>) : null;

function periksaDaftar(nama: string, isi: unknown, a: AturanMassal, maksGalat: number): FieldError[] {
  if (isi === undefined && !a.wajib) return [];
  if (!Array.isArray(isi)) return [{ path: nama, rule: 'isArray', message: `${nama} harus berupa daftar` }];
  if (isi.length > a.maks) return [{ path: nama, rule: 'arrayMaxSize', message: `${nama} terlalu banyak` }];
  if (a.wajib && isi.length === 0) return [{ path: nama, rule: 'arrayMinSize', message: `${nama} terlalu sedikit` }];
  const salah: FieldError[] = [];
  for (let i = 0; i < isi.length && salah.length < maksGalat; i += 1)
    for (const s of a.periksa(isi[i])) salah.push({ ...s, path: s.path ? `${nama}.${i}.${s.path}` : `${nama}.${i}` });
  return salah.slice(0, maksGalat);
}

const batasKelas = new WeakMap<object, ReadonlyMap<string, number>>();
/** The longest that each list of a DTO may be (its @ArrayMaxSize). */
function batasDaftar(kelas: NonNullable<ArgumentMetadata['metatype']>): ReadonlyMap<string, number> {
  const ada = batasKelas.get(kelas);
  if (ada) return ada;
  const batas = new Map(
    getMetadataStorage()
      .getTargetValidationMetadatas(kelas, '', true, false)
      .filter((m) => m.name === 'arrayMaxSize')
      .map((m) => [m.propertyName, m.constraints?.[0] as number]),
  );
  batasKelas.set(kelas, batas);
  return batas;
}

/**
 * Validation by decorators, and of long lists by their own checks. Decorators cost per entry, also for a list that is too
 * long anyway: its length is looked at first, and what is left of a body for them is never wider than a form.
 */
export class PipaValidasi extends ValidationPipe {
  constructor(
    options: ValidationPipeOptions,
    private readonly maksGalat: number,
  ) {
    super(options);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const aturan = metadata.metatype
      ? (Reflect.getMetadata(MASSAL, metadata.metatype) as Record<string, AturanMassal> | undefined)
      : undefined;
    const isi = metadata.type === 'body' || metadata.type === 'query' ? objekBiasa(value) : null;
    if (!metadata.metatype || !isi) return (await super.transform(value, metadata)) as unknown;
    const sisa = { ...isi };
    const salah: FieldError[] = [];
    const massal: Record<string, unknown> = {};
    for (const [nama, maks] of batasDaftar(metadata.metatype)) {
      const daftar = sisa[nama];
      if (Array.isArray(daftar) && daftar.length > maks)
        throw new BentukSalah([{ path: nama, rule: 'arrayMaxSize', message: `${nama} terlalu banyak` }]);
    }
    for (const [nama, a] of Object.entries(aturan ?? {})) {
      const { ubah } = a;
      const daftar = isi[nama];
      massal[nama] = ubah && Array.isArray(daftar) && daftar.length <= a.maks ? daftar.map(ubah) : daftar;
      salah.push(...periksaDaftar(nama, massal[nama], a, this.maksGalat));
      delete sisa[nama];
    }
    if (berlebihan(sisa, MAKS_ANGGOTA.biasa)) throw new BadanBerlebihan();
    const cepat = periksaCepat(metadata.metatype)(sisa);
    const dto = cepat ?? (await this.biasa(sisa, metadata, salah));
    if (salah.length > 0) throw new BentukSalah(salah.slice(0, this.maksGalat));
    for (const [nama, daftar] of Object.entries(massal))
      if (daftar !== undefined) Object.assign(dto, { [nama]: daftar });
    return dto;
  }

  private biasa(sisa: object, metadata: ArgumentMetadata, salah: readonly FieldError[]): Promise<object> {
    return (super.transform(sisa, metadata) as Promise<object>).catch((error: unknown) => {
      if (!(error instanceof BentukSalah)) throw error;
      throw new BentukSalah([...error.errors, ...salah].slice(0, this.maksGalat));
    });
  }
}

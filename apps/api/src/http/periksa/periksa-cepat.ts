import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';

type Isi = Record<string, unknown>;
type Periksa = (nilai: unknown, dto: object) => boolean;
/** What is known of one field of a class. */
interface Medan {
  /** As the decorators change it; `TIDAK_TAHU` where only class-transformer knows. */
  jadikan: (nilai: unknown, isi: Isi) => unknown;
  /** All must say yes, or the field is left alone. */
  bila: ((dto: object, nilai: unknown) => boolean)[];
  periksa: Periksa[];
}
/** Makes the DTO of what would pass, or null: then the libraries decide and say why. */
type Cepat = (isi: Isi) => object | null;

const TIDAK_TAHU = Symbol('only class-transformer knows');
const MAKS_DALAM = 4;
/** Names that are never copied. */
const TERLARANG = new Set(['__proto__', 'constructor', 'prototype', 'then']);
const UBAH = new Map<unknown, (nilai: unknown) => unknown>([
  [Number, Number],
  [String, String],
]);
const TIDAK: Cepat = () => null;
const ingatan = new WeakMap<object, Cepat>();

/**
 * Rules of a class, put together once from what its decorators say. class-transformer and class-validator look all of it up
 * at each object, copy it and collect faults: a twentieth of what a creation costs the server. This says yes only to what
 * they would pass, and then gives what they would give; of anything else it knows nothing.
 */
export function periksaCepat(kelas: Type): Cepat {
  const ada = ingatan.get(kelas);
  if (ada) return ada;
  const baru = susun(kelas) ?? TIDAK;
  ingatan.set(kelas, baru);
  return baru;
}

function susun(kelas: Type): Cepat | null {
  if (berbentukSendiri(kelas)) return null;
  const storage = getMetadataStorage();
  const semua = Object.entries(
    storage.groupByPropertyName(storage.getTargetValidationMetadatas(kelas, '', false, false)),
  );
  if (semua.length === 0) return null;
  const medan = new Map<string, Medan>();
  for (const [nama, aturan] of semua) {
    const satu = susunMedan(kelas, nama, aturan);
    if (!satu) return null;
    medan.set(nama, satu);
  }
  return (isi) => jalankan(kelas, medan, isi);
}

/** Classes that name what is shown or hidden of them. */
function berbentukSendiri(kelas: Type): boolean {
  return (
    defaultMetadataStorage.getStrategy(kelas) !== 'none' ||
    defaultMetadataStorage.getExposedMetadatas(kelas).length > 0 ||
    defaultMetadataStorage.getExcludedMetadatas(kelas).length > 0
  );
}

type Aturan = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

function susunMedan(kelas: Type, nama: string, aturan: readonly Aturan[]): Medan | null {
  const medan: Medan = { jadikan: pengubah(kelas, nama), bila: [], periksa: [] };
  for (const a of aturan) {
    if (a.validateIf || (a.groups ?? []).length > 0) return null;
    if (a.type === 'whitelistValidation') continue;
    if (a.type === 'conditionalValidation') medan.bila.push(a.constraints[0] as Medan['bila'][number]);
    // Nothing below a field that is not there.
    else if (a.type === 'nestedValidation') medan.periksa.push((nilai) => nilai === undefined);
    else if (a.type !== 'customValidation') return null;
    else
      for (const { async, instance } of getMetadataStorage().getTargetValidatorConstraints(a.constraintCls)) {
        if (async) return null;
        const isi = (nilai: unknown, object: object): ValidationArguments => ({
          ...{ targetName: kelas.name, property: nama, object, value: nilai, constraints: a.constraints as unknown[] },
        });
        medan.periksa.push((nilai, dto) =>
          a.each && Array.isArray(nilai)
            ? nilai.every((satu) => instance.validate(satu, isi(nilai, dto)) === true)
            : instance.validate(nilai, isi(nilai, dto)) === true,
        );
      }
  }
  return medan;
}

function pengubah(kelas: Type, nama: string): Medan['jadikan'] {
  const tipe = defaultMetadataStorage.findTypeMetadata(kelas, nama);
  const ubah = defaultMetadataStorage.findTransformMetadatas(kelas, nama, TransformationType.PLAIN_TO_CLASS);
  return (nilai, isi) => {
    let hasil = nilai;
    if (tipe && nilai !== undefined && nilai !== null) {
      const jadi = UBAH.get(tipe.typeFunction({ newObject: {}, object: isi, property: nama }));
      if (!jadi || tipe.options?.discriminator || typeof nilai === 'object') return TIDAK_TAHU;
      hasil = jadi(nilai);
    } else if (!polos(nilai, 0)) return TIDAK_TAHU;
    for (const { transformFn } of ubah)
      hasil = transformFn({
        ...{ value: hasil, key: nama, obj: isi, type: TransformationType.PLAIN_TO_CLASS, options: {} },
      });
    return hasil;
  };
}

/** As JSON gives it, and nothing in it that is not copied. */
function polos(nilai: unknown, dalam: number): boolean {
  if (nilai === null || typeof nilai !== 'object') return typeof nilai !== 'function' && typeof nilai !== 'symbol';
  if (dalam === MAKS_DALAM) return false;
  if (Array.isArray(nilai)) return nilai.every((satu) => polos(satu, dalam + 1));
  if (Object.getPrototypeOf(nilai) !== Object.prototype) return false;
  for (const [nama, satu] of Object.entries(nilai)) if (TERLARANG.has(nama) || !polos(satu, dalam + 1)) return false;
  return true;
}

function jalankan(kelas: Type, medan: ReadonlyMap<string, Medan>, isi: Isi): object | null {
  const dto = new kelas() as Isi;
  for (const nama of Object.keys(isi)) {
    const m = TERLARANG.has(nama) ? undefined : medan.get(nama);
    const nilai = m ? m.jadikan(isi[nama], isi) : TIDAK_TAHU;
    if (nilai === TIDAK_TAHU || typeof dto[nama] === 'function') return null;
    dto[nama] = nilai;
  }
  for (const [nama, { bila, periksa }] of medan) {
    const nilai = dto[nama];
    if (bila.every((syarat) => syarat(dto, nilai)) && !periksa.every((p) => p(nilai, dto))) return null;
  }
  return dto;
}

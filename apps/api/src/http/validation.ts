import type { ValidationError, ValidationPipe } from '@nestjs/common';
import { BentukSalah, type FieldError } from '../platform/errors';
import { ingatAturanKelas } from './periksa/aturan-kelas';
import { PipaValidasi } from './daftar-massal';

/** Faults that one answer names: nobody mends more at a time, and a question must not make a far larger answer. */
const MAKS_GALAT = 50;
/** Characters of an unknown field's name that are said back. */
const MAKS_NAMA = 80;

function flatten(errors: readonly ValidationError[], prefix = '', found: FieldError[] = []): FieldError[] {
  for (const e of errors) {
    if (found.length >= MAKS_GALAT) break;
    const label = e.property.slice(0, MAKS_NAMA);
    const path = prefix ? `${prefix}.${label}` : label;
    for (const [rule, message] of Object.entries(e.constraints ?? {}))
      if (found.length < MAKS_GALAT) found.push({ path, rule, message: sentence(rule, label, message) });
    flatten(e.children ?? [], path, found);
  }
  return found;
}
/** class-validator speaks English; people read Indonesian. */
function sentence(rule: string, label: string, fallback: string): string {
  const table: Record<string, string> = {
    isNotEmpty: `${label} wajib diisi`,
    isDefined: `${label} wajib diisi`,
    isString: `${label} harus berupa teks`,
    isInt: `${label} harus berupa bilangan bulat`,
    isNumber: `${label} harus berupa angka`,
    isArray: `${label} harus berupa daftar`,
    isBoolean: `${label} harus ya atau tidak`,
    isIn: `${label} tidak ada di daftar`,
    isEmail: `${label} harus alamat surel yang benar`,
    isObject: `${label} harus berupa objek`,
    isEnum: `${label} tidak ada di daftar`,
    matches: `${label} tidak sesuai bentuk yang diharapkan`,
    maxLength: `${label} terlalu panjang`,
    minLength: `${label} terlalu pendek`,
    min: `${label} terlalu kecil`,
    max: `${label} terlalu besar`,
    arrayMaxSize: `${label} terlalu banyak`,
    arrayUnique: `${label} memuat isi yang sama dua kali`,
    arrayMinSize: `${label} terlalu sedikit`,
    isUuid: `${label} tidak sesuai bentuk yang diharapkan`,
    isISO8601: `${label} harus berupa tanggal yang benar`,
    isNumberString: `${label} harus berupa angka`,
    whitelistValidation: `Isian ${label} tidak dikenal`,
    nestedValidation: `${label} tidak sesuai bentuk yang diharapkan`,
  };
  return table[rule] ?? fallback;
}

/** 400 names every field; unknown fields are refused. */
export function validation(): ValidationPipe {
  ingatAturanKelas();
  return new PipaValidasi(
    {
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors) => new BentukSalah(flatten(errors)),
    },
    MAKS_GALAT,
  );
}

import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { BentukSalah, type FieldError } from '../platform/errors';

function flatten(errors: readonly ValidationError[], prefix = ''): FieldError[] {
  return errors.flatMap((e) => {
    const path = prefix ? `${prefix}.${e.property}` : e.property;
    const own = Object.entries(e.constraints ?? {}).map(([rule, message]) => ({
      path,
      rule,
      message: sentence(rule, e.property, message),
    }));
    return [...own, ...flatten(e.children ?? [], path)];
  });
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
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => new BentukSalah(flatten(errors)),
  });

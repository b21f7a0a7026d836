import { pesan, type KunciPesan, type NilaiPesan } from '@sinas/domain/pesan/pesan';

/** One fault of a rule at its place: step of the form, row, field. */
export interface Masalah {
  langkah: string;
  baris?: number;
  path: string;
  message: string;
}
export interface FieldError {
  path: string;
  rule: string;
  message: string;
}

/** A rule said no. Carries a message key, never a word of HTTP; one filter turns it into an answer. */
export class DomainError extends Error {
  constructor(
    readonly kunci: KunciPesan,
    readonly nilai: NilaiPesan = {},
  ) {
    super(pesan(kunci, nilai));
  }
}
/** Not there, or not yours: the caller is never told which. */
export class TidakAda extends DomainError {
  constructor(kunci: KunciPesan = 'umum.tidak_ditemukan') {
    super(kunci);
  }
}
export class BelumMasuk extends DomainError {
  constructor(kunci: KunciPesan = 'akses.belum_masuk') {
    super(kunci);
  }
}
/** A token that is past its time or broken; the caller is told which, in the specification's own words (SESI-13). */
export class TokenDitolak extends DomainError {
  constructor(readonly sebab: 'expired_token' | 'invalid_token') {
    super(sebab === 'expired_token' ? 'akses.token_kedaluwarsa' : 'akses.token_tidak_sah');
  }
}
export class TidakBerwenang extends DomainError {
  constructor(kunci: KunciPesan = 'akses.tidak_berwenang', nilai: NilaiPesan = {}) {
    super(kunci, nilai);
  }
}
/** Stale version, state that does not allow it, duplicate. `kini`: what the server has. */
export class Bentrok extends DomainError {
  constructor(
    kunci: KunciPesan,
    readonly kini: Record<string, unknown> | null = null,
    nilai: NilaiPesan = {},
  ) {
    super(kunci, nilai);
  }
}
/** A rule of the domain refuses the content; every fault at its place. */
export class AturanDilanggar extends DomainError {
  constructor(
    kunci: KunciPesan,
    readonly masalah: readonly Masalah[] = [],
    nilai: NilaiPesan = {},
  ) {
    super(kunci, nilai);
  }
}
/** A message of the specification that stands as it is (file rules, record check). */
export class AturanTeks extends AturanDilanggar {
  constructor(
    readonly teks: string,
    masalah: readonly Masalah[] = [],
  ) {
    super('umum.isian_salah', masalah);
    this.message = teks;
  }
}
/** The shape of the request is wrong. */
export class BentukSalah extends DomainError {
  constructor(readonly errors: readonly FieldError[]) {
    super('umum.isian_salah');
  }
}
/** A body deeper or wider than any form has. */
export class BadanBerlebihan extends DomainError {
  constructor() {
    super('umum.isian_salah');
  }
}
export class TerlaluSering extends DomainError {
  constructor(readonly detik: number) {
    super('umum.terlalu_sering');
  }
}
/** No room left for what was asked; there will be, soon. */
export class Penuh extends DomainError {
  constructor(readonly detik: number) {
    super('umum.sibuk');
  }
}
export class SistemLainGagal extends DomainError {
  constructor(
    readonly sistem: string,
    readonly waktuHabis: boolean,
  ) {
    super('umum.sistem_lain', { nama: sistem });
  }
}

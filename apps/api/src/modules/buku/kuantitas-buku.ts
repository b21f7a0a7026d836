import type { Akun, BarisIzin } from '@sinas/domain/buku/akun';
import type { Gerak } from '@sinas/domain/buku/gerak';
import type { Desimal } from '@sinas/domain/format/angka';

/** What a movement follows from. */
export interface AsalGerak {
  id_pengajuan: bigint | null;
  dokumen: object;
  pelaku: string;
  kejadian: Date;
}
export type GerakBaru = Gerak & AsalGerak;
/** What a permit row still has, and where it stands. */
export interface IzinRow extends BarisIzin {
  saldo: Desimal;
}
/** An account had not enough: which one, what it has, what was wanted of it. */
export class SaldoKurang extends Error {
  constructor(
    readonly akun: Akun,
    readonly saldo: Desimal,
    readonly diminta: Desimal,
  ) {
    super('not enough');
  }
}

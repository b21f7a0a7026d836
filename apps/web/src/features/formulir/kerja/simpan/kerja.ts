import { formulirLayanan } from '@sinas/domain/layanan/daftar';
import { tanpaNama } from '@sinas/domain/formulir/formulir';
import type { Kerja as KerjaBerkas } from '@sinas/formulir/simpan/gabung';
import type { JsonSimpan } from '../../wire';
import { BARANG, type BarisBelum } from '../baris-lembar';

export type Kerja = KerjaBerkas<BarisBelum>;

export const kerjaDari = (j: JsonSimpan, jawaban: Record<string, string>): Kerja => ({
  kepala: tanpaNama(formulirLayanan(j.kd_rekom), j.kepala),
  pernyataan: j.pernyataan,
  jawaban,
  baris: Object.fromEntries(j.baris_belum.map(BARANG.bacaBelum).map((b) => [b.kunci, b])),
});

import { jenisUtama } from '@sinas/domain/baris/jenis-baris';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';

/** Code of the kind that files of a service are counted by, and decided on; null = they have no rows. */
export const jenisDihitung = (kdRekom: string): string | null =>
  jenisUtama(layanan(kdRekom as KdRekom).jenisBaris)?.kode ?? null;

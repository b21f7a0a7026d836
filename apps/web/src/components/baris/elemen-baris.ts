import { GRUP_OPSI } from '@sinas/domain/komoditas/elemen';
import type { RekamanKomoditas as Rekaman } from '@sinas/domain/komoditas/rekaman';
import type { OpsiBaris } from './alat';

/** As many as one question may name. */
const MAKS = 10;

/** What narrows the countries and ports of a row: its options, else its commodity. */
export function elemenBaris(isi: Rekaman, kdKomoditas: string, opsi: OpsiBaris): string {
  const kode = GRUP_OPSI.flatMap((grup) => {
    const nilai = [isi[grup] ?? []].flat();
    return nilai.filter((k) => /^\d+$/.test(k) && opsi[grup]?.some((o) => o.kd_elemen === k));
  });
  return kode.length > 0 ? kode.slice(0, MAKS).join(',') : kdKomoditas;
}

/** The elements that are the same in all of these rows. */
export function elemenBersama(baris: readonly Rekaman[]): Rekaman {
  const [pertama] = baris;
  if (!pertama) return {};
  const sama = GRUP_OPSI.filter((g) => baris.every((b) => JSON.stringify(b[g]) === JSON.stringify(pertama[g])));
  return Object.fromEntries(sama.map((g) => [g, pertama[g]]));
}

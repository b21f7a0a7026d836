import type { JenisPelaku } from './formulir';

export interface JenisDokumen {
  kd_dokumen: string;
  nama: string;
  wajib: boolean;
  komoditas?: readonly string[];
  untuk?: readonly JenisPelaku[];
}

/** Those of a service's documents that this commodity and this kind of actor are asked for. */
export const dokumenBerlaku = (
  dokumen: readonly JenisDokumen[],
  kdKomoditas: string,
  pelaku: string | undefined,
): JenisDokumen[] =>
  dokumen.filter(
    (d) =>
      (!d.komoditas || d.komoditas.includes(kdKomoditas)) &&
      (!d.untuk || (pelaku !== undefined && (d.untuk as readonly string[]).includes(pelaku))),
  );

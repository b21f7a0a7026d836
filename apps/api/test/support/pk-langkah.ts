import type { Draf } from './berkas';
import type { Client } from './client';
import { versi } from './keadaan';
import { KEPUTUSAN_PK, MODAL_PK } from './pk';

/* What people do with the need of a ministry, as calls. */
export const tambah = (c: Client, idNk: string, id_level: number, isi: object, id_induk?: string) =>
  c.post(MODAL_PK, { idNk, id_level, ...(id_induk ? { id_induk } : {}), rows: [isi] });
export const get = (c: Client, d: Draf, id_level: number, lain = '') =>
  c.get(`/nk/v2/data-nk/getPK?no_aju=${d.noAju}&id_level=${id_level}${lain}`);
export const rinci = async (c: Client, d: Draf) => (await c.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
export const intersep = async (c: Client, d: Draf, id_level: number, rows: object[], lain: object = {}) =>
  c.post(KEPUTUSAN_PK, { no_aju: d.noAju, id_level, rows, ...lain });
export const putus = async (c: Client, d: Draf, isi: object) =>
  c.post('/nk/v2/data-nk/keputusanInHouse', { idNk: d.idNk, versi: await versi(c, d), ...isi });

import { BARANG } from './jenis-barang';
import { susunJenis } from './jenis-baris';
import { PEMAKAIAN } from './pemakaian';

/** Rows of an application for a recommendation. */
export const JENIS_IZIN = susunJenis([BARANG, PEMAKAIAN]);

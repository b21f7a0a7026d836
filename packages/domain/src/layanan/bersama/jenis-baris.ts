import { BARANG } from '../../baris/jenis-barang';
import { susunJenis } from '../../baris/jenis-baris';
import { PEMAKAIAN } from '../../baris/pemakaian';

/** Rows of an application for a permit: goods, and what parts of them are for. */
export const JENIS_IZIN = susunJenis([BARANG, PEMAKAIAN]);

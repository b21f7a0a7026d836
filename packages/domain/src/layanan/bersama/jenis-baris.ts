import { DISTRIBUSI } from '../../baris/distribusi';
import { BARANG } from '../../baris/jenis-barang';
import { susunJenis, type DaftarJenis } from '../../baris/jenis-baris';
import { PEMAKAIAN } from '../../baris/pemakaian';

const PAKAI = susunJenis([BARANG, PEMAKAIAN]);
const SALUR = susunJenis([BARANG, PEMAKAIAN, DISTRIBUSI]);
/** Rows of an application for a permit: goods, what parts of them are for, and to whom they go where they are passed on. */
export const jenisIzin = ({ distribusi }: { distribusi: boolean }): DaftarJenis => (distribusi ? SALUR : PAKAI);

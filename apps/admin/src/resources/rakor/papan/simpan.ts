import { GalatApi } from '@sinas/api-client';
import { periksaBarisRakor } from '@sinas/domain/rakor/baris';
import { kalimatGalat, pesanGalat } from '../../../lib/galat';
import type { Modal, ModalHasil } from '../../../providers/rakor/wire';
import { bacaPenetapan, efektif, type BarisKerja, type PapanToko } from './toko';

const BUKAN_ANGKA = 'Tulis angka, misalnya 1.250,5';
type Simpan = (isi: Modal) => Promise<ModalHasil>;

/** Faults that are known before the server is asked. */
function salah(k: BarisKerja): string | null {
  if (k.ketik?.penetapan !== undefined && bacaPenetapan(k.ketik.penetapan) === undefined) return BUKAN_ANGKA;
  return periksaBarisRakor(efektif(k))[0]?.message ?? null;
}
const sama = (k: BarisKerja): boolean => {
  const b = efektif(k);
  return (
    b.penetapan === k.data.penetapan &&
    b.tunda === k.data.tunda &&
    b.kd_alasan === k.data.kd_alasan &&
    b.alasan === k.data.alasan
  );
};

/** Stores one row with the version that its typing began from; what is typed meanwhile follows at once. */
export async function simpanBaris(toko: PapanToko, idRakor: string, id: string, simpan: Simpan): Promise<void> {
  const k = toko.baris(id);
  if (!k?.ketik || k.menyimpan || k.bentrok !== null) return;
  const galat = salah(k);
  if (galat !== null) return toko.setel(id, { galat });
  if (sama(k)) return toko.setel(id, { ketik: null, galat: null });
  const { ketik } = k;
  const { penetapan, tunda, kd_alasan, alasan } = efektif(k);
  toko.setel(id, { menyimpan: true, galat: null });
  try {
    const hasil = await simpan({
      ...{ id_rakor: idRakor, jenis: 'baris', id_baris: id, versi: ketik.versi },
      ...{ penetapan, tunda, kd_alasan, alasan },
    });
    const [data] = hasil.baris ?? [];
    const lanjut = toko.baris(id)?.ketik;
    const diketikLagi = lanjut && lanjut !== ketik;
    if (data) {
      toko.terimaBaris(data);
      toko.tersimpan(data.diubah);
    }
    toko.setel(id, { menyimpan: false, ketik: diketikLagi ? { ...lanjut, versi: data?.versi ?? lanjut.versi } : null });
    if (diketikLagi) await simpanBaris(toko, idRakor, id, simpan);
  } catch (galatSimpan) {
    tolak(toko, id, galatSimpan);
  }
}

/** A refusal: what the other one has entered stands beside what was typed, anything else is told in the row. */
function tolak(toko: PapanToko, id: string, galat: unknown): void {
  const k = toko.baris(id);
  if (!k) return;
  const lain = galat instanceof GalatApi && galat.status === 409 ? (galat.data as Usang | null) : null;
  if (lain?.baris && lain.versi !== undefined) {
    const { penetapan, tunda, kd_alasan, alasan } = lain.baris;
    const data = { ...k.data, penetapan, tunda, kd_alasan, alasan, versi: Math.max(lain.versi, k.data.versi) };
    toko.setel(id, { data, menyimpan: false, bentrok: pesanGalat(galat) });
    return;
  }
  const isian = galat instanceof GalatApi ? galat.errors[0]?.message : undefined;
  toko.setel(id, { menyimpan: false, galat: isian ?? kalimatGalat(galat) });
}
interface Usang {
  versi?: number;
  baris?: Pick<BarisKerja['data'], 'penetapan' | 'tunda' | 'kd_alasan' | 'alasan'>;
}

/** What the other one entered stays. */
export const pakaiMilikLain = (toko: PapanToko, id: string): void =>
  toko.setel(id, { ketik: null, bentrok: null, galat: null });
/** What was typed goes over it. */
export function simpanMilikSaya(toko: PapanToko, idRakor: string, id: string, simpan: Simpan): Promise<void> {
  const k = toko.baris(id);
  if (!k?.ketik) return Promise.resolve();
  toko.setel(id, { bentrok: null, ketik: { ...k.ketik, versi: k.data.versi } });
  return simpanBaris(toko, idRakor, id, simpan);
}

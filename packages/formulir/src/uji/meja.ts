import { vi } from 'vitest';
import { FormStore } from '../kerja/store';
import { Penyimpan } from '../simpan/penyimpan';
import { SimpananLokal } from '../simpan/simpanan-lokal';
import { ARMADA, type BerkasArmada } from './armada';
import { ServerArmada, type BarisArmada } from './server-armada';

/** Stored rows: id, kind, parent, contents. Numbers count below each parent. */
export function tersimpan(...daftar: [id: string, jenis: string, induk: string | null, isi: object][]): BarisArmada[] {
  const seri = new Map<string, number>();
  return daftar.map(([id, jenis, induk, isi]) => {
    const nama = `${jenis} ${induk ?? ''}`;
    seri.set(nama, (seri.get(nama) ?? 0) + 1);
    return { ...isi, id, jenis, id_induk: induk, no_seri: seri.get(nama) ?? 1, versi: 1 };
  });
}
const KINI = new Date('2026-11-20T04:00:00Z');
/** A screen over a server; another one over the same server is the same person after a reload. */
export function buka(server = new ServerArmada()) {
  const lokal = new SimpananLokal('u1', '7', localStorage, 'kapal');
  const store = new FormStore<BerkasArmada>(ARMADA, server.isi(), lokal, () => KINI);
  const kabar = vi.fn<(teks: string) => void>();
  const penyimpan = new Penyimpan(store, server, { kabar, acuanSiap: () => true, kini: () => KINI });
  const nama = (jenis: string) => (store.cuplikan().baris[jenis] ?? []).map((b) => (b.isi as { nama?: string }).nama);
  return { server, store, penyimpan, kabar, nama, k: () => store.cuplikan() };
}
export const ARMADA_KECIL = (): ServerArmada =>
  new ServerArmada(
    tersimpan(
      ['k1', 'kapal', null, { nama: 'Bahari', bendera: 'ID' }],
      ['k2', 'kapal', null, { nama: 'Samudra', bendera: 'PA' }],
      ['p1', 'palka', 'k1', { nama: 'Depan', isi: '10' }],
      ['p2', 'palka', 'k1', { nama: 'Buritan', isi: '20' }],
      ['p3', 'palka', 'k2', { nama: 'Tengah', isi: '30' }],
      ['m1', 'muatan', 'p1', { nama: 'Gula', berat: '5' }],
      ['m2', 'muatan', 'p1', { nama: 'Beras', berat: '6' }],
      ['a1', 'awak', null, { nama: 'Sari', ijazah: 'ANT-1' }],
    ),
  );

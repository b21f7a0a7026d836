import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { saat } from '../../lib/waktu';
import type { Jenis } from './data';
import { BENTUK, type Medan } from './isian';

interface Beda {
  label: string;
  /** null = it was not there, or nothing stands there now. */
  lama: string | null;
  baru: string | null;
  /** What it is known by: it has not changed. */
  tetap?: boolean;
}
type Baris = Record<string, unknown>;

function teks({ jenis, pilihan }: Medan, nilai: unknown): string {
  if (typeof nilai === 'boolean') return nilai ? 'Boleh' : 'Tidak boleh';
  const isi = typeof nilai === 'string' ? nilai : '';
  if (jenis === 'pilih') return pilihan?.find(([k]) => k === isi)?.[1] ?? isi;
  if (isi === '') return 'Tanpa akhir';
  if (jenis === 'hari') return hariTanggalTahun(isi);
  return jenis === 'saat' ? saat(isi) : isi;
}

/** Field by field: all of what is new or gone, else only what differs, below what it is known by. */
export function bedaKalender(jenis: Jenis, sebelum: object | null, sesudah: object | null): Beda[] {
  const [a, z] = [sebelum as Baris | null, sesudah as Baris | null];
  return BENTUK[jenis].medan.flatMap((m) => {
    const lama = a && teks(m, a[m.nama]);
    const baru = z && teks(m, z[m.nama]);
    if (a && z && lama === baru) return m.kunci ? [{ label: m.label, lama, baru, tetap: true }] : [];
    return [{ label: m.label, lama, baru }];
  });
}

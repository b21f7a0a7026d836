import { banding, bacaAngka, jumlahkan, kurangi } from '@sinas/domain/format/angka';
import { periksaPenetapan, peristiwaTanpaRapat, type BarisPenetapan } from '@sinas/domain/neraca/penetapan';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Papan } from '../../providers/wire';

export interface IsiBarisPenetapan {
  /** As it was typed. */
  jml?: string;
  kd_alasan?: string;
  alasan?: string;
}
/** What a coordinator has prepared; kept by the server as it stands. */
export interface Kerja {
  nota_nomor: string;
  nota_tanggal: string;
  alasan: string;
  /** Files left for later, by id. */
  tunda: string[];
  baris: Record<string, IsiBarisPenetapan>;
}
export const KERJA_KOSONG: Kerja = { nota_nomor: '', nota_tanggal: '', alasan: '', tunda: [], baris: {} };

export interface BarisHitung extends BarisPenetapan {
  idNk: string;
  uraian: string;
  satuan: string;
  garis: string;
  /** Another quantity, or another reason, than the ministry recommends. */
  diubah: boolean;
}
export interface GarisHitung {
  kunci: string;
  /** in the unit of the line */
  jumlah: string;
  sesudah: string;
  sisa: string;
  lebih: boolean;
}
export interface Hitungan {
  baris: BarisHitung[];
  garis: Map<string, GarisHitung>;
  masalah: Map<string, Masalah[]>;
  penuh: number;
  sebagian: number;
  ditolak: number;
  /** Sentences that hold the determination back, beside those at rows. */
  ditahan: string[];
}

function barisHitung(b: Papan['baris'][number], isi: IsiBarisPenetapan = {}): BarisHitung {
  const baca = isi.jml === undefined ? null : bacaAngka(isi.jml);
  const penetapan = baca === null ? b.rekomendasi : baca.sah ? baca.nilai : '';
  const ikut = penetapan === b.rekomendasi;
  const asal = ikut ? b : { kd_alasan: '', alasan: '' };
  return {
    ...b,
    penetapan,
    kd_alasan: isi.kd_alasan ?? asal.kd_alasan,
    alasan: isi.alasan ?? asal.alasan,
    diubah: !ikut || isi.kd_alasan !== undefined || isi.alasan !== undefined,
  };
}

/** Everything that the board says of what was typed: the rules of the server, asked here first. */
export function hitung(papan: Papan, kerja: Kerja): Hitungan {
  const ikut = papan.berkas.filter((p) => !kerja.tunda.includes(p.idNk));
  const baris = papan.baris
    .filter((b) => ikut.some((p) => p.idNk === b.idNk))
    .map((b) => barisHitung(b, kerja.baris[b.id]));
  const garis = new Map(
    papan.garis.map((g) => {
      const milik = baris.filter((b) => b.garis === g.kunci && b.penetapan !== '');
      const jumlah = jumlahkan(milik.map((b) => ubahSatuan(b.penetapan, b.satuan, g.satuan)));
      const sesudah = jumlahkan([g.isi?.ditetapkan ?? '0', jumlah]);
      const sisa = kurangi(g.isi?.plafon ?? '0', sesudah);
      return [g.kunci, { kunci: g.kunci, jumlah, sesudah, sisa, lebih: banding(sisa, '0') < 0 }];
    }),
  );
  const masalah = new Map<string, Masalah[]>();
  const hasil = { penuh: 0, sebagian: 0, ditolak: 0 };
  for (const p of ikut) {
    const milik = baris.filter((b) => b.idNk === p.idNk);
    for (const b of milik) masalah.set(b.id, periksaPenetapan(p.noAju, [b]));
    if (milik.some((b) => b.penetapan === '')) continue;
    const apa = peristiwaTanpaRapat(milik);
    if (apa === 'tetapkan_tanpa_rakor') hasil.penuh += 1;
    else if (apa === 'tetapkan_tanpa_rakor_tolak') hasil.ditolak += 1;
    else hasil.sebagian += 1;
  }
  return { baris, garis, masalah, ...hasil, ditahan: ditahan(papan, kerja, baris, garis) };
}

function ditahan(papan: Papan, kerja: Kerja, baris: BarisHitung[], garis: Map<string, GarisHitung>): string[] {
  const kata: string[] = [];
  if (baris.length === 0) kata.push('Belum ada berkas yang ikut ditetapkan');
  for (const g of papan.garis) {
    if (!baris.some((b) => b.garis === g.kunci)) continue;
    const nama = g.uraian || g.ur_komoditas;
    if (!g.isi) kata.push(`Baris nasional ${nama} belum diisi`);
    else if (garis.get(g.kunci)?.lebih) kata.push(`Penetapan ${nama} melebihi plafon`);
  }
  if (!kerja.nota_nomor.trim()) kata.push('Nomor nota dinas belum diisi');
  if (!/^\d{4}-\d\d-\d\d$/.test(kerja.nota_tanggal)) kata.push('Tanggal nota dinas belum diisi');
  if (!kerja.alasan.trim()) kata.push('Alasan tidak menunggu rapat belum diisi');
  return kata;
}

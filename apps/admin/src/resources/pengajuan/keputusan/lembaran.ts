import { angka, bacaAngka, banding, jumlahkan, type Desimal } from '@sinas/domain/format/angka';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import type { HasilPeriksa, Pemeriksaan } from '@sinas/domain/baris/alasan';
import { catatanPanjang, periksaDaftar, periksaRincian, type RincianKeputusan } from '@sinas/domain/baris/keputusan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { tanggalSah } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { ButirPerbaikanLembar, IsiLembar, Lembar, RincianLembar, Tolak } from '../../../providers/wire';

export interface IsiBaris {
  /** As typed; '2.000' is two thousand. */
  teks: string;
  kd_alasan: string;
  alasan: string;
}
/** The sheet as it is being filled: rows by id, checklist by part. */
export interface Lembaran {
  baris: Readonly<Record<string, IsiBaris>>;
  periksa: Readonly<Record<number, { hasil: HasilPeriksa | null; catatan: string }>>;
  perbaikan: readonly ButirPerbaikanLembar[];
  catatan: string;
  tolak: Tolak;
  /** Last day of the decision, yyyy-mm-dd, or as typed; '' = as long as it may hold. */
  berlaku_sampai: string;
}
const TOLAK_KOSONG: Tolak = { kd_alasan: '', alasan: '', dasar_hukum: '', saran: '' };
export const BARIS_KOSONG: IsiBaris = { teks: '', kd_alasan: '', alasan: '' };

export const dariLembar = (l: Lembar): Lembaran => ({
  baris: Object.fromEntries(
    l.rincian.map((r) => [
      r.id,
      { teks: angka(r.jml_keputusan, ''), kd_alasan: r.kd_alasan ?? '', alasan: r.alasan ?? '' },
    ]),
  ),
  periksa: Object.fromEntries(l.checklist.map((c) => [c.kode, { hasil: c.hasil, catatan: c.catatan }])),
  perbaikan: l.perbaikan,
  catatan: l.catatan ?? '',
  tolak: l.tolak ?? TOLAK_KOSONG,
  berlaku_sampai: l.berlaku_sampai ?? '',
});

/** The quantity typed, or null while it is none. */
export function jumlahDari(teks: string): Desimal | null {
  const baca = bacaAngka(teks);
  return baca.sah ? baca.nilai : null;
}
export type KeadaanBaris = 'kosong' | 'bukan_angka' | 'melebihi' | 'penuh' | 'dikurangi' | 'dinaikkan';
/** `naik`: more than was asked for may be given. */
export function keadaanBaris(teks: string, usulan: Desimal, naik = false): KeadaanBaris {
  if (!teks.trim()) return 'kosong';
  const jml = jumlahDari(teks);
  if (jml === null) return 'bukan_angka';
  const beda = banding(jml, usulan);
  return beda > 0 ? (naik ? 'dinaikkan' : 'melebihi') : beda === 0 ? 'penuh' : 'dikurangi';
}

/** Rows that get less and have no reason yet. */
export const tanpaAlasan = (l: Lembaran, rincian: readonly RincianLembar[]): RincianLembar[] =>
  rincian.filter((r) => {
    const { teks, kd_alasan } = l.baris[r.id] ?? BARIS_KOSONG;
    return kd_alasan === '' && keadaanBaris(teks, r.jml_usulan, r.boleh_naik) === 'dikurangi';
  });
/** With the reason of row `dari` on each of them. */
export function denganAlasan(l: Lembaran, rincian: readonly RincianLembar[], dari: string): Lembaran['baris'] {
  const { kd_alasan, alasan } = l.baris[dari] ?? BARIS_KOSONG;
  const isi = (r: RincianLembar): IsiBaris => ({ ...(l.baris[r.id] ?? BARIS_KOSONG), kd_alasan, alasan });
  return { ...l.baris, ...Object.fromEntries(tanpaAlasan(l, rincian).map((r) => [r.id, isi(r)])) };
}

/** Rows as the domain judges them; a row given in full carries no reason. */
function rincianDomain(l: Lembaran, rincian: readonly RincianLembar[]): RincianKeputusan[] {
  return rincian.map((r) => {
    const isi = l.baris[r.id] ?? BARIS_KOSONG;
    const keadaan = keadaanBaris(isi.teks, r.jml_usulan, r.boleh_naik);
    const dikurangi = keadaan === 'dikurangi';
    const berubah = dikurangi || keadaan === 'dinaikkan';
    return {
      id: r.id,
      seri: r.seri,
      jml_usulan: r.jml_usulan,
      jml_keputusan: jumlahDari(isi.teks),
      kd_alasan: (dikurangi && isi.kd_alasan) || null,
      alasan: (berubah && isi.alasan.trim()) || null,
    };
  });
}
const butirPeriksa = (l: Lembaran) =>
  Object.entries(l.periksa).flatMap(([kode, { hasil, catatan }]) =>
    hasil ? [{ kode: Number(kode), hasil, ...(catatan.trim() ? { catatan: catatan.trim() } : {}) }] : [],
  );

/** Faults of the rows; the first word of a message is the row's number. */
export function masalahRincian(l: Lembaran, rincian: readonly RincianLembar[]): Masalah[] {
  const perId = new Map(rincian.map((r) => [r.id, r]));
  const naik = rincian.some((r) => r.boleh_naik);
  return periksaRincian(rincianDomain(l, rincian), naik).map((m) => {
    const r = perId.get(m.path.split('.')[1] ?? '');
    if (!r || keadaanBaris(l.baris[r.id]?.teks ?? '', r.jml_usulan) !== 'bukan_angka') return m;
    return { ...m, message: `Baris ${r.seri}: ${pesan('isian.angka', { label: 'jumlah' })}` };
  });
}
/** Parts of the checklist without an answer; the conclusion is the decider's. */
export const masalahPeriksa = (pemeriksaan: readonly Pemeriksaan[], l: Lembaran, pemutus: boolean): Masalah[] =>
  periksaDaftar(
    pemeriksaan,
    butirPeriksa(l).map((b) => ({ catatan: '', ...b })),
    pemutus,
  );

/** Sum of what is given so far; rows without a number count as nothing. */
export const jumlahDiberi = (l: Lembaran, rincian: readonly RincianLembar[]): Desimal =>
  jumlahkan(rincian.map((r) => jumlahDari(l.baris[r.id]?.teks ?? '') ?? '0'));

/** What is given so far, row by row; rows without a number stay out. */
export const jumlahBaris = (l: Lembaran, rincian: readonly RincianLembar[]): { id: string; jml: Desimal }[] =>
  rincian.flatMap((r) => {
    const jml = jumlahDari(l.baris[r.id]?.teks ?? '');
    return jml === null ? [] : [{ id: r.id, jml }];
  });

/** Something is given already; before that a sum of what is given says nothing. */
export const adaJumlah = (l: Lembaran, rincian: readonly RincianLembar[]): boolean =>
  rincian.some((r) => jumlahDari(l.baris[r.id]?.teks ?? '') !== null);

/** Rows that get less than was asked for, with what is needed to tell about them. */
export const potonganDari = (l: Lembaran, rincian: readonly RincianLembar[]) =>
  rincianDomain(l, rincian).flatMap((d, i) => {
    const r = rincian[i];
    return r && d.jml_keputusan !== null && banding(d.jml_keputusan, d.jml_usulan) < 0 ? [{ ...r, ...d }] : [];
  });

/** The sheet on the wire. Rows without a quantity stay out: the wire knows none for them. */
export function keKawat(idNk: string, l: Lembaran, rincian: readonly RincianLembar[]): IsiLembar {
  return {
    idNk,
    catatan: l.catatan.trim(),
    rincian: rincianDomain(l, rincian).flatMap((d) =>
      d.jml_keputusan === null
        ? []
        : [
            {
              id: d.id,
              jml_keputusan: d.jml_keputusan,
              ...(d.kd_alasan ? { kd_alasan: d.kd_alasan } : {}),
              ...(d.alasan ? { alasan: d.alasan } : {}),
            },
          ],
    ),
    checklist: butirPeriksa(l),
    perbaikan: [...l.perbaikan],
    ...(l.berlaku_sampai === '' || tanggalSah(l.berlaku_sampai) ? { berlaku_sampai: l.berlaku_sampai } : {}),
    ...(l.tolak.kd_alasan || l.tolak.alasan ? { tolak: l.tolak } : {}),
  };
}

/** The first text of the sheet that is too long: the server would refuse all of it for that. */
export function teksPanjang(l: Lembaran, { rincian, checklist }: Pick<Lembar, 'rincian' | 'checklist'>): string | null {
  const { alasan, dasar_hukum, saran } = l.tolak;
  return (
    [
      ...rincian.map((r) =>
        periksaPanjang(`Baris ${r.seri}: penjelasan`, l.baris[r.id]?.alasan ?? '', BATAS_TEKS.catatan_butir),
      ),
      ...checklist.map(({ kode, nama }) => catatanPanjang(nama, l.periksa[kode]?.catatan ?? '')),
      periksaPanjang('Catatan', l.catatan, BATAS_TEKS.catatan_keputusan),
      periksaPanjang('Penjelasan untuk pemohon', alasan, BATAS_TEKS.alasan_tolak),
      periksaPanjang('Dasar hukum', dasar_hukum, BATAS_TEKS.dasar_hukum),
      periksaPanjang('Saran', saran, BATAS_TEKS.saran),
    ].find(Boolean) ?? null
  );
}

import { alurRumpun } from '../layanan/daftar';
import type { Rumpun } from '../layanan/kode';
import type { KdStatusTersimpan } from './status';

/** Sets of stored statuses by what they mean, asked of the tables of a rumpun: nobody else spells a code. */
export function himpunanRumpun(rumpun: Rumpun) {
  const alur = alurRumpun(rumpun);
  return {
    /** Not filed yet. */
    draf: alur.awal,
    /** The company may write (to a returned file: the remarked parts only). */
    dapatUbah: alur.dari('simpan'),
    /** Returned for correction. */
    dikembalikan: alur.dari('kirim_perbaikan'),
    /** On the way to the ministry's system: at first, with a correction, either. */
    diantar: alur.dari('integrasi_ok', 'integrasi_pk'),
    diantarKembali: alur.dari('perbaikan_diterima'),
    diantarApaPun: alur.dari('kirim_ulang'),
    /** Waiting to be claimed; at a desk of the ministry, and at which; held by the officer who has claimed it. */
    antrean: alur.bermeja('antrean'),
    diMejaKl: alur.bermeja('verifikator', 'koordinator', 'pejabat'),
    diVerifikator: alur.bermeja('verifikator'),
    diKoordinator: alur.bermeja('koordinator'),
    diPejabat: alur.bermeja('pejabat'),
    dipegang: alur.dari('petugas_nonaktif'),
    /** From which a recommendation goes to the next desk. */
    diteruskan: alur.dari('teruskan'),
    /** A bill is to be paid. */
    ditagih: alur.dari('bayar'),
    /** The ministry has it and has not concluded. */
    diKl: alur.berfase('proses', 'perbaikan', 'tagihan'),
    /** Not concluded by the ministry, drafts among them. */
    sebelumSimpulan: alur.berfase('isi', 'kirim', 'proses', 'perbaikan', 'tagihan'),
    /** Filed, and neither decided nor ended. */
    berjalan: alur.berfase('kirim', 'proses', 'perbaikan', 'tagihan', 'rakor'),
    /** The ministry has concluded. */
    setelahSimpulan: alur.berfase('rakor', 'berlaku', 'usai', 'ditolak'),
    /** Before a meeting, or on its agenda. */
    dirapatkan: alur.berfase('rakor'),
    /** What the ministry's conclusion leads to, or a meeting's. */
    simpulan: alur.ke('pertimbangan', 'setuju', 'setuju_sebagian', 'tolak', 'terbit_otomatis'),
    /** The ministry has concluded, and no meeting discusses it: it may be determined without one. */
    menungguPenetapan: alur.dari('tetapkan_tanpa_rakor'),
    /** A decision was issued and is in force; was in force to its end, or still is. */
    berlaku: alur.berfase('berlaku'),
    sampaiAkhir: [...alur.berfase('berlaku'), ...alur.ke('kedaluwarsa')],
    /** What it gives was given, whatever came later. */
    diberikan: alur.berfase('berlaku', 'usai'),
    /** Issued and not revoked, whatever came later; decided at all. */
    terbitSah: [...alur.berfase('berlaku'), ...alur.ke('diganti', 'kedaluwarsa')],
    diputus: alur.berfase('berlaku', 'usai', 'ditolak'),
    terbitOtomatis: alur.ke('terbit_otomatis'),
    ditolak: alur.ke('tolak'),
    dicabut: alur.ke('cabut'),
    /** Less was given than asked for. */
    sebagian: alur.ke('setuju_sebagian', 'tetapkan_sebagian'),
    /** May be objected to. */
    dapatKeberatan: alur.dari('ajukan_keberatan'),
    /** The desk may ask the company for something. */
    dapatMintaInformasi: alur.dari('minta_informasi'),
    digantikan: alur.ke('diganti'),
    kedaluwarsa: alur.ke('kedaluwarsa'),
    /** A new attempt may follow: refused, closed for want of a correction, or expired. */
    dapatReaju: alur.ke('tolak', 'batas_perbaikan_lewat', 'kedaluwarsa'),
    /** Ended without a decision. */
    ditutup: alur.berfase('ditutup'),
    /** Nothing in force and nothing to come. */
    usai: alur.berfase('usai', 'ditolak', 'ditutup'),
  } satisfies Record<string, readonly KdStatusTersimpan[]>;
}
/** Those of permits. */
export const HIMPUNAN = himpunanRumpun('izin');
export type NamaHimpunan = keyof typeof HIMPUNAN;

/** What a case is created in. */
export const [STATUS_AWAL] = HIMPUNAN.draf as readonly [KdStatusTersimpan];

/** Is the code, as stored or as shown, one of the set? */
export const dalam = (himpunan: NamaHimpunan, kd: string): boolean =>
  (HIMPUNAN[himpunan] as readonly string[]).includes(kd);

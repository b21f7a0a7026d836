import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Penuh } from '../../platform/errors';
import { DatabaseListener } from '../../platform/prisma/database-listener';
import { AliranRepository } from './aliran.repository';
import { KotakRepository } from './kotak.repository';
import { mejaAkun } from './meja';
import { notifikasiTampil } from './tampilan';

/** Notifications of one user within this time are told as one. */
const KUMPUL_MS = 200;
const PERIKSA_MS = 5_000;
const DETAK_MS = 25_000;
/** How often it is asked while the database cannot tell by itself. */
const TANYA_MS = 30_000;
/** How often the sessions behind streams are looked at: time ends one without a word. */
const PERIKSA_SESI_MS = 30_000;
/** The browser comes back at once, past the guard: a token that has ended, a role that has changed are noticed there. */
const UMUR_MS = 600_000;
const MAKS_PER_PENGGUNA = 5;
/** Each holds a socket and some buffers: beyond this a process has no room for requests that do work. */
export const MAKS_PER_PROSES = 2_000;
const COBA_LAGI_DETIK = 30;
/** Programs with a bearer token have no session to look up; their streams end by age. */
const TANPA_SESI = /^mesin:/;
/** How a notification names a desk; a user stands by his id alone. */
const MEJA = 'meja:';

/** What a stream is, seen from here. */
export interface Saluran {
  kirim: (peristiwa: string, data: string) => void;
  detak: () => void;
  tutup: () => void;
  saatTutup: (lakukan: () => void) => void;
}
/** Whose stream it is; a program's has no desk. */
interface Pemirsa {
  id_user: string;
  id_sesi: string;
  peran?: string;
  kd_ga?: string | null;
}
interface Terbuka {
  id_user: string;
  meja: readonly string[];
  id_sesi: string;
  saluran: Saluran;
  sejak: number;
  detakPada: number;
  /** What was said last: the same again is silence. */
  terakhir: string;
}

/**
 * Open browsers, told at once of what concerns them. A trigger notifies every process of a new or read notice; who has a
 * stream of that user here asks once and passes it on. A sign-out or a closed account ends its streams the same way.
 */
@Injectable()
export class AliranService implements BeforeApplicationShutdown {
  private readonly terbuka = new Map<string, Terbuka[]>();
  private jumlah = 0;
  private readonly antre = new Set<string>();
  private periksaSesi = false;
  private kumpul: NodeJS.Timeout | null = null;
  private putaran: NodeJS.Timeout | null = null;
  private ditanya = 0;
  private sesiPada = 0;
  private berhenti = false;

  constructor(
    private readonly repo: AliranRepository,
    private readonly kotak: KotakRepository,
    private readonly listener: DatabaseListener,
    private readonly clock: Clock,
  ) {
    listener.listen('notifikasi_baru', {
      onMessage: (siapa) => this.dengar(siapa),
      onLive: () => this.segarkanSemua(),
    });
    listener.listen('sesi_berubah', { onMessage: () => this.bangunkan(true), onLive: () => this.bangunkan(true) });
  }

  /** Before anything is answered: throws Penuh when all places are taken and none of them is this user's to give up. */
  pastikanTempat(idUser: string): void {
    const milik = this.terbuka.get(idUser)?.length ?? 0;
    if (this.jumlah >= MAKS_PER_PROSES && milik < MAKS_PER_PENGGUNA) throw new Penuh(COBA_LAGI_DETIK);
  }

  buka(aktor: Pemirsa, saluran: Saluran): void {
    if (this.berhenti) return saluran.tutup();
    const { id_user, id_sesi, peran, kd_ga = null } = aktor;
    const meja = peran ? mejaAkun(peran, kd_ga) : [];
    const kini = performance.now();
    const baru: Terbuka = { id_user, meja, id_sesi, saluran, sejak: kini, detakPada: kini, terakhir: '' };
    const milik = [...(this.terbuka.get(id_user) ?? []), baru];
    this.terbuka.set(id_user, milik);
    this.jumlah += 1;
    saluran.saatTutup(() => this.lepas(baru));
    if (milik.length > MAKS_PER_PENGGUNA) this.akhiri(milik[0] as Terbuka);
    this.listener.ensure();
    if (!this.putaran) this.sesiPada = kini;
    this.putaran ??= setInterval(() => this.putar(), PERIKSA_MS).unref();
    this.segarkan([id_user]);
  }

  beforeApplicationShutdown(): void {
    this.berhenti = true;
    for (const t of this.semua()) this.akhiri(t);
    if (this.kumpul) clearTimeout(this.kumpul);
  }

  private semua(): Terbuka[] {
    return [...this.terbuka.values()].flat();
  }
  private akhiri(t: Terbuka): void {
    this.lepas(t);
    t.saluran.tutup();
  }
  private lepas(t: Terbuka): void {
    const semua = this.terbuka.get(t.id_user) ?? [];
    const sisa = semua.filter((lain) => lain !== t);
    this.jumlah -= semua.length - sisa.length;
    if (sisa.length > 0) this.terbuka.set(t.id_user, sisa);
    else this.terbuka.delete(t.id_user);
    if (this.terbuka.size > 0 || !this.putaran) return;
    clearInterval(this.putaran);
    this.putaran = null;
  }

  private putar(): void {
    this.listener.ensure();
    const kini = performance.now();
    for (const t of this.semua()) {
      if (kini - t.sejak >= UMUR_MS) this.akhiri(t);
      else if (kini - t.detakPada >= DETAK_MS) {
        t.detakPada = kini;
        t.saluran.detak();
      }
    }
    if (kini - this.sesiPada >= PERIKSA_SESI_MS) {
      this.sesiPada = kini;
      this.bangunkan(true);
    }
    if (!this.listener.live && kini - this.ditanya >= TANYA_MS) this.segarkanSemua();
    else if (this.antre.size > 0) this.bangunkan();
  }

  /** A user, or a desk: whoever sits there has a new notice. */
  private dengar(siapa: string): void {
    if (!siapa.startsWith(MEJA)) return this.segarkan([siapa]);
    const meja = siapa.slice(MEJA.length);
    this.segarkan(this.semua().flatMap((t) => (t.meja.includes(meja) ? [t.id_user] : [])));
  }
  private segarkan(idUser: Iterable<string>): void {
    for (const id of idUser) if (this.terbuka.has(id)) this.antre.add(id);
    if (this.antre.size > 0) this.bangunkan();
  }
  private segarkanSemua(): void {
    this.ditanya = performance.now();
    this.segarkan(this.terbuka.keys());
  }
  private bangunkan(denganSesi = false): void {
    if (this.berhenti || this.terbuka.size === 0) return;
    this.periksaSesi ||= denganSesi;
    this.kumpul ??= setTimeout(() => void this.bagikan(), KUMPUL_MS);
  }

  /** One round at a time, so that an older answer never overtakes a younger one. */
  private async bagikan(): Promise<void> {
    const idUser = [...this.antre];
    const sesi = this.periksaSesi;
    this.antre.clear();
    this.periksaSesi = false;
    let gagal = false;
    try {
      if (sesi) await this.tutupYangBerakhir();
      if (idUser.length > 0) await this.kirimKeadaan(idUser);
    } catch {
      // The database does not answer: the next round asks again.
      gagal = true;
      this.periksaSesi ||= sesi;
      for (const id of idUser) this.antre.add(id);
    }
    this.kumpul = null;
    if (!gagal && (this.antre.size > 0 || this.periksaSesi)) this.bangunkan();
  }

  private async kirimKeadaan(idUser: string[]): Promise<void> {
    for (const { id_user, belum, terbaru } of await this.kotak.keadaan(idUser)) {
      const isi = JSON.stringify({ belum_dibaca: belum, terbaru: terbaru && notifikasiTampil(terbaru) });
      for (const t of this.terbuka.get(id_user) ?? []) {
        if (t.terakhir === isi) continue;
        t.terakhir = isi;
        t.saluran.kirim('pemberitahuan', isi);
      }
    }
  }

  private async tutupYangBerakhir(): Promise<void> {
    const bersesi = this.semua().filter((t) => !TANPA_SESI.test(t.id_sesi));
    if (bersesi.length === 0) return;
    const hidup = new Set(
      await this.repo.sesiHidup(
        bersesi.map((t) => t.id_sesi),
        this.clock.now(),
      ),
    );
    for (const t of bersesi) if (!hidup.has(t.id_sesi)) this.akhiri(t);
  }
}

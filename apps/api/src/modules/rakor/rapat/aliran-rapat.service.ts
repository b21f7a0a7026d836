import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { Penuh } from '../../../platform/errors';
import { DatabaseListener } from '../../../platform/prisma/database-listener';
import { PintuRapatService } from './pintu-rapat.service';
import { SuntingRepository } from './sunting.repository';

/** What happens within this time is told as one. */
const KUMPUL_MS = 150;
const DETAK_MS = 25_000;
/** The browser comes back at once, past the guard: a role or an invitation that has ended is noticed there. */
const UMUR_MS = 600_000;
const MAKS_PER_PENGGUNA = 5;
const MAKS_PER_PROSES = 500;
const COBA_LAGI_DETIK = 30;

/** What a stream is, seen from here. */
export interface SaluranRapat {
  kirim: (peristiwa: string, data: string) => void;
  detak: () => void;
  tutup: () => void;
  saatTutup: (lakukan: () => void) => void;
}
interface Terbuka {
  id_rakor: string;
  id_user: string;
  saluran: SaluranRapat;
  sejak: number;
  detakPada: number;
}
/** Parts of a meeting that a change is told of. */
export type BagianRapat = 'rapat' | 'garis' | 'baris' | 'tanda_tangan' | 'terap';
export interface Sunting {
  id_rakor: string;
  id_user: string;
  nama: string;
  /** Row that he has under his hands; null = none any more. */
  id_baris: string | null;
  /** Line that he has turned to before the room; null = not said. */
  id_garis: string | null;
}

/** Who watches a meeting hears at once what changes in it and who works on which row. Triggers tell every process. */
@Injectable()
export class AliranRapatService implements BeforeApplicationShutdown {
  private readonly terbuka = new Set<Terbuka>();
  private readonly antre = new Map<string, Set<string>>();
  /** Line before the room, by meeting: whoever opens the screen later sees it too. */
  private readonly tampil = new Map<string, string>();
  private kumpul: NodeJS.Timeout | null = null;
  private putaran: NodeJS.Timeout | null = null;

  constructor(
    private readonly pintu: PintuRapatService,
    private readonly repo: SuntingRepository,
    private readonly listener: DatabaseListener,
  ) {
    listener.listen('rakor_berubah', {
      onMessage: (isi) => {
        const [id = '', bagian = ''] = isi.split(':');
        this.tandai(id, bagian);
      },
      // What was said meanwhile may have been missed: everything is read again.
      onLive: () => {
        for (const t of this.terbuka) this.tandai(t.id_rakor, 'rapat');
      },
    });
    listener.listen('rakor_sunting', {
      onMessage: (isi) => {
        const s = JSON.parse(isi) as Sunting;
        if (s.id_garis) this.tampil.set(s.id_rakor, s.id_garis);
        for (const t of this.terbuka) {
          if (t.id_rakor !== s.id_rakor) continue;
          if (t.id_user !== s.id_user) t.saluran.kirim('sunting', isi);
          // The room's screen may well be his own.
          if (s.id_garis) this.tampilkan(t, s.id_garis);
        }
      },
    });
    // A session has ended: whoever still has one comes back past the guard.
    listener.listen('sesi_berubah', {
      onMessage: () => {
        for (const t of this.terbuka) this.akhiri(t);
      },
    });
  }

  async buka(aktor: Aktor, id: string, saluran: () => SaluranRapat): Promise<void> {
    const r = await this.pintu.baca(aktor, id);
    const milik = [...this.terbuka].filter((t) => t.id_user === aktor.id_user);
    if (this.terbuka.size >= MAKS_PER_PROSES && milik.length < MAKS_PER_PENGGUNA) throw new Penuh(COBA_LAGI_DETIK);
    const kini = performance.now();
    const baru: Terbuka = {
      id_rakor: String(r.id),
      id_user: aktor.id_user,
      saluran: saluran(),
      sejak: kini,
      detakPada: kini,
    };
    this.terbuka.add(baru);
    baru.saluran.saatTutup(() => this.terbuka.delete(baru));
    if (milik.length >= MAKS_PER_PENGGUNA) this.akhiri(milik[0] as Terbuka);
    this.listener.ensure();
    this.putaran ??= setInterval(() => this.putar(), 5_000).unref();
    baru.saluran.kirim('rapat', JSON.stringify({ bagian: ['rapat'] }));
    const garis = this.tampil.get(baru.id_rakor);
    if (garis !== undefined) this.tampilkan(baru, garis);
  }

  /** Tells the others who works on which row, and the room which line is spoken of; stored nowhere. */
  async sunting(aktor: Aktor, id: string, idBaris: string | null, idGaris: string | null): Promise<void> {
    const r = await this.pintu.baca(aktor, id);
    if (idGaris !== null) this.pintu.bolehIsi(r, 'bahas', aktor);
    await this.repo.siarkan({
      id_rakor: String(r.id),
      id_user: aktor.id_user,
      nama: namaPelaku(aktor),
      id_baris: idBaris,
      id_garis: idGaris,
    });
  }

  beforeApplicationShutdown(): void {
    for (const t of this.terbuka) this.akhiri(t);
    if (this.kumpul) clearTimeout(this.kumpul);
    if (this.putaran) clearInterval(this.putaran);
  }

  private akhiri(t: Terbuka): void {
    this.terbuka.delete(t);
    t.saluran.tutup();
  }
  private tampilkan(t: Terbuka, id_garis: string): void {
    t.saluran.kirim('tampil', JSON.stringify({ id_garis }));
  }
  private tandai(id: string, bagian: string): void {
    if (![...this.terbuka].some((t) => t.id_rakor === id)) return;
    const ada = this.antre.get(id);
    if (ada) ada.add(bagian);
    else this.antre.set(id, new Set([bagian]));
    this.kumpul ??= setTimeout(() => this.bagikan(), KUMPUL_MS);
  }
  private bagikan(): void {
    this.kumpul = null;
    for (const [id, bagian] of this.antre)
      for (const t of this.terbuka)
        if (t.id_rakor === id) t.saluran.kirim('rapat', JSON.stringify({ bagian: [...bagian] }));
    this.antre.clear();
  }
  private putar(): void {
    this.listener.ensure();
    const kini = performance.now();
    for (const t of this.terbuka) {
      if (kini - t.sejak >= UMUR_MS) this.akhiri(t);
      else if (kini - t.detakPada >= DETAK_MS) {
        t.detakPada = kini;
        t.saluran.detak();
      }
    }
    const dibuka = new Set([...this.terbuka].map((t) => t.id_rakor));
    for (const id of this.tampil.keys()) if (!dibuka.has(id)) this.tampil.delete(id);
    if (this.terbuka.size > 0 || !this.putaran) return;
    clearInterval(this.putaran);
    this.putaran = null;
  }
}

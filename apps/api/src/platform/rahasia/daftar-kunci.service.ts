import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Keamanan } from '../keamanan/keamanan';
import { DaftarKunciRepository, type KunciTercatat, type NamaRing } from './daftar-kunci.repository';
import { sidikKunci, type Ring } from './ring';

/** A ring that does not belong to this database. Its text is for the operator and names no secret. */
export class RingSalah extends Error {}

/**
 * Holds the rings of this process against those that the database has seen: another secret under a known id would write
 * what nobody can read. New keys, and a key that has become current, are security events.
 */
@Injectable()
export class DaftarKunciService implements OnModuleInit {
  private readonly logger = new Logger('rahasia');

  constructor(
    private readonly repo: DaftarKunciRepository,
    private readonly clock: Clock,
    private readonly keamanan: Keamanan,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws RingSalah: the process does not start. A database that does not answer keeps nobody from starting. */
  async onModuleInit(): Promise<void> {
    await this.bilaTerjangkau((nama, ring) => this.bandingkan(nama, ring));
  }

  /** What this process, which serves, was started with. */
  async catat(): Promise<void> {
    await this.bilaTerjangkau((nama, ring) => this.catatRing(nama, ring));
  }

  daftar(ring: NamaRing): Promise<KunciTercatat[]> {
    return this.repo.semua(ring);
  }

  /** The key that processes which serve write with; null when none has begun yet. */
  async berlaku(ring: NamaRing): Promise<string | null> {
    return berlaku(await this.repo.semua(ring));
  }

  /** Which keys of the ring no value needs any more. */
  async tandai(ring: NamaRing, terpakai: ReadonlySet<string>): Promise<void> {
    const kid = this.config.kunci[ring].map((k) => k.kid);
    const sisa = kid.filter((k) => !terpakai.has(k) && k !== kid[0]);
    await this.repo.habis(ring, sisa, this.clock.now());
    await this.repo.terpakai(
      ring,
      kid.filter((k) => !sisa.includes(k)),
    );
  }

  private async bilaTerjangkau(kerja: (nama: NamaRing, ring: Ring) => Promise<void>): Promise<void> {
    try {
      for (const [nama, ring] of Object.entries(this.config.kunci)) await kerja(nama as NamaRing, ring);
    } catch (error) {
      if (error instanceof RingSalah) throw error;
      this.logger.warn(`keys not compared: ${(error as Error).message.split('\n').at(-1)}`);
    }
  }

  private async bandingkan(nama: NamaRing, ring: Ring): Promise<void> {
    const tercatat = await this.repo.semua(nama);
    for (const kunci of ring) {
      const sidik = sidikKunci(kunci);
      if (tercatat.some((t) => t.kid === kunci.kid && t.sidik !== sidik))
        throw new RingSalah(
          `key ${kunci.kid} of ${nama} is not the one that this database knows by that id: a new key gets a new id`,
        );
      const lain = tercatat.find((t) => t.kid !== kunci.kid && t.sidik === sidik);
      if (lain) throw new RingSalah(`key ${kunci.kid} of ${nama} is known to this database as ${lain.kid}`);
    }
  }

  private async catatRing(nama: NamaRing, ring: Ring): Promise<void> {
    const tercatat = await this.repo.semua(nama);
    for (const kunci of ring) {
      if (tercatat.some((t) => t.kid === kunci.kid)) continue;
      const baru = await this.repo.tambah(nama, kunci.kid, sidikKunci(kunci), this.clock.now());
      if (baru && tercatat.length > 0) this.peristiwa(nama, kunci.kid, 'known');
    }
    const lalu = berlaku(tercatat);
    const kini = ring[0].kid;
    if (lalu === kini) return;
    await this.repo.jadikanKini(nama, kini, this.clock.now());
    if (lalu) this.peristiwa(nama, kini, 'current');
  }

  private peristiwa(ring: NamaRing, kid: string, menjadi: 'known' | 'current'): void {
    this.keamanan.catat('crypt_key_change', { sebab: `${ring} ${kid} ${menjadi}` });
  }
}

const berlaku = (tercatat: readonly KunciTercatat[]): string | null => tercatat.find((t) => t.kini)?.kid ?? null;

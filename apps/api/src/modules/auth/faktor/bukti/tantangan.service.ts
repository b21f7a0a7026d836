import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { sha256 } from '../../../../platform/hash/canonical';
import type { Db, Tx } from '../../../../platform/prisma/prisma.service';
import { Rahasia } from '../../../../platform/rahasia/rahasia';
import { TantanganRepository, type BarisTantangan, type JenisTantangan } from './tantangan.repository';

/** Wrong answers that one challenge bears. */
const MAKS_JAWABAN = 5;
const MENIT_MS = 60_000;

export interface TantanganBaru {
  jenis: JenisTantangan;
  /** What it is bound to: a value only this browser, or this session, has. */
  ikat: string;
  id_user: string;
  keperluan: string;
  muatan: object;
  menit: number;
}
export interface Tantangan<T> {
  id_user: string;
  keperluan: string;
  muatan: T;
}

/** What was begun and waits for one more answer: random id, kept as a hash, short-lived, used once. */
@Injectable()
export class TantanganService {
  constructor(
    private readonly repo: TantanganRepository,
    private readonly clock: Clock,
    private readonly rahasia: Rahasia,
  ) {}

  /** Gives the id, which stands nowhere afterwards. */
  async buat(baru: TantanganBaru, db?: Db): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const id_hash = sha256(id);
    const baris: BarisTantangan = {
      id_hash,
      jenis: baru.jenis,
      ikat: sha256(baru.ikat),
      id_user: baru.id_user,
      keperluan: baru.keperluan,
      muatan: this.rahasia.tutup('tantangan.muatan', id_hash, JSON.stringify(baru.muatan)),
      sampai: new Date(this.clock.now().getTime() + baru.menit * MENIT_MS),
    };
    await this.repo.tambah(baris, db);
    return id;
  }

  async lihat<T>(jenis: JenisTantangan, id: string, ikat: string): Promise<Tantangan<T> | null> {
    return this.terbuka(await this.repo.lihat(this.kunci(jenis, id, ikat), this.clock.now()));
  }
  /** Counts a try before the answer is looked at. */
  async coba<T>(jenis: JenisTantangan, id: string, ikat: string): Promise<Tantangan<T> | null> {
    return this.terbuka(await this.repo.coba(this.kunci(jenis, id, ikat), this.clock.now(), MAKS_JAWABAN));
  }
  /** Takes it for good; within a transaction it comes back when that fails. */
  async ambil<T>(jenis: JenisTantangan, id: string, ikat: string, db?: Db): Promise<Tantangan<T> | null> {
    return this.terbuka(await this.repo.ambil(this.kunci(jenis, id, ikat), this.clock.now(), db));
  }
  buang(tx: Tx, idUser: string): Promise<void> {
    return this.repo.buang(idUser, tx);
  }
  sapu(): Promise<number> {
    return this.repo.sapu(this.clock.now());
  }

  private kunci(jenis: JenisTantangan, id: string, ikat: string) {
    return { jenis, id_hash: sha256(id), ikat: sha256(ikat) };
  }
  private terbuka<T>(baris: BarisTantangan | null): Tantangan<T> | null {
    if (!baris) return null;
    const muatan = JSON.parse(this.rahasia.buka('tantangan.muatan', baris.id_hash, baris.muatan)) as T;
    return { id_user: baris.id_user, keperluan: baris.keperluan, muatan };
  }
}

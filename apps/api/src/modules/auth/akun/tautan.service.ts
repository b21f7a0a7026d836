import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { TautanRepository, type TautanRow } from './tautan.repository';

/** Why a sign-in at another provider opened nothing here; the page says it in words (packages/domain/pesan). */
const SEBAB_TAUTAN = {
  belum: 'tautan.belum',
  usang: 'akun.token_kedaluwarsa',
  identitas_terpakai: 'tautan.identitas_terpakai',
  akun_tertaut: 'tautan.akun_tertaut',
  nama_terpakai: 'akun.username_terpakai',
} as const;

export class TautanGagal extends DomainError {
  constructor(readonly sebab: keyof typeof SEBAB_TAUTAN) {
    super(SEBAB_TAUTAN[sebab]);
  }
}
/** What a binding is refused for. */
type TolakTautan = 'identitas_terpakai' | 'akun_tertaut';

/** Which account an identity of another provider opens: bound once by its owner, found by issuer and subject alone. */
@Injectable()
export class TautanService {
  constructor(
    private readonly repo: TautanRepository,
    private readonly clock: Clock,
  ) {}

  async pemilik(issuer: string, subject: string): Promise<string | null> {
    return (await this.repo.menurut(issuer, subject))?.id_user ?? null;
  }
  milik(issuer: string, idUser: string): Promise<TautanRow | null> {
    return this.repo.milik(issuer, idUser);
  }

  /** null when it is bound; the same binding again changes nothing. */
  async ikat(tx: Tx, issuer: string, subject: string, id_user: string): Promise<TolakTautan | null> {
    await this.repo.kunci(tx, issuer);
    const ada = await this.repo.menurut(issuer, subject, tx);
    if (ada) return ada.id_user === id_user ? null : 'identitas_terpakai';
    if (await this.repo.milik(issuer, id_user, tx)) return 'akun_tertaut';
    await this.repo.tambah(tx, { issuer, subject, id_user, dibuat: this.clock.now() });
    return null;
  }
  /** Every binding of an account; how many. */
  lepas(tx: Tx, idUser: string): Promise<number> {
    return this.repo.hapus(tx, idUser);
  }
}

import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { UUID } from '@sinas/domain/format/uuid';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { AkunRepository, type BarisAkun } from './akun.repository';

/** argon2id, 19 MiB, t=2 (about 25 ms). */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What other sites may learn of a person, each claim by its scope. */
export const klaimAkun = (akun: BarisAkun) => ({
  sub: akun.id,
  preferred_username: akun.username,
  name: akun.fullname,
  id_organization: akun.id_organisasi ?? undefined,
  nib: akun.organisasi?.nib ?? undefined,
  npwp: akun.organisasi?.npwp ?? undefined,
  user_role: akun.kode_peran,
  kd_ga: akun.kd_ga ?? undefined,
});

@Injectable()
export class AkunService {
  private readonly umpan = hash('umpan', ARGON);

  constructor(private readonly repo: AkunRepository) {}

  /** The account when name and password fit; the time taken does not tell whether the account exists. */
  async masuk(username: string, password: string): Promise<BarisAkun | null> {
    const akun = await this.repo.byUsername(username.trim());
    const cocok = await verify(akun?.password_hash ?? (await this.umpan), password).catch(() => false);
    return akun && akun.aktif && cocok ? akun : null;
  }

  hashSandi(sandi: string): Promise<string> {
    return hash(sandi, ARGON);
  }
  /** Re-authentication before a decision. */
  async sandiCocok(idUser: string, password: string): Promise<boolean> {
    const akun = await this.repo.byId(idUser);
    return !!akun?.password_hash && verify(akun.password_hash, password).catch(() => false);
  }

  async byId(id: string): Promise<BarisAkun | null> {
    return UUID.test(id) ? this.repo.byId(id) : null;
  }

  async byUsername(username: string): Promise<BarisAkun | null> {
    return this.repo.byUsername(username.trim());
  }
  /** An open account that is tied to one of Inaportnet. */
  async byInaport(idInaport: string): Promise<BarisAkun | null> {
    const akun = await this.repo.byInaport(idInaport);
    return akun?.aktif ? akun : null;
  }
  /** An account that may sign in. */
  async terbuka(id: string): Promise<BarisAkun | null> {
    const akun = await this.byId(id);
    return akun?.aktif ? akun : null;
  }

  namaGa(kdGa: string): Promise<string | null> {
    return this.repo.namaGa(kdGa);
  }
  pilihanSurel(idUser: string): Promise<string> {
    return this.repo.pilihanSurel(idUser);
  }
  /** The choice until now; null when it is this one already. */
  ubahPilihanSurel(tx: Tx, idUser: string, pilihan: string): Promise<string | null> {
    return this.repo.ubahPilihanSurel(tx, idUser, pilihan);
  }
}

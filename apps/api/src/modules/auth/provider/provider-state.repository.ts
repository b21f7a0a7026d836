import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService } from '../../../platform/prisma/prisma.service';

interface Payload {
  grantId?: string;
  uid?: string;
  userCode?: string;
  [lain: string]: unknown;
}

/** State of the built-in identity provider in PostgreSQL (the adapter contract of oidc-provider). */
@Injectable()
export class ProviderStateRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async upsert(model: string, id: string, payload: Payload, expiresIn: number | undefined): Promise<void> {
    const data = {
      muatan: JSON.parse(JSON.stringify(payload)) as object,
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      sampai: expiresIn ? new Date(this.clock.now().getTime() + expiresIn * 1000) : null,
    };
    await this.prisma.providerState.upsert({
      where: { model_id: { model, id } },
      create: { model, id, ...data },
      update: data,
    });
  }

  async find(model: string, where: { id?: string; uid?: string; user_code?: string }): Promise<Payload | undefined> {
    const row = await this.prisma.providerState.findFirst({ where: { model, ...where } });
    if (!row || (row.sampai && row.sampai <= this.clock.now())) return undefined;
    const payload = row.muatan as Payload;
    return row.terpakai ? { ...payload, consumed: Math.floor(row.terpakai.getTime() / 1000) } : payload;
  }

  /** False when somebody was first. */
  async consume(model: string, id: string): Promise<boolean> {
    const { count } = await this.prisma.providerState.updateMany({
      where: { model, id, terpakai: null },
      data: { terpakai: this.clock.now() },
    });
    return count > 0;
  }

  /** An access token that was once given, its time over or not; none when what it rests on was revoked. */
  async tokenAkses(id: string): Promise<{ clientId: string; accountId: string; scope: string; exp: number } | null> {
    const row = await this.prisma.providerState.findUnique({ where: { model_id: { model: 'AccessToken', id } } });
    const { clientId = '', accountId = '', scope = '', exp = 0 } = (row?.muatan ?? {}) as Record<string, never>;
    const grant = row?.grant_id ? await this.find('Grant', { id: row.grant_id }) : undefined;
    return grant ? { clientId, accountId, scope, exp } : null;
  }

  async destroy(model: string, id: string): Promise<void> {
    await this.prisma.providerState.deleteMany({ where: { model, id } });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.prisma.providerState.deleteMany({ where: { grant_id: grantId } });
  }
}

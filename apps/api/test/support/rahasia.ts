import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { KunciModule } from '../../src/modules/kunci/kunci.module';
import { ClockModule } from '../../src/platform/clock/clock';
import { readConfig } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { KeamananModule } from '../../src/platform/keamanan/keamanan';
import { securityEvents } from '../../src/platform/metrik/metrik';
import { PrismaModule } from '../../src/platform/prisma/prisma.module';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { MulaiKunciService } from '../../src/platform/rahasia/mulai-kunci.service';
import { RahasiaModule } from '../../src/platform/rahasia/rahasia.module';
import { ZamanService } from '../../src/platform/rahasia/zaman.service';

/** As the release before wrote it: bound to its column, key not named. */
export function tutupV1(ikatan: string, teks: string, rahasia: string): string {
  const kunci = Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', 'data-pribadi', 32));
  const iv = randomBytes(12);
  const sandi = createCipheriv('aes-256-gcm', kunci, iv).setAAD(Buffer.from(ikatan));
  const isi = Buffer.concat([sandi.update(teks, 'utf8'), sandi.final()]);
  return `v1.${Buffer.concat([iv, sandi.getAuthTag(), isi]).toString('base64url')}`;
}

/** Another process on a database, with a ring of its own: what `npm run kunci:ganti` is. */
export async function prosesLain(
  databaseUrl: string,
  ring: Record<string, string> = {},
  melayani = false,
): Promise<TestingModule> {
  const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...ring });
  const modul = await Test.createTestingModule({
    imports: [ConfigModule.with(config), ClockModule, KeamananModule, PrismaModule, RahasiaModule, KunciModule],
    // A process that serves tells the database its keys.
    providers: melayani ? [MulaiKunciService] : [],
  }).compile();
  return modul.init().catch(async (error: unknown) => {
    // What does not start is not closed by Nest, either: its clock and its connections would outlive the test.
    modul.get(ZamanService).onModuleDestroy();
    await modul.get(PrismaService).onApplicationShutdown();
    throw error;
  });
}

/** How often a security event has happened in this process. */
export async function peristiwa(nama: string): Promise<number> {
  const { values } = await securityEvents.get();
  return values.find((v) => v.labels.event === nama)?.value ?? 0;
}

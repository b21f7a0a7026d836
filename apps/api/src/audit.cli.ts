import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PeriksaRantaiService, type HasilPeriksa } from './modules/audit/periksa-rantai.service';
import { AuditModule } from './modules/audit/audit.module';
import { ClockModule } from './platform/clock/clock';
import { readConfig, type Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { KeamananModule } from './platform/keamanan/keamanan';
import { PrismaModule } from './platform/prisma/prisma.module';
import { StorageModule } from './platform/storage/storage.module';

@Module({})
export class AuditCliModule {
  static with(config: Config): DynamicModule {
    return {
      module: AuditCliModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        KeamananModule,
        PrismaModule,
        StorageModule.of(config),
        AuditModule,
      ],
    };
  }
}

const angka = (n: number): string => n.toLocaleString('id-ID');
function cetak(h: HasilPeriksa): void {
  console.log(`Riwayat: ${angka(h.baris)} baris pada ${angka(h.berkas)} berkas.`);
  console.log(`Jangkar: ${angka(h.jangkar)}, menguatkan ujung riwayat ${angka(h.terjangkar)} berkas.`);
  for (const t of h.temuan) console.log(`TEMUAN ${t.jenis}, ${t.di}: ${t.kata}`);
  console.log(h.temuan.length === 0 ? 'Utuh: tidak ada temuan.' : `${angka(h.temuan.length)} temuan.`);
}

/** Exit code 0: intact; 1: something was found, or it could not be checked. */
async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AuditCliModule.with(readConfig()), { logger: ['error'] });
  const hasil = await app.get(PeriksaRantaiService).periksa();
  cetak(hasil);
  await app.close();
  process.exitCode = hasil.temuan.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});

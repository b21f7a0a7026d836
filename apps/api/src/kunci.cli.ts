import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GantiKunciService, type HasilGanti } from './modules/kunci/ganti-kunci.service';
import { KunciModule } from './modules/kunci/kunci.module';
import { ClockModule } from './platform/clock/clock';
import { readConfig, type Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { KeamananModule } from './platform/keamanan/keamanan';
import { PrismaModule } from './platform/prisma/prisma.module';
import { RahasiaModule } from './platform/rahasia/rahasia.module';

@Module({})
export class KunciCliModule {
  static with(config: Config): DynamicModule {
    return {
      module: KunciCliModule,
      imports: [ConfigModule.with(config), ClockModule, KeamananModule, PrismaModule, RahasiaModule, KunciModule],
    };
  }
}

const MAKS_BARIS = 20;
const angka = (n: number): string => n.toLocaleString('id-ID');
/** Keys are never named by more than their id. */
function cetak({ kini, ditulis, rusak, pemakaian, habis }: HasilGanti, config: Config): void {
  console.log(`Kunci DATA yang berlaku: ${kini}. Ditulis ulang: ${angka(ditulis)} nilai.`);
  for (const { kid, nilai } of pemakaian) console.log(`  ${kid}: ${angka(nilai)} nilai`);
  for (const { kid, sejak } of habis)
    if (config.kunci.data.some((k) => k.kid === kid))
      console.log(
        `  ${kid}: 0 nilai sejak ${sejak.toISOString()}. Cadangan dari sebelum saat itu masih memerlukannya; simpan kunci ini sampai cadangan terakhirnya dihapus.`,
      );
  for (const satu of rusak.slice(0, MAKS_BARIS)) console.log(`TIDAK TERBACA ${satu}`);
  if (rusak.length > MAKS_BARIS) console.log(`... dan ${angka(rusak.length - MAKS_BARIS)} lainnya`);
  const sisa = pemakaian.filter((p) => p.kid !== kini).reduce((n, p) => n + p.nilai, 0) - rusak.length;
  if (sisa > 0)
    console.log(
      `${angka(sisa)} nilai ditulis dengan kunci lain selama ini: mulai ulang semua proses dengan ${kini}, lalu ulangi.`,
    );
}

/** Exit code 0: every value is under the current key. 1: something could not be read, or was written with another key meanwhile. */
async function main(): Promise<void> {
  const config = readConfig();
  const app = await NestFactory.createApplicationContext(KunciCliModule.with(config), {
    logger: ['error', 'warn'],
  });
  const hasil = await app.get(GantiKunciService).ganti();
  cetak(hasil, config);
  await app.close();
  process.exitCode = hasil.pemakaian.every((p) => p.kid === hasil.kini) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

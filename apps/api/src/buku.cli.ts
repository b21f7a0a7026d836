import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from './core.module';
import { BukaGarisService } from './modules/neraca/buka-garis.service';
import { NeracaModule } from './modules/neraca/neraca.module';
import { PutarBukuService } from './modules/pengajuan/buku/putar-buku.service';
import { readConfig, type Config } from './platform/config/config';

@Module({})
export class BukuCliModule {
  static with(config: Config): DynamicModule {
    return { module: BukuCliModule, imports: [CoreModule.with(config), NeracaModule] };
  }
}

const angka = (n: number): string => n.toLocaleString('id-ID');

/** `buka`: books what has happened and was never booked. `periksa`: exit code 0 = the ledger is what happened, 1 = it is not. */
async function main(perintah: string | undefined): Promise<void> {
  const app = await NestFactory.createApplicationContext(BukuCliModule.with(readConfig()), { logger: ['error'] });
  const putar = app.get(PutarBukuService, { strict: false });
  if (perintah === 'buka') {
    const [kejadian, garis] = [await putar.buka(), await app.get(BukaGarisService, { strict: false }).buka()];
    if (kejadian + garis > 0) console.log(`Buku: ${angka(kejadian)} kejadian dibukukan, ${angka(garis)} garis dibuat.`);
  } else {
    const { mutasi, kejadian, temuan } = await putar.periksa();
    console.log(`Buku: ${angka(mutasi)} mutasi dari ${angka(kejadian)} kejadian.`);
    for (const t of temuan) console.log(`TEMUAN ${t.aturan}: ${t.di}`);
    console.log(temuan.length === 0 ? 'Utuh: tidak ada temuan.' : `${angka(temuan.length)} temuan.`);
    process.exitCode = temuan.length === 0 ? 0 : 1;
  }
  await app.close();
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error);
  process.exit(1);
});

import { writeFileSync } from 'node:fs';
import { createStorage } from '@sinas/api/platform/storage/storage.module';
import { readConfig } from '@sinas/api/platform/config/config';
import { createClient } from '../client';
import { isiAturan, isiJadwal, isiTarif } from './aturan';
import { isiDemo } from './demo';
import { isiElemenDasbor } from './elemen-dasbor';
import { isiMenu } from './menu';
import { registriDemo } from './registri-demo';
import { entriAwal, isiReferensi } from './referensi';
import { muatFolder } from './referensi-folder';
import { entriPaket } from './referensi-paket';

/** Fills an empty or a known database: lists, rules, windows, menus; and the demo, unless DEMO=0. Safe to repeat. */
async function seed(): Promise<void> {
  const config = readConfig();
  const db = createClient(config.databaseUrl);
  const kini = new Date();
  try {
    await isiReferensi(db, entriAwal());
    await isiReferensi(db, entriPaket());
    if (process.env.REFDATA_DIR) await muatDanKabarkan(db, process.env.REFDATA_DIR);
    await isiAturan(db);
    await isiJadwal(db, kini);
    await isiTarif(db, kini);
    await isiMenu(db);
    await isiElemenDasbor(db);
    if (process.env.DEMO === '0' || !process.env.DEMO_PASSWORD) return;
    const storage = createStorage(config.storage);
    const accounts = await isiDemo(db, process.env.DEMO_PASSWORD, kini, async (kunci, isi) => {
      await storage.put(kunci, isi, { size: isi.length, contentType: 'application/pdf' });
    });
    const urls = {
      portal: `${config.publicUrl}/`,
      konsol: `${config.publicUrl}/konsol/`,
      oidc: config.oidc.issuer,
      openapi: `${config.publicUrl}/openapi.json`,
      docs: `${config.publicUrl}/docs`,
    };
    if (process.env.DEMO_FILE)
      writeFileSync(process.env.DEMO_FILE, `${JSON.stringify({ urls, accounts }, null, 2)}\n`, { mode: 0o600 });
    if (process.env.REGISTRI_FILE)
      writeFileSync(process.env.REGISTRI_FILE, JSON.stringify(registriDemo()), { mode: 0o600 });
  } finally {
    await db.$disconnect();
  }
}

const MAKS_KABAR = 20;
/** A broken file must not keep the product from starting: its list stays as it was, and the log says which line. */
async function muatDanKabarkan(db: ReturnType<typeof createClient>, folder: string): Promise<void> {
  for (const h of await muatFolder(db, folder)) {
    if (h.ditolak.length === 0) continue;
    console.error(`Referensi: ${h.nama} tidak dimuat, ${h.ditolak.length} baris ditolak.`);
    for (const t of h.ditolak.slice(0, MAKS_KABAR)) console.error(`  baris ${t.baris ?? '-'}: ${t.kode} ${t.pesan}`);
  }
}

seed().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error);
    process.exit(1);
  },
);

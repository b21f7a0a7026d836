import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bacaBarang, MEDAN_PABEAN, type BarangPabean } from '@sinas/domain/pabean/barang';
import { pesan } from '@sinas/domain/pesan/pesan';
import ExcelJS from 'exceljs';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { OlahPabeanService } from './olah-pabean.service';
import { PabeanRepository } from './pabean.repository';

export const MAKS_CSV_KB = 5 * 1024;
const MAKS_BARIS = 20_000;
/** Refused lines that one answer names. */
const MAKS_SALAH = 200;
/** `batal` and the country may be left out. */
const WAJIB = MEDAN_PABEAN.filter((m) => m !== 'batal' && m !== 'negara_asal');

/** A file of declarations, where customs' feed does not reach: told first, taken when that is said. */
@Injectable()
export class BerkasPabeanService {
  constructor(
    private readonly repo: PabeanRepository,
    private readonly olah: OlahPabeanService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Only lines without a fault are taken; none is taken twice. */
  async terima(aktor: Aktor, berkas: BerkasMasuk | null, ambil: boolean) {
    if (!berkas) throw salah('pabean.berkas_kosong');
    const rows = await bacaCsv(await berkas.baca());
    const dibaca = rows.map((isi, i) => ({ nomor: i + 2, ...bacaBarang(isi) }));
    const barang = dibaca.flatMap((b) => b.barang ?? []);
    const dikenal = await this.repo.dikenal(barang);
    const baru = barang.filter(
      (b, i) => !dikenal.has(kunci(b)) && barang.findIndex((x) => kunci(x) === kunci(b)) === i,
    );
    if (ambil) {
      const waktu = this.clock.now();
      await this.prisma.tx((tx) => this.repo.terima(tx, baru, { asal: 'berkas', oleh: aktor.nama, waktu }));
      await this.olah.jalankan();
    }
    return {
      diambil: ambil,
      ...{ baris: rows.length, baru: baru.length, dikenal: barang.length - baru.length },
      salah: dibaca.flatMap((b) => (b.barang ? [] : [{ nomor: b.nomor, masalah: b.masalah }])).slice(0, MAKS_SALAH),
      jumlah_salah: dibaca.filter((b) => !b.barang).length,
    };
  }
}

export const kunci = (b: Pick<BarangPabean, 'no_pib' | 'seri' | 'versi'>): string => `${b.no_pib}|${b.seri}|${b.versi}`;
const salah = (k: 'pabean.berkas_kosong' | 'pabean.berkas_bukan_csv'): AturanTeks =>
  new AturanTeks(pesan(k), [{ langkah: 'berkas', path: 'file', message: pesan(k) }]);

/** Lines by the names of the first one, whatever their order. Semicolons or commas. Throws AturanTeks. */
async function bacaCsv(isi: Buffer): Promise<Record<string, string>[]> {
  const teks = isi.toString('utf8').replace(/^\uFEFF/, '');
  if (teks.includes('\0') || teks.includes('\uFFFD')) throw salah('pabean.berkas_bukan_csv');
  const kepala = teks.slice(0, 2_000).split('\n')[0] ?? '';
  const delimiter = kepala.split(';').length > kepala.split(',').length ? ';' : ',';
  const lembar = await new ExcelJS.Workbook().csv
    .read(Readable.from([teks]), {
      map: (v: unknown) => v,
      parserOptions: { delimiter, ignoreEmpty: true, trim: true, maxRows: MAKS_BARIS + 2 },
    })
    .catch(() => {
      throw salah('pabean.berkas_bukan_csv');
    });
  const baris = (n: number): string[] => {
    const nilai = lembar.getRow(n).values;
    return Array.isArray(nilai) ? Array.from(nilai.slice(1), (v) => (typeof v === 'string' ? v : '')) : [];
  };
  const nama = baris(1).map((x) => x.trim().toLowerCase());
  const kurang = WAJIB.filter((m) => !nama.includes(m));
  if (kurang.length > 0) {
    const message = pesan('pabean.berkas_kolom', { kolom: kurang.join(', ') });
    throw new AturanTeks(message, [{ langkah: 'berkas', path: 'file', message }]);
  }
  const banyak = lembar.rowCount - 1;
  if (banyak < 1) throw salah('pabean.berkas_kosong');
  if (banyak > MAKS_BARIS) {
    const message = pesan('pabean.berkas_banyak', { n: MAKS_BARIS });
    throw new AturanTeks(message, [{ langkah: 'berkas', path: 'file', message }]);
  }
  return Array.from({ length: banyak }, (_, i) => {
    const sel = baris(i + 2);
    return Object.fromEntries(nama.map((m, k) => [m, sel[k] ?? '']));
  });
}

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { pesan } from '@sinas/domain/pesan/pesan';
import { tanggalRapat } from '@sinas/domain/format/tanggal';
import { OutboxService } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Bentrok, TidakAda, TidakBerwenang } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { PutaranService } from '../../platform/putaran/putaran.service';
import { Storage } from '../../platform/storage/storage';
import { EksporRepository, sedangDikerjakan, type EksporRow } from './ekspor.repository';
import { DAFTAR_EKSPOR, type DaftarEkspor, type SaringEkspor } from './isi-ekspor.service';

/** On their way for one person at the same time. */
const SEKALIGUS = 3;
const TAMPIL = 20;
const SIMPAN_MS = 30 * 86_400_000;

/** What somebody may see of a list, as text: the same again means the same rows, unmasked alike. */
export const lingkupTeks = (aktor: Aktor): string | null => {
  const lingkup = lingkupAktor(aktor);
  if (!lingkup) return null;
  const { cabang: _, ...tetap } = { cabang: null, ...lingkup };
  return JSON.stringify({ peran: aktor.peran, ...tetap });
};
export const bolehEkspor = (aktor: Aktor, daftar: DaftarEkspor): boolean =>
  punyaIzin(aktor.peran, DAFTAR_EKSPOR[daftar].izin) && lingkupAktor(aktor) !== null;

/** Lists that people take with them: asked for here, made by a worker, fetched by whoever asked and nobody else. */
@Injectable()
export class EksporService {
  constructor(
    private readonly repo: EksporRepository,
    private readonly outbox: OutboxService,
    private readonly storage: Storage,
    private readonly prisma: PrismaService,
    private readonly putaran: PutaranService,
    private readonly clock: Clock,
  ) {}

  async minta(aktor: Aktor, daftar: DaftarEkspor, format: 'csv' | 'xlsx', saring: SaringEkspor): Promise<EksporRow> {
    if (!bolehEkspor(aktor, daftar)) throw new TidakBerwenang();
    return this.prisma.tx(async (tx) => {
      if ((await this.repo.dikerjakan(tx, aktor.id_user)) >= SEKALIGUS) throw new Bentrok('ekspor.terlalu_banyak');
      const isi = { oleh: aktor.id_user, daftar, format, saring, dibuat: this.clock.now() };
      const row = await this.repo.buat(tx, isi);
      await this.outbox.tambah(tx, 'ekspor', `ekspor:${row.id}`, { id_ekspor: String(row.id) });
      return row;
    });
  }
  milik(aktor: Aktor): Promise<EksporRow[]> {
    return this.repo.milik(aktor.id_user, TAMPIL);
  }

  async unduh(aktor: Aktor, id: string): Promise<{ row: EksporRow; nama: string; isi: Readable }> {
    const row = await this.satu(aktor, id);
    if (row.status === 'LEWAT' || (row.berlaku_sampai && row.berlaku_sampai <= this.clock.now()))
      throw new Bentrok('ekspor.lewat');
    if (row.status !== 'SIAP' || !row.kunci) throw new Bentrok('ekspor.belum_siap');
    if (!bolehEkspor(aktor, row.daftar as DaftarEkspor) || lingkupTeks(aktor) !== row.lingkup)
      throw new Bentrok('ekspor.hak_berubah');
    const nama = `${DAFTAR_EKSPOR[row.daftar as DaftarEkspor].nama.replaceAll(' ', '-')}-${tanggalRapat(row.dibuat)}.${row.format}`;
    return { row, nama, isi: await this.storage.get(row.kunci) };
  }

  /** Calls off what is being made, and puts away what was made. */
  async batal(aktor: Aktor, id: string): Promise<void> {
    const row = await this.satu(aktor, id);
    if (!sedangDikerjakan(row.status) && row.status !== 'SIAP') return;
    const data = { status: 'BATAL', pesan: pesan('ekspor.dibatalkan'), kunci: null, selesai_pada: this.clock.now() };
    const terbuka = ['ANTRE', 'BERJALAN', 'SIAP'];
    if ((await this.repo.tutup(null, row.id, terbuka, data)) && row.kunci) await this.storage.delete(row.kunci);
  }

  private async satu(aktor: Aktor, id: string): Promise<EksporRow> {
    const row = /^\d{1,18}$/.test(id) ? await this.repo.satu(BigInt(id)) : null;
    if (!row || row.oleh !== aktor.id_user) throw new TidakAda('ekspor.tidak_ada');
    return row;
  }

  /** What is over goes; after a month nobody asks what there was. */
  async sapu(): Promise<number> {
    const kini = this.clock.now();
    await this.repo.buang(new Date(kini.getTime() - SIMPAN_MS));
    return this.putaran.jalankan({
      nama: 'sapu_ekspor',
      butir: await this.repo.lewat(kini),
      sasaran: (row) => String(row.id),
      kerja: async (row) => {
        if (row.kunci) await this.storage.delete(row.kunci);
        await this.repo.tutup(null, row.id, ['SIAP'], { status: 'LEWAT', kunci: null });
        return 1;
      },
      lengkap: true,
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { JenisRekaman, RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { periksaBaris } from '@sinas/domain/pengajuan/baris';
import type { Kepala, KodeLangkah } from '@sinas/domain/pengajuan/formulir';
import type { Masalah } from '@sinas/domain/pengajuan/isian';
import { kelengkapan, type Kelengkapan } from '@sinas/domain/pengajuan/kelengkapan';
import type { KdRekom } from '@sinas/domain/pengajuan/layanan';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Db } from '../../platform/prisma/prisma.service';
import { ReferensiService } from '../referensi/referensi.service';
import { BarisRepository } from './baris.repository';
import { PengajuanRepository, type BerkasRow } from './pengajuan.repository';

const MAKS_BELUM = 200;

/** Builds the facts of the completeness check, the same for the form, the checkpoint and the submit. */
@Injectable()
export class KelengkapanService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
    private readonly referensi: ReferensiService,
  ) {}

  async periksa(db: Db, p: BerkasRow): Promise<Kelengkapan> {
    const [dokumen, catatan, ganda] = await Promise.all([
      this.repo.dokumen(db, p.id),
      p.kd_status === '25' ? this.repo.catatan(db, p.id, p.perbaikan_ke) : [],
      this.repo.ganda(db, p),
    ]);
    return kelengkapan({
      kd_rekom: p.kd_rekom as KdRekom,
      kd_komoditas: p.kd_komoditas,
      kepala: p.kepala as Kepala,
      jumlah_baris: p.jumlah_baris,
      masalah_baris: [...(await this.belumSah(p)), ...(await this.kembar(db, p))],
      dokumen: dokumen
        .filter((d) => d.asal === 'PEMOHON')
        .map((d) => ({ kd_dokumen: d.kd_dokumen, status: d.status as 'READY' })),
      pernyataan: p.pernyataan,
      catatan_terbuka: catatan
        .filter((c) => !c.jawaban?.trim())
        .map((c) => ({
          id: String(c.id),
          langkah: c.langkah as KodeLangkah,
          kd_field: c.kd_field,
          ...(c.seri ? { baris: c.seri } : {}),
        })),
      ganda,
    });
  }

  /** Rows that are typed but not yet valid, each with its first faults. */
  private async belumSah(p: BerkasRow): Promise<Masalah[]> {
    const rows = (p.baris_belum as (RekamanKomoditas & { kunci?: string })[]).slice(0, MAKS_BELUM);
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (rows.length === 0 || !kelompok) return [];
    const acuan = await this.referensi.acuan(rows);
    return rows.flatMap((r, i) => {
      const n = Number(r.no_seri) || p.jumlah_baris + i + 1;
      const salah = periksaBaris(r, { kelompok, jenis: p.jenis_rekaman as JenisRekaman, tahun: p.tahun, acuan }, n);
      const umum = { langkah: 'barang' as const, baris: n, path: `belum.${r.kunci ?? i}` };
      return salah.length > 0
        ? salah.slice(0, 1).map((m) => ({
            ...m,
            path: `belum.${r.kunci ?? i}.${m.path}`,
            message: pesan('baris.belum_sah', { n, sebab: m.message }),
          }))
        : [{ ...umum, message: pesan('baris.belum_sah', { n, sebab: 'belum tersimpan' }) }];
    });
  }

  private async kembar(db: Db, p: BerkasRow): Promise<Masalah[]> {
    const pertama = new Map<string, number>();
    const masalah: Masalah[] = [];
    for (const b of await this.baris.kunciSemua(db, p.id)) {
      const n = pertama.get(b.kunci);
      if (n === undefined) pertama.set(b.kunci, b.seri);
      else
        masalah.push({
          langkah: 'barang',
          baris: b.seri,
          path: `baris.${b.id}`,
          message: pesan('baris.duplikat', { n }),
        });
    }
    return masalah;
  }
}

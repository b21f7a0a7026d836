import { Injectable } from '@nestjs/common';
import { lingkupPenerima, type Aktor } from '@sinas/domain/akses/kebijakan';
import { akunTerbit, akunTerealisasi, kunciAkun, type Akun } from '@sinas/domain/buku/akun';
import type { BarisPembuka } from '@sinas/domain/buku/pembuka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dariDasar } from '@sinas/domain/neraca/satuan-dasar';
import { TidakAda } from '../../../platform/errors';
import { PrismaService, runIn } from '../../../platform/prisma/prisma.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BukuService } from '../buku.service';
import { izinBuku } from './izin-pembuka';
import { PembukaRepository, type PembukaTampil, type SaringPembuka } from './pembuka.repository';

const LIMIT = 25;

/** Permits of before the portal as people read them, each row with what became of it. */
@Injectable()
export class DaftarPembukaService {
  constructor(
    private readonly repo: PembukaRepository,
    private readonly buku: BukuService,
    private readonly referensi: ReferensiService,
    private readonly prisma: PrismaService,
  ) {}

  /** Newest first. */
  async daftar({ page = 1, limit = LIMIT, ...saring }: SaringPembuka & { page?: number; limit?: number }) {
    const [rows, total] = await Promise.all([
      this.repo.daftar(saring, { limit, offset: (page - 1) * limit }),
      this.repo.hitung(saring),
    ]);
    const izin = rows.map((row) => ({ row, baris: izinBuku(row).baris }));
    const akun = izin.flatMap(({ baris }) => baris.flatMap((b) => [akunTerbit(b), akunTerealisasi(b)]));
    const saldo = await this.buku.saldo(runIn(this.prisma), akun);
    return {
      rows: izin.map(({ row, baris }) => tampil(row, baris, (a) => saldo.get(kunciAkun(a)) ?? '0')),
      meta: { page, limit, total },
    };
  }
  /** A company's own, with what remains of each. */
  async milik(aktor: Aktor, q: { page?: number; limit?: number }) {
    const milik = lingkupPenerima(aktor);
    if (!milik) throw new TidakAda();
    const { rows, meta } = await this.daftar({ ...q, milik });
    const satuan = [...new Set(rows.flatMap((i) => i.baris.map((b) => b.satuan)))];
    const nama = new Map(
      await Promise.all(satuan.map(async (s) => [s, await this.referensi.namaDari('satuan', s)] as const)),
    );
    return {
      rows: rows.map(({ nama_berkas: _, nama: __, waktu: ___, npwp: ____, ...i }) => ({
        ...i,
        baris: i.baris.map((b) => ({ ...b, ur_satuan: nama.get(b.satuan) ?? b.satuan })),
      })),
      meta,
    };
  }
}

function tampil(i: PembukaTampil, buku: readonly BarisPembuka[], saldo: (a: Akun) => string) {
  return {
    ...{ id: String(i.id), no_keputusan: i.no_keputusan, tgl_keputusan: i.tgl_keputusan },
    ...{ perusahaan: i.perusahaan, npwp: i.npwp, layanan: layanan(i.kd_rekom as KdRekom).jnsLayanan },
    ...{ tahun: i.tahun, ur_komoditas: KELOMPOK.get(i.kd_komoditas)?.uraian ?? i.kd_komoditas },
    ...{ berlaku_mulai: i.berlaku_mulai, berlaku_sampai: i.berlaku_sampai },
    ...{ nama_berkas: i.nama_berkas, nama: i.nama, waktu: i.waktu },
    baris: i.baris.flatMap((b, n) => {
      const k = buku[n];
      if (!k) return [];
      const sebut = (jml: string): string => dariDasar(jml, k.pos.satuan, b.satuan);
      return [
        {
          ...{ seri: b.seri, hs: b.hs, uraian: b.uraian, satuan: b.satuan, jml: b.jml },
          ...{ terealisasi: sebut(saldo(akunTerealisasi(k))), sisa: sebut(saldo(akunTerbit(k))) },
        },
      ];
    }),
  };
}

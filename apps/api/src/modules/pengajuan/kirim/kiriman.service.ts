import { Injectable } from '@nestjs/common';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { LAYANAN, type KdRekom } from '@sinas/domain/pengajuan/layanan';
import { rapikan } from '@sinas/domain/format/angka';
import { canonical, sha256 } from '../../../platform/hash/canonical';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BarisRepository } from '../baris/baris.repository';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';

export interface Kiriman {
  muatan: Record<string, unknown>;
  sha256: string;
}

/** Freezes what is sent: header, rows, nested rows, documents by their hash, answers to remarks. */
@Injectable()
export class KirimanService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
  ) {}

  async susun(tx: Tx, p: BerkasRow, kirimKe: number): Promise<Kiriman> {
    const [{ org, dokumen, jawaban }, baris, sub] = await Promise.all([
      this.repo.sekitar(tx, p.id),
      this.baris.semua(tx, p.id),
      this.baris.subDari(tx, p.id),
    ]);
    const muatan = {
      no_aju: p.no_aju,
      kirim_ke: kirimKe,
      kd_rekom: p.kd_rekom,
      layanan: LAYANAN[p.kd_rekom as KdRekom].jnsLayanan,
      kd_ga: p.kd_ga,
      kd_komoditas: p.kd_komoditas,
      komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? '',
      tahun: p.tahun,
      perusahaan: { nib: org.nib, npwp: org.npwp, nama: org.nama, alamat: org.alamat, api_code: org.api_code },
      kepala: p.kepala,
      barang: Object.fromEntries(
        baris.map((b) => [
          `seri_${b.seri}`,
          {
            ...(b.data as object),
            jml_bahan_baku: rapikan(b.jml.toFixed()),
            rincian: sub
              .filter((s) => s.id_baris === b.id)
              .map((s) => ({ uraian: s.uraian, lokasi: s.lokasi, jml: rapikan(s.jml.toFixed()) })),
          },
        ]),
      ),
      dokumen: Object.fromEntries(
        dokumen.map((d) => [d.id, { kd_dokumen: d.kd_dokumen, nama_file: d.nama_file, sha256: d.sha256 }]),
      ),
      jawaban,
    };
    const bersih = JSON.parse(canonical(muatan)) as Record<string, unknown>;
    return { muatan: bersih, sha256: sha256(canonical(bersih)) };
  }
}

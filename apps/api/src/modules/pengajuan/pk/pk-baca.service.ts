import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { LEVEL_PK } from '@sinas/domain/layanan/pk/baris';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { TidakAda } from '../../../platform/errors';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { BarangRepository, type BarangRow } from '../baris/barang.repository';
import { desimal } from '../lihat/tampilan';

export interface MintaPk {
  kunci: string;
  level: 1 | 2 | 3;
  seri: number | null;
  offset: number;
  limit: number;
}

/** Rows of a ministry's need, level by level. */
@Injectable()
export class PkBacaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarangRepository,
  ) {}

  async daftar(aktor: Aktor, m: MintaPk) {
    const p = await this.pintu.baca(aktor, m.kunci);
    const jenis = LEVEL_PK[m.level - 1];
    if (!jenis || !layanan(p.kd_rekom as KdRekom).jenisBaris.has(jenis)) throw new TidakAda();
    return (await this.baris.jenis(this.pintu.db, p.id, jenis, m)).map((b) => barisPk(b, m.level));
  }
}

/** The last quantity that a level gave, with what was said of it. */
function barisPk(b: BarangRow & { alasan: string | null }, id_level: 1 | 2 | 3) {
  const akhir = b.jml_penetapan ?? b.jml_rakornis ?? b.jml_kl;
  return {
    ...(b.data as Record<string, unknown>),
    id: String(b.id),
    id_level,
    id_induk: b.id_induk === null ? null : String(b.id_induk),
    seri: b.seri,
    versi: b.versi,
    jumlah_anak: b.jumlah_sub,
    jml: desimal(b.jml) ?? '0',
    jml_usulan: desimal(b.jml) ?? '0',
    jml_keputusan: desimal(akhir),
    alasan: b.alasan ?? '',
  };
}

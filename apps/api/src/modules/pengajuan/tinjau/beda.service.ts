import { Injectable } from '@nestjs/common';
import { PERAN } from '@sinas/domain/akses/peran';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bacaBeda, type ButirBeda } from '@sinas/domain/formulir/baca-beda';
import { formulirLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Kolom } from '@sinas/domain/baris/kolom';
import type { Perubahan } from '@sinas/domain/formulir/beda';
import { perubahanKini } from '@sinas/domain/formulir/format-kiriman';
import { kolomBerkas } from '../baris/kolom-berkas';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { RiwayatRepository, type RiwayatRow } from '../alur/riwayat.repository';
import { lihatUtuh } from '../lihat/tampilan';

export interface Beda {
  butir: ButirBeda[];
  /** Differences beyond those that were kept. */
  lainnya: number;
  waktu: Date;
}

interface Tercatat {
  format?: number;
  perubahan?: Perubahan[];
  jumlah_perubahan?: number;
}

/** Who reads what was changed, field by field: those who work on the file. Who only watches does not. */
export const bolehBeda = (aktor: Aktor): boolean => PERAN[aktor.peran].lingkup !== 'semua' && lihatUtuh(aktor);

/** What a correction has changed, for those who decide on it and for the company itself. */
@Injectable()
export class BedaService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly riwayat: RiwayatRepository,
  ) {}

  /** Null: nothing was corrected yet, or the reader only watches. */
  async akhir(
    aktor: Aktor,
    p: Pick<BerkasRow, 'id' | 'kirim_ke' | 'kd_rekom' | 'kd_komoditas' | 'jenis_rekaman'>,
  ): Promise<Beda | null> {
    if (p.kirim_ke < 2 || !bolehBeda(aktor)) return null;
    const r = await this.riwayat.perbaikanAkhir(this.repo.db, p.id);
    return r && this.dari(p, r, kolomBerkas(p));
  }

  /** Of one line of the history; null where it has none. */
  untuk(aktor: Aktor, p: Pick<BerkasRow, 'kd_rekom'>, r: RiwayatRow, kolom: readonly Kolom[]): Beda | null {
    return r.peristiwa === 'kirim_perbaikan' && bolehBeda(aktor) ? this.dari(p, r, kolom) : null;
  }

  private dari(p: Pick<BerkasRow, 'kd_rekom'>, r: RiwayatRow, kolom: readonly Kolom[]): Beda {
    const { format = 1, perubahan: tercatat = [], jumlah_perubahan } = r.data as Tercatat;
    const perubahan = perubahanKini(format, tercatat);
    const jumlah = jumlah_perubahan ?? perubahan.length;
    const butir = bacaBeda(formulirLayanan(p.kd_rekom as KdRekom), perubahan, kolom);
    return { butir, lainnya: Math.max(0, jumlah - perubahan.length), waktu: r.waktu };
  }
}

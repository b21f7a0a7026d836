import { Injectable } from '@nestjs/common';
import type { BarisMentah, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { kodeAcuan, TANPA_ACUAN, type KonteksBaris } from '@sinas/domain/baris/kolom';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { TidakAda } from '../../../platform/errors';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import type { BerkasRow } from '../alur/pengajuan.repository';

type BerkasKonteks = Pick<BerkasRow, 'kd_komoditas' | 'jenis_rekaman' | 'tahun' | 'kepala'>;

/** What the rows of a file are checked against: options of its commodity, names of the codes that they name. */
@Injectable()
export class KonteksBarisService {
  constructor(
    private readonly referensi: ReferensiService,
    private readonly elemen: ElemenService,
    private readonly korelasi: KorelasiService,
  ) {}

  /** All but the names of codes. */
  async dasar(p: BerkasKonteks): Promise<KonteksBaris> {
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (!kelompok) throw new TidakAda();
    return {
      kelompok,
      jenis: p.jenis_rekaman as JenisRekaman,
      tahun: p.tahun,
      opsi: await this.elemen.untuk(kelompok.kode, p.tahun),
      acuan: TANPA_ACUAN,
      hs: await this.korelasi.untuk(kelompok.kode),
      pelaku: (p.kepala as Kepala).jenis_pelaku,
      trader: (p.kepala as Kepala).trader_type,
    };
  }
  async untuk(p: BerkasKonteks, jenis: JenisBaris, rows: readonly BarisMentah[]): Promise<KonteksBaris> {
    const dasar = await this.dasar(p);
    return { ...dasar, acuan: await this.referensi.acuan(kodeAcuan(jenis.kolom(dasar), rows)) };
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { bandingRencana, JENIS_BANDING, type BarisBanding, type JenisBanding } from '@sinas/domain/layanan/rkt/banding';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BandingRepository } from './banding.repository';
import { IsiRencanaService, type BarisRencana } from './isi-rencana.service';

/** A plan beside the one of the year before. */
@Injectable()
export class BandingService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly berkas: PengajuanRepository,
    private readonly repo: BandingRepository,
    private readonly isi: IsiRencanaService,
  ) {}

  /** Both within the reach of the reader; without a plan in force of the year before, this year's stands alone. */
  async banding(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const idLalu = await this.repo.sebelum(this.pintu.buka(aktor), p);
    const lalu = idLalu === null ? null : await this.berkas.ambil(this.pintu.db, idLalu);
    const [kini, sebelum] = [await this.baris(aktor, p), lalu ? await this.baris(aktor, lalu) : []];
    return { tahun: p.tahun, no_aju_lalu: lalu?.no_aju ?? null, baris: bandingRencana(kini, sebelum) };
  }

  private async baris(aktor: Aktor, p: BerkasRow): Promise<BarisBanding[]> {
    const semua: BarisBanding[] = [];
    for (const jenis of JENIS_BANDING)
      semua.push(...(await this.isi.sejenis(aktor, p, jenis)).map((r) => bandingDari(r, jenis, p.tahun)));
    return semua;
  }
}

function bandingDari({ baris: b, bulan, ...diberi }: BarisRencana, jenis: JenisBanding, tahun: number): BarisBanding {
  const setahun = (n: number): string | null => {
    const ada = bulan.filter((m) => m.sisi === 'realisasi' && m.periode.endsWith(String(n)));
    return ada.length === 0 ? null : jumlahkan(ada.map((m) => m.jml));
  };
  return {
    ...{ jenis, kunci: b.kunci ?? String(b.id), uraian: b.uraian ?? '', hs: b.hs, satuan: b.satuan ?? '' },
    jml: rapikan(b.jml.toFixed()),
    realisasi: setahun(tahun),
    realisasi_sebelum: setahun(tahun - 1),
    keputusan: jenis === 'produk' ? diberi.jml_produk_keputusan : diberi.jml_keputusan,
  };
}

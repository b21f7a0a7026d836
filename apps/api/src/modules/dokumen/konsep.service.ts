import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { sebutanPelaksana } from '@sinas/domain/akses/pelaksana';
import { banding } from '@sinas/domain/format/angka';
import { berkasDirapatkan } from '@sinas/domain/pengajuan/penjaga';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, TidakAda } from '../../platform/errors';
import { buatPdf } from '../../platform/pdf/mesin-pdf';
import { LembarService } from '../pengajuan/tinjau/lembar.service';
import { BangunDokumenService } from './bangun-dokumen.service';
import { DokumenRepository } from './dokumen.repository';
import { keputusan } from './keputusan';

const PEMUTUS = 2;

/** The letter of a decision before it is one: by the official's sheet as it is kept, stored nowhere. */
@Injectable()
export class KonsepService {
  constructor(
    private readonly lembar: LembarService,
    private readonly repo: DokumenRepository,
    private readonly bangun: BangunDokumenService,
    private readonly clock: Clock,
  ) {}

  async pdf(aktor: Aktor, idNk: string): Promise<Buffer> {
    // What the actor may not see is not there.
    const lembar = await this.lembar.lembar(aktor, idNk);
    if (lembar.level !== PEMUTUS) throw new AturanDilanggar('keputusan.konsep_meja');
    const id = BigInt(idNk);
    const p = await this.repo.berkas(id);
    if (!p) throw new TidakAda();
    if (berkasDirapatkan(p)) throw new AturanDilanggar('keputusan.konsep_rapat');
    const baris = new Map(
      lembar.rincian.map((r) => {
        const jml = r.jml_keputusan ?? '0';
        const dari = r.jml_verifikator ?? r.jml_usulan;
        const potong = { level: 'kl' as const, oleh: aktor.nama, kd_alasan: r.kd_alasan ?? '', alasan: r.alasan ?? '' };
        const potongan = banding(jml, dari) < 0 ? [{ ...potong, dari, ke: jml }] : [];
        return [r.id, { jml, potongan }];
      }),
    );
    const pelaksana = aktor.pelaksana ? sebutanPelaksana(aktor.pelaksana) : null;
    const { catatan, berlaku_sampai, masa } = lembar;
    const sampai = berlaku_sampai ?? masa?.paling_akhir ?? null;
    const isi = { id_pejabat: aktor.id_user, pelaksana, kini: this.clock.now(), catatan, sampai, baris };
    return buatPdf(keputusan(await this.bangun.konsep(id, isi)));
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { bolehMenjawab, periksaJawaban } from '@sinas/domain/keberatan/keberatan';
import { AturanTeks, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { runIn, type RunSql } from '../../../platform/prisma/prisma.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { KalenderService } from '../tenggat/kalender.service';
import { TurunanKeberatanService } from '../turunan/turunan-keberatan.service';
import { KeberatanRepository } from './keberatan.repository';
import { KeberatanService } from './keberatan.service';

export interface JawabMasukan extends BuktiDibawa {
  versi: number;
  putusan: 'kabul' | 'tolak';
  jawaban: string;
  dasar_hukum?: string;
}

/** The ministry answers an objection, by somebody who has never had the file. */
@Injectable()
export class JawabKeberatanService {
  constructor(
    private readonly repo: KeberatanRepository,
    private readonly keberatan: KeberatanService,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly idempoten: IdempotenService,
    private readonly kalender: KalenderService,
    private readonly turunan: TurunanKeberatanService,
    private readonly bukti: BuktiService,
  ) {}

  /** Id of the file. What a grant opens is made with it; its rows follow by a job. */
  async jawab(aktor: Pembukti, kunci: string, m: JawabMasukan, klaim: Klaim | null): Promise<bigint> {
    const id = await this.keberatan.berkas(aktor, kunci);
    const kabul = m.putusan === 'kabul';
    const [jawaban, dasar_hukum] = [m.jawaban.trim(), (m.dasar_hukum ?? '').trim()];
    const idKeberatan = bacaId(kunci);
    const salah = periksaJawaban({ kabul, jawaban, dasar_hukum });
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    // A repeat brings a proof that its first try has used.
    const ulang = klaim !== null && (await this.idempoten.tercatat(klaim));
    const pakai = ulang ? null : await this.bukti.pastikan(aktor, 'keputusan', m);
    await this.turunan.satu(() =>
      this.pintu.tulis(aktor, id, async (tx, p) => {
        if (!pakai || (klaim && (await this.idempoten.tercatat(klaim)))) return;
        const run = runIn(tx);
        const k = await this.repo.satu(run, idKeberatan);
        if (!k) throw new TidakAda();
        await this.keberatan.pastikanTerbuka(aktor, p, k);
        const peristiwa = kabul ? 'kabulkan_keberatan' : 'tolak_keberatan';
        await this.alur.boleh(p, peristiwa, aktor);
        await this.pastikanBelumPernah(run, aktor, p.id);
        if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
        await pakai(tx);
        const baru = kabul ? await this.turunan.buka(run, p, k, jawaban) : null;
        await this.repo.tutup(run, k.id, {
          ...{ status: kabul ? 'DIKABULKAN' : 'DITOLAK', jawaban, dasar_hukum: dasar_hukum || null },
          ...{
            oleh: aktor.id_user,
            nama: namaPelaku(aktor),
            waktu: this.kalender.kini(),
            id_turunan: baru?.id ?? null,
          },
        });
        // Its words stay in the objection: histories are read by who only watches, too.
        const data = { keberatan: String(k.id), ...(baru ? { turunan: baru.no_aju } : {}) };
        await this.alur.jalankanSql(run, p, peristiwa, aktor, { data, klaim });
      }),
    );
    return id;
  }

  /** Four eyes of an answer; who acts for an official is asked for both. */
  async pernah(run: RunSql, aktor: Aktor, idPengajuan: bigint): Promise<boolean> {
    const wakil = aktor.pelaksana ? await this.repo.pejabat(run, aktor.pelaksana.id) : [];
    return !bolehMenjawab([aktor.id_user, ...wakil], await this.repo.pernah(run, idPengajuan));
  }
  private async pastikanBelumPernah(run: RunSql, aktor: Aktor, idPengajuan: bigint): Promise<void> {
    if (await this.pernah(run, aktor, idPengajuan)) throw new TidakBerwenang('keberatan.pernah_menangani');
  }
}

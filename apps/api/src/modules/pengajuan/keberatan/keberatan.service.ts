import { Injectable } from '@nestjs/common';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import {
  akhirMasa,
  periksaKeberatan,
  rapikanKeberatan,
  STATUS_KEBERATAN,
  tenggatJawab,
  type ButirKeberatan,
} from '@sinas/domain/keberatan/keberatan';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { LampiranRepository } from '../lihat/lampiran.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { KeberatanRepository, type BarisDiputusRow, type KeberatanRow } from './keberatan.repository';

export interface KeberatanMasukan {
  versi: number;
  alasan: string;
  butir?: readonly ButirKeberatan[];
  dokumen?: readonly string[];
}
export const jumlahDiputus = (b: BarisDiputusRow) => ({
  diminta: rapikan(b.diminta.toFixed()),
  ditetapkan: rapikan(b.ditetapkan.toFixed()),
});

/** T35: a company objects to a decision, or withdraws what it has objected. */
@Injectable()
export class KeberatanService {
  constructor(
    private readonly repo: KeberatanRepository,
    private readonly lampiran: LampiranRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly idempoten: IdempotenService,
    private readonly kalender: KalenderService,
  ) {}

  async ajukan(aktor: Aktor, kunci: string, m: KeberatanMasukan, klaim: Klaim | null): Promise<void> {
    const id = await this.pintu.id(aktor, kunci);
    await this.pintu.tulisMilikSql(aktor, id, async (run, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      await this.alur.boleh(p, 'ajukan_keberatan', aktor);
      await this.pastikanSatu(aktor, p, await this.repo.daftar(run, p.id));
      const libur = await this.kalender.liburTerbaru();
      const kini = this.kalender.kini();
      const sampai = akhirMasa(p.status_sejak, libur);
      if (kini > sampai)
        throw new Bentrok('keberatan.masa_lewat', await this.alur.kini(p, aktor), {
          tanggal: tanggal(tanggalIso(sampai)),
        });
      if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      const alasan = m.alasan.trim();
      const baris = (await this.repo.baris(run, p.id)).map((b) => [String(b.id), jumlahDiputus(b)] as const);
      const dokumen = [...new Set(m.dokumen ?? [])];
      const salah = periksaKeberatan(p.kd_status, alasan, m.butir ?? [], new Map(baris), dokumen);
      if (salah[0]) throw new AturanTeks(salah[0].message, salah);
      if (!(await this.lampiran.lampirkan(run, dokumen, p.id, aktor.id_organisasi)))
        throw new AturanDilanggar('keberatan.dokumen_hilang');
      const { id_user } = aktor;
      await this.repo.tulis(run, p.id, {
        ...{ versi_pengajuan: p.versi, kd_status: p.kd_status, alasan, butir: rapikanKeberatan(m.butir ?? []) },
        dokumen,
        ...{ diajukan_oleh: id_user, nama_pengaju: namaPelaku(aktor), diajukan_pada: kini },
        tenggat_jawab: tenggatJawab(kini, libur),
      });
      await this.alur.jalankanSql(run, p, 'ajukan_keberatan', aktor, { klaim });
    });
  }

  /** Id of the file. */
  async tarik(aktor: Aktor, kunci: string, klaim: Klaim | null): Promise<bigint> {
    const id = await this.berkas(aktor, kunci);
    await this.pintu.tulisMilikSql(aktor, id, async (run, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      const k = await this.repo.satu(run, bacaId(kunci));
      if (!k) throw new TidakAda();
      await this.alur.boleh(p, 'tarik_keberatan', aktor);
      await this.pastikanTerbuka(aktor, p, k);
      await this.repo.tutup(run, k.id, {
        ...{ status: 'DITARIK', jawaban: null, dasar_hukum: null, id_turunan: null },
        ...{ oleh: aktor.id_user, nama: namaPelaku(aktor), waktu: this.kalender.kini() },
      });
      await this.alur.jalankanSql(run, p, 'tarik_keberatan', aktor, { klaim });
    });
    return id;
  }

  /** The file of an objection that the actor may see: whether it is absent or another's, the answer reads the same. */
  async berkas(aktor: Aktor, kunci: string): Promise<bigint> {
    const k = await this.repo.satu(this.repo.run, bacaId(kunci));
    return this.pintu.induk(aktor, k?.id_pengajuan ?? null, 'umum.tidak_ditemukan');
  }
  async pastikanTerbuka(aktor: Aktor, p: BerkasRow, { status }: KeberatanRow): Promise<void> {
    if (status !== 'DIAJUKAN')
      throw new Bentrok('keberatan.tidak_terbuka', await this.alur.kini(p, aktor), {
        status: STATUS_KEBERATAN[status].toLowerCase(),
      });
  }

  /** One at a time of a file, and one answer of a decision. */
  private async pastikanSatu(aktor: Aktor, p: BerkasRow, ada: readonly KeberatanRow[]): Promise<void> {
    if (ada.some((k) => k.status === 'DIAJUKAN'))
      throw new Bentrok('keberatan.masih_terbuka', await this.alur.kini(p, aktor));
    if (ada.some((k) => k.kd_status === p.kd_status && k.status !== 'DITARIK'))
      throw new Bentrok('keberatan.sudah_sekali', await this.alur.kini(p, aktor));
  }
}

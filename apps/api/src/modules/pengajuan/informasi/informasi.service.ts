import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import {
  dapatDijawab,
  lanjutSejak,
  MAKS_INFORMASI,
  periksaAlasanTutup,
  periksaJawabanInformasi,
  periksaPermintaan,
  STATUS_INFORMASI,
  tenggatInformasi,
  type Permintaan,
} from '@sinas/domain/informasi/informasi';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { runIn, type RunSql } from '../../../platform/prisma/prisma.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { LampiranRepository } from '../lihat/lampiran.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { InformasiRepository, type InformasiRow } from './informasi.repository';

export type MintaMasukan = Omit<Permintaan, 'dokumen'> & { versi: number; dokumen?: readonly string[] };

/** T37: the desk asks the company for something without giving the file away. */
@Injectable()
export class InformasiService {
  constructor(
    private readonly repo: InformasiRepository,
    private readonly lampiran: LampiranRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly idempoten: IdempotenService,
    private readonly kalender: KalenderService,
  ) {}

  async minta(aktor: Aktor, kunci: string, m: MintaMasukan, klaim: Klaim | null): Promise<void> {
    const id = await this.pintu.id(aktor, kunci);
    await this.pintu.tulisSql(aktor, id, async (run, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      await this.alur.boleh(p, 'minta_informasi', aktor);
      const ada = await this.repo.daftar(run, p.id);
      if (ada.filter((i) => i.putaran === p.perbaikan_ke).length >= MAKS_INFORMASI)
        throw new Bentrok('informasi.habis', await this.alur.kini(p, aktor), { n: MAKS_INFORMASI });
      if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      const pertanyaan = m.pertanyaan.trim();
      const dokumen = m.dokumen ?? [];
      const dikenal = layanan(p.kd_rekom as KdRekom).dokumen.map((d) => d.kd_dokumen);
      tolakBila(periksaPermintaan({ pertanyaan, dokumen, hari: m.hari }, new Set(dikenal)));
      const kini = this.kalender.kini();
      const tenggat = tenggatInformasi(kini, m.hari, await this.kalender.liburTerbaru());
      const seri = (ada[0]?.seri ?? 0) + 1;
      await this.repo.tulis(run, p.id, {
        ...{ seri, putaran: p.perbaikan_ke, kd_status: p.kd_status, pertanyaan, dokumen, tenggat, waktu: kini },
        ...{ oleh: aktor.id_user, nama: namaPelaku(aktor), peran: aktor.peran },
      });
      // The words stay in the request: histories are read by who only watches, too.
      const data = { informasi: seri, tenggat: tenggat.toISOString() };
      const ubah = { informasi_tenggat: tenggat };
      await this.alur.jalankanSql(run, p, 'minta_informasi', aktor, { data, ubah, klaim });
    });
  }

  /** Id of the file. */
  async jawab(aktor: Aktor, kunci: string, jawab: { jawaban: string; dokumen?: string[] }, klaim: Klaim | null) {
    const id = await this.berkas(aktor, kunci);
    await this.pintu.tulisMilikSql(aktor, id, async (run, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      const i = await this.satu(run, kunci);
      await this.alur.boleh(p, 'jawab_informasi', aktor);
      if (!dapatDijawab(i.status, i.putaran, p.perbaikan_ke)) await this.tidakTerbuka(p, i, aktor);
      const jawaban = jawab.jawaban.trim();
      const dokumen = [...new Set(jawab.dokumen ?? [])];
      tolakBila(periksaJawabanInformasi(jawaban, dokumen));
      if (!(await this.lampiran.lampirkan(run, dokumen, p.id, aktor.id_organisasi)))
        throw new AturanDilanggar('informasi.dokumen_hilang');
      const kini = this.kalender.kini();
      const akhir = { oleh: aktor.id_user, nama: namaPelaku(aktor), waktu: kini };
      await this.repo.jawab(run, i.id, akhir, jawaban, dokumen);
      // Of one that is late another may be open by now: the clock and the desk wait for that.
      const terbuka = i.status === 'DIMINTA';
      await this.alur.jalankanSql(run, p, 'jawab_informasi', aktor, {
        ...{ data: { informasi: i.seri }, klaim, sejak: lanjutSejak(kini, i.tenggat) },
        ...(terbuka ? { ubah: { informasi_tenggat: null } } : { ubah: jamTetap(p) }),
      });
    });
    return id;
  }

  /** Taken back by the desk. Id of the file. */
  async tutup(aktor: Aktor, kunci: string, alasanMentah: string, klaim: Klaim | null): Promise<bigint> {
    const id = await this.berkas(aktor, kunci);
    await this.pintu.tulisSql(aktor, id, async (run, p) => {
      if (klaim && (await this.idempoten.tercatat(klaim))) return;
      const i = await this.satu(run, kunci);
      if (i.status !== 'DIMINTA') await this.tidakTerbuka(p, i, aktor);
      await this.alur.boleh(p, 'tutup_informasi', aktor);
      const alasan = alasanMentah.trim();
      tolakBila(periksaAlasanTutup(alasan));
      const kini = this.kalender.kini();
      await this.repo.tutup(run, i.id, { oleh: aktor.id_user, nama: namaPelaku(aktor), waktu: kini }, alasan);
      await this.alur.jalankanSql(run, p, 'tutup_informasi', aktor, {
        ...{ data: { informasi: i.seri }, klaim, sejak: lanjutSejak(kini, i.tenggat) },
        ubah: { informasi_tenggat: null },
      });
    });
    return id;
  }

  /** The due date has passed: the clock has run since then, whenever this comes. */
  async lewat(id: bigint): Promise<number> {
    return this.pintu.tulis(null, id, async (tx, p) => {
      const tenggat = p.informasi_tenggat;
      if (!tenggat || tenggat >= this.kalender.kini()) return 0;
      await this.repo.lewat(runIn(tx), p.id);
      await this.alur.jalankan(tx, p, 'informasi_lewat', SISTEM, {
        ...{ data: { tenggat: tenggat.toISOString() }, sejak: tenggat },
        ubah: { informasi_tenggat: null },
      });
      return 1;
    });
  }

  /** The file of a request that the actor may see: whether it is absent or another's, the answer reads the same. */
  private async berkas(aktor: Aktor, kunci: string): Promise<bigint> {
    const i = await this.repo.satu(this.repo.run, bacaId(kunci));
    return this.pintu.induk(aktor, i?.id_pengajuan ?? null, 'umum.tidak_ditemukan');
  }
  private async satu(run: RunSql, kunci: string): Promise<InformasiRow> {
    const i = await this.repo.satu(run, bacaId(kunci));
    if (!i) throw new TidakAda();
    return i;
  }
  private async tidakTerbuka(p: BerkasRow, { status }: InformasiRow, aktor: Aktor): Promise<never> {
    throw new Bentrok('informasi.tidak_terbuka', await this.alur.kini(p, aktor), {
      status: STATUS_INFORMASI[status].toLowerCase(),
    });
  }
}

/** The clock as it stands, whatever the step would do to it. */
const jamTetap = ({ sla_sejak, sla_tenggat }: BerkasRow) => ({ sla_sejak, sla_tenggat });

function tolakBila(salah: Masalah[]): void {
  if (salah[0]) throw new AturanTeks(salah[0].message, salah);
}

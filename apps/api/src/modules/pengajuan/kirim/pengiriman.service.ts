import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { bandingkan } from '@sinas/domain/formulir/beda';
import { FORMAT_KIRIMAN, muatanKini } from '@sinas/domain/formulir/format-kiriman';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { catatanDiminta } from '@sinas/domain/baris/syarat-wajar';
import { pesan } from '@sinas/domain/pesan/pesan';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { OutboxService } from '../../../jobs/outbox.service';
import { AturanDilanggar, Bentrok } from '../../../platform/errors';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { IdempotenService } from '../../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import type { RunSql, Tx } from '../../../platform/prisma/prisma.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { DasarService } from '../dasar/dasar.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { BahanKirimRepository, type BahanKirim } from './bahan-kirim.repository';
import { susunKiriman } from './susun-kiriman';
import { kunciKirim } from '../alur/efek';
import { terbukaLain } from '../alur/langkah.repository';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { RiwayatRepository } from '../alur/riwayat.repository';

export interface TandaTerima {
  nomor: string;
  waktu: Date;
  sha256: string;
  /** Its document; null while that is being made. */
  url: string | null;
}
export interface Terkirim {
  berkas: BerkasRow;
  tandaTerima: TandaTerima;
}
export const nomorTandaTerima = (noAju: string, kirimKe: number): string => `TT-${noAju}-${kirimKe}`;

/** Submit, correct, resend, ask back, withdraw: what the applicant does with a finished form. */
@Injectable()
export class PengirimanService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly lengkap: KelengkapanService,
    private readonly dasar: DasarService,
    private readonly bahan: BahanKirimRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly outbox: OutboxService,
    private readonly riwayat: RiwayatRepository,
    private readonly idempoten: IdempotenService,
  ) {}

  /** T3 and T9. The same click again, from this tab or another, gets the same receipt. */
  async kirim(aktor: Aktor, idNk: string, versi: number, klaim: Klaim | null): Promise<Terkirim> {
    const sekali = (): Promise<Terkirim> => this.sekali(aktor, idNk, versi, klaim);
    return sekali().catch((error: unknown) => {
      if (!terbukaLain(error)) throw error;
      // The other one has committed: the check now sees it, and says which.
      return sekali();
    });
  }

  private sekali(aktor: Aktor, idNk: string, versi: number, klaim: Klaim | null): Promise<Terkirim> {
    return this.pintu.tulisMilikSql(aktor, bacaId(idNk), async (run, p) => {
      const bahan = await this.bahan.baca(run, p.id, klaim);
      const ulang = klaim !== null && this.idempoten.pastikanSama(klaim, bahan.klaim);
      const sudah = tandaTerima(p, bahan, versi) ?? (ulang ? await this.tandaTerimaLama(run, p, versi) : null);
      if (sudah) return { berkas: p, tandaTerima: sudah };
      if (!dalam('dapatUbah', p.kd_status))
        throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      if (p.versi !== versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      if (pengganti(p.jenis_pengajuan) && !(await this.repo.berlaku(run, p.id_asal)))
        throw new Bentrok('turunan.asal_berakhir', await this.alur.kini(p, aktor));
      const lengkap = await this.lengkap.nilai(p, bahan.fakta);
      if (!lengkap.boleh_kirim) throw new AturanDilanggar('lengkap.belum', lengkap.masalah);
      const dasar = await this.dasarPerubahan(run, p);
      return this.bekukan(run, dasar === undefined ? p : { ...p, id_sumber: dasar }, bahan, aktor, klaim);
    });
  }

  /** A change finds its basis when it is first sent; undefined = it keeps what it has. */
  private async dasarPerubahan(run: RunSql, p: BerkasRow): Promise<bigint | null | undefined> {
    if (!pengganti(p.jenis_pengajuan) || !dalam('draf', p.kd_status)) return undefined;
    return this.dasar.sumberPerubahan(run, p);
  }

  /** A key whose submission was followed by others since. */
  private async tandaTerimaLama(run: RunSql, p: BerkasRow, versi: number): Promise<TandaTerima | null> {
    const k = await this.bahan.dariVersi(run, p.id, versi);
    return k && { nomor: nomorTandaTerima(p.no_aju, k.kirim_ke), waktu: k.waktu, sha256: k.sha256, url: null };
  }

  private async bekukan(
    run: RunSql,
    p: BerkasRow,
    bahan: BahanKirim,
    aktor: Aktor,
    klaim: Klaim | null,
  ): Promise<Terkirim> {
    const { lama, ujung } = bahan;
    const ke = p.kirim_ke + 1;
    const waktu = this.kalender.kini();
    const { muatan, sha256 } = susunKiriman(p, ke, bahan);
    // What a later release has frozen is not compared: what differs would be the shape.
    const terbaca = lama && lama.format <= FORMAT_KIRIMAN;
    const beda = terbaca ? bandingkan(muatanKini(lama.format, lama.muatan), muatan) : null;
    const jadwal =
      dalam('draf', p.kd_status) && !p.jadwal_kirim
        ? await this.kalender.jadwal(p.tahun, p.kd_rekom, p.kd_komoditas)
        : null;
    const { pemohon } = layanan(p.kd_rekom as KdRekom);
    const pertama = pemohon === 'KL' ? 'kirim_pk' : 'kirim';
    const peristiwa = dalam('dikembalikan', p.kd_status) ? 'kirim_perbaikan' : pertama;
    const terkirim = await this.alur.jalankanSql(run, p, peristiwa, aktor, {
      catatan: catatanDiminta(p.kepala as Kepala, rapikan(p.jml_total.toFixed())),
      data: {
        sha256,
        ...(beda ? { format: FORMAT_KIRIMAN, perubahan: beda.perubahan, jumlah_perubahan: beda.jumlah } : {}),
      },
      ubah: {
        kirim_ke: ke,
        ...(p.tgl_kirim ? {} : { tgl_kirim: waktu }),
        ...(jadwal ? { jadwal_kirim: jadwal } : {}),
        id_sumber: p.id_sumber,
        tenggat_perbaikan: null,
      },
      kiriman: {
        ...{ kirim_ke: ke, format: FORMAT_KIRIMAN, muatan, sha256, waktu },
        ...{ versi_dasar: p.versi, dikirim_oleh: aktor.id_user },
      },
      ...{ klaim, ujung },
    });
    // Inside the ministry nothing is delivered: it lies on the desk at once.
    const berkas =
      peristiwa === 'kirim_pk' ? await this.alur.jalankanSql(run, terkirim, 'integrasi_pk', SISTEM, {}) : terkirim;
    return { berkas, tandaTerima: { nomor: nomorTandaTerima(p.no_aju, ke), waktu, sha256, url: null } };
  }

  /** T6: re-arms the same delivery, never a second submission. */
  async kirimUlang(aktor: Aktor, idNk: string): Promise<BerkasRow> {
    return this.pintu.tulis(aktor, bacaId(idNk), async (tx, p) => {
      const berkas = await this.alur.jalankan(tx, p, 'kirim_ulang', aktor);
      if (await this.baruSajaDikirimUlang(tx, p)) {
        const n = Math.ceil(this.config.jedaKirimUlangMs / 60_000);
        throw new Bentrok('kirim_ulang.jeda', await this.alur.kini(p, aktor), { n });
      }
      await this.outbox.ulang(tx, kunciKirim(p.id, p.kirim_ke));
      return berkas;
    });
  }

  private async baruSajaDikirimUlang(tx: Tx, p: BerkasRow): Promise<boolean> {
    const sejak = new Date(this.kalender.kini().getTime() - this.config.jedaKirimUlangMs);
    return (await this.riwayat.hitungSejak(tx, p.id, 'kirim_ulang', sejak)) > 1;
  }

  /** T29: at once while untouched; a request to the verifier when he has taken it. */
  async mintaPerbaikan(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    const id = await this.pintu.id(aktor, kunci);
    return this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      const alasan = pesan('perbaikan.diminta_pemohon');
      const berkas = await this.alur.jalankan(tx, p, 'minta_perbaikan', aktor, { catatan: alasan });
      if (dalam('dikembalikan', berkas.kd_status))
        await this.repo.tambahCatatan(tx, [
          {
            id_pengajuan: p.id,
            putaran: berkas.perbaikan_ke,
            langkah: 'perusahaan',
            kd_field: '*',
            kd_alasan: 'A99',
            catatan: alasan,
            jawaban: alasan,
            oleh: aktor.id_user,
            waktu: this.kalender.kini(),
            dijawab_oleh: aktor.id_user,
            dijawab_pada: this.kalender.kini(),
          },
        ]);
      return berkas;
    });
  }

  /** T26 */
  async batalkan(aktor: Aktor, idNk: string, alasan: string | null): Promise<BerkasRow> {
    return this.pintu.tulisMilik(aktor, bacaId(idNk), (tx, p) =>
      this.alur.jalankan(tx, p, 'batalkan', aktor, { catatan: alasan }),
    );
  }

  /** The same of what a ministry files: a draft, too. */
  async batalkanPk(aktor: Aktor, kunci: string, alasan: string | null): Promise<BerkasRow> {
    const id = await this.pintu.id(aktor, kunci);
    return this.pintu.tulisMilik(aktor, id, (tx, p) =>
      this.alur.jalankan(tx, p, 'batalkan_pk', aktor, { catatan: alasan }),
    );
  }
}

function tandaTerima(p: BerkasRow, { lama }: BahanKirim, versi: number): TandaTerima | null {
  if (!lama || lama.versi_dasar !== versi) return null;
  const { waktu, sha256, id_tanda_terima } = lama;
  const url = id_tanda_terima ? `/berkas/${id_tanda_terima}` : null;
  return { nomor: nomorTandaTerima(p.no_aju, p.kirim_ke), waktu, sha256, url };
}

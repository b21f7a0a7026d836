import { Injectable } from '@nestjs/common';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { namaPelaku, sebutanPelaksana } from '@sinas/domain/akses/pelaksana';
import { bukaUbah, type Jadwal } from '@sinas/domain/kalender/jadwal';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { NamaEfek, Peristiwa } from '@sinas/domain/pengajuan/alur';
import { aksiTersedia } from '@sinas/domain/pengajuan/aksi';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { bukaDasar, dasarBerkas } from '@sinas/domain/pengajuan/dasar';
import { mejaLevel, mejaStatus, type Level } from '@sinas/domain/pengajuan/meja';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { JENIS_TURUNAN, pengganti } from '@sinas/domain/pengajuan/turunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { langkah, SISTEM, traderDari, type FaktaPengajuan, type Pelaku } from '@sinas/domain/pengajuan/penjaga';
import {
  statusTampil,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { AturanDilanggar, Bentrok, TidakBerwenang } from '../../../platform/errors';
import { ekorKode } from '../../../platform/hash/ekor-kode';
import { rangkai, type Ujung } from '../../../platform/hash/riwayat-hash';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { BukuBerkasService } from '../buku/buku-berkas.service';
import { EFEK, pekerjaanEfek, type FaktaEfek } from './efek';
import { KalenderService } from '../tenggat/kalender.service';
import { LangkahRepository, type KirimanBaru } from './langkah.repository';
import { PengajuanRepository, type BerkasPatch, type BerkasRow } from './pengajuan.repository';
import {
  pengirimDari,
  petugasDari,
  RiwayatRepository,
  type LangkahPetugas,
  type RiwayatBaru,
  type RiwayatRow,
} from './riwayat.repository';

const TANPA_LIBUR: HariLibur = new Set();
export interface OpsiLangkah {
  catatan?: string | null;
  data?: object;
  ubah?: BerkasPatch;
  /** Frozen with the step. */
  kiriman?: KirimanBaru;
  /** The caller's key, kept with the step. */
  klaim?: Klaim | null;
  /** When its clock goes on, where that is not now. */
  sejak?: Date;
  /** End of the file's chain, where it was read after the lock. */
  ujung?: Ujung;
}
/** What the table asks of a file. */
export type BerkasFakta = Pick<
  BerkasRow,
  | 'id'
  | 'kd_status'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'tahun'
  | 'status_kirim'
  | 'status_billing'
  | 'id_pengambil'
  | 'id_verifikator'
  | 'id_koordinator'
  | 'id_pemutus'
  | 'perbaikan_ke'
  | 'sla_tenggat'
  | 'informasi_tenggat'
  | 'jadwal_kirim'
  | 'jenis_pengajuan'
  | 'berlaku_sampai'
  | 'kepala'
  | 'id_sumber'
>;

/** The one write path of a status: table, version, clock, history and what follows, in the caller's transaction. */
@Injectable()
export class LangkahService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly riwayat: RiwayatRepository,
    private readonly kalender: KalenderService,
    private readonly penulis: LangkahRepository,
    private readonly buku: BukuBerkasService,
  ) {}

  /** `riwayat`: of the file, where the caller has read it. */
  async fakta(p: BerkasFakta, riwayat?: readonly LangkahPetugas[]): Promise<FaktaPengajuan> {
    const jadwal = await this.kalender.jadwalBerkas(p);
    const kini = this.kalender.kini();
    return {
      kd_status: p.kd_status as KdStatusTersimpan,
      kd_rekom: p.kd_rekom as KdRekom,
      status_kirim: p.status_kirim as StatusKirim | null,
      status_billing: p.status_billing as StatusBilling | null,
      id_pengambil: p.id_pengambil,
      ...(await this.pernah(p, riwayat)),
      perbaikan_ke: p.perbaikan_ke,
      jendela_buka: jendelaBuka(p, jadwal, kini),
      jendela_ubah: bukaUbah(await this.kalender.jadwal(p.tahun, p.kd_rekom, p.kd_komoditas), kini),
      perubahan_terbuka: dalam('berlaku', p.kd_status) && (await this.repo.adaPerubahan(p.id)),
      ...{ tahun: p.tahun, hari_ini: tanggalIso(kini) },
      berlaku_sampai: p.berlaku_sampai && tanggalIso(p.berlaku_sampai),
      terbit_otomatis: await this.kalender.terbitOtomatis(p.kd_rekom),
      sla_lewat: p.sla_tenggat !== null && p.sla_tenggat < kini,
      ...(layanan(p.kd_rekom as KdRekom).rumpun === 'rencana' ? traderDari(p.kepala) : {}),
      informasi_terbuka: p.informasi_tenggat !== null,
      menarik: p.id_sumber !== null,
    };
  }

  /** Who has had it at the desks of a ministry, from the history: roles may have changed since. */
  private async pernah(
    p: BerkasFakta,
    riwayat?: readonly LangkahPetugas[],
  ): Promise<Pick<FaktaPengajuan, 'verifikator' | 'koordinator'>> {
    // Who sends for his ministry has looked at it as a verifier has: he does not decide it.
    if (layanan(p.kd_rekom as KdRekom).pemohon === 'KL')
      return {
        verifikator: riwayat ? pengirimDari(riwayat) : await this.riwayat.pengirim(this.repo.db, p.id),
        koordinator: [],
      };
    if (!mejaStatus(p.kd_status)) return { verifikator: [], koordinator: [] };
    const rows = riwayat ? petugasDari(riwayat) : await this.riwayat.petugas(this.repo.db, p.id);
    const di = (level: Level): string[] => {
      const { kode, kolomPetugas } = mejaLevel(level);
      const pernah = rows.filter((r) => mejaStatus(r.dari)?.kode === kode).map((r) => r.id_user);
      return [...new Set([...pernah, ...(p[kolomPetugas] ? [p[kolomPetugas]] : [])])];
    };
    return { verifikator: di(4), koordinator: di(3) };
  }

  /** What the server has, for a 409. */
  async kini(p: BerkasRow, pelaku: Pelaku): Promise<Record<string, unknown>> {
    const fakta = await this.fakta(p);
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      versi: p.versi,
      kd_status_pengajuan: statusTampil(fakta.kd_status, fakta.status_kirim, fakta.status_billing),
      aksi_tersedia: pelaku === SISTEM ? [] : aksiTersedia(fakta, pelaku),
    };
  }

  /** Throws when the table, a permission or a guard says no. */
  async boleh(p: BerkasRow, peristiwa: Peristiwa, pelaku: Pelaku) {
    const hasil = langkah(await this.fakta(p), peristiwa, pelaku);
    if (hasil.boleh) return hasil;
    if (hasil.sebab === 'izin') throw new TidakBerwenang(hasil.alasan);
    throw new Bentrok(hasil.alasan, await this.kini(p, pelaku));
  }

  /** The caller has locked the row. Throws when the table, a permission or a guard says no. */
  jalankan(tx: Tx, p: BerkasRow, peristiwa: Peristiwa, pelaku: Pelaku, opsi: OpsiLangkah = {}): Promise<BerkasRow> {
    return this.jalankanSql(runIn(tx), p, peristiwa, pelaku, opsi);
  }

  /** The same in a transaction of whatever kind. What all effects leave is written by one statement. */
  async jalankanSql(
    run: RunSql,
    p: BerkasRow,
    peristiwa: Peristiwa,
    pelaku: Pelaku,
    opsi: OpsiLangkah,
  ): Promise<BerkasRow> {
    const hasil = await this.boleh(p, peristiwa, pelaku);
    const kini = this.kalender.kini();
    const { efek } = hasil.langkah;
    // What the desk has asked is asked no more when the file leaves the desks.
    const ditinggal = p.informasi_tenggat !== null && !dalam('dapatMintaInformasi', hasil.ke);
    const patch: BerkasPatch = {
      ...(await this.patch(run, p, efek, pelaku, opsi.sejak ?? kini)),
      ...(ditinggal ? { informasi_tenggat: null } : {}),
      ...opsi.ubah,
      kd_status: hasil.ke,
      versi: p.versi + 1,
      updated_at: kini,
      ...(hasil.ke === p.kd_status ? {} : { status_sejak: kini }),
    };
    const isi = isiRiwayat(p, peristiwa, hasil.ke, pelaku, opsi, kini);
    const riwayat = rangkai(isi, p.id, opsi.ujung ?? (await this.riwayat.ujung(run, p.id)));
    const pekerjaan = pekerjaanEfek(efek, { ...p, ...patch }, riwayat.urut);
    const { kiriman = null, klaim = null } = opsi;
    const baru = await this.penulis.tulis(run, { id: p.id, patch, riwayat, pekerjaan, kiriman, klaim });
    if (!baru) throw new AturanDilanggar('umum.kunci_dipakai');
    if (ditinggal) await this.penulis.tutupInformasi(run, p.id, sebabTutup(hasil.ke), isi.nama, isi.id_user, kini);
    if (dibukukan(efek, baru)) this.buku.catat(run, baru, { ...isi, peristiwa, urut: riwayat.urut });
    await this.lanjutan(run, baru);
    return baru;
  }

  /** What follows in other files: an issued change replaces its parent (T23), a decision that ends closes its open change. */
  private async lanjutan(run: RunSql, p: BerkasRow): Promise<void> {
    if (dalam('berlaku', p.kd_status) && pengganti(p.jenis_pengajuan) && p.id_asal !== null) {
      const induk = await this.repo.kunci(run, null, p.id_asal);
      if (!induk || !dalam('berlaku', induk.kd_status)) throw new Bentrok('turunan.asal_berakhir');
      const data = { pengganti: p.no_aju };
      await this.jalankanSql(run, induk, 'diganti', SISTEM, { catatan: p.no_aju, data });
    }
    if (!dalam('kedaluwarsa', p.kd_status) && !dalam('dicabut', p.kd_status)) return;
    const anak = await this.repo.perubahanTerbuka(run, p.id);
    if (anak) await this.jalankanSql(run, anak, 'asal_berakhir', SISTEM, { catatan: pesan('turunan.asal_berakhir') });
  }

  /** A history row; `ke` is the status it has now where nothing moves it. */
  catat(tx: Tx, p: BerkasRow, peristiwa: string, ke: string, pelaku: Pelaku, opsi: OpsiLangkah): Promise<RiwayatRow> {
    return this.riwayat.tambah(tx, p.id, isiRiwayat(p, peristiwa, ke, pelaku, opsi, this.kalender.kini()));
  }

  /** What the effects change in the file, numbers drawn. */
  private async patch(run: RunSql, p: BerkasRow, efek: readonly NamaEfek[], pelaku: Pelaku, kini: Date) {
    const fakta: FaktaEfek = {
      p,
      idPelaku: pelaku === SISTEM ? null : pelaku.id_user,
      kini,
      libur: efek.some((e) => EFEK[e].hari) ? await this.kalender.liburTerbaru() : TANPA_LIBUR,
    };
    const patch: BerkasPatch = {};
    for (const e of efek) {
      Object.assign(patch, EFEK[e].ubah?.(fakta));
      const nomor = EFEK[e].nomor?.(fakta);
      if (nomor) Object.assign(patch, nomor.ubah(await this.repo.nomorBerikut(run, nomor.seri), ekorKode()));
    }
    return patch;
  }
}

/** An extension asks for no quantity: it may come until its decision ends. */
function jendelaBuka(p: BerkasFakta, jadwal: Jadwal | null, kini: Date): boolean {
  if (p.jenis_pengajuan === JENIS_TURUNAN.perpanjangan) return true;
  if (p.jenis_pengajuan === JENIS_TURUNAN.perubahan) return bukaUbah(jadwal, kini);
  return bukaDasar(jadwal, p.tahun, dasarBerkas(p), kini);
}
/** A reserve is of what draws only. */
const dibukukan = (efek: readonly NamaEfek[], p: BerkasRow): boolean =>
  efek.includes('bukukan') || (p.id_sumber !== null && (efek.includes('cadangkan') || efek.includes('lepas_cadangan')));
const sebabTutup = (ke: string): string =>
  pesan(dalam('dikembalikan', ke) ? 'informasi.sebab_kembali' : 'informasi.sebab_selesai');

const isiRiwayat = (
  p: BerkasRow,
  peristiwa: string,
  ke: string,
  pelaku: Pelaku,
  opsi: OpsiLangkah,
  waktu: Date,
): RiwayatBaru => ({
  peristiwa,
  dari: p.kd_status,
  ke,
  id_user: pelaku === SISTEM ? null : pelaku.id_user,
  nama: pelaku === SISTEM ? 'Sistem' : namaPelaku(pelaku),
  kode_peran: pelaku === SISTEM ? SISTEM : pelaku.peran,
  catatan: opsi.catatan ?? null,
  data: {
    ...opsi.data,
    ...(pelaku !== SISTEM && pelaku.pelaksana ? { pelaksana: sebutanPelaksana(pelaku.pelaksana) } : {}),
  },
  waktu,
});

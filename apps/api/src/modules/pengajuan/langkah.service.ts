import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { bukaBuat } from '@sinas/domain/kalender/jadwal';
import { jedaJam, mulaiJam } from '@sinas/domain/kalender/jam-layanan';
import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import { tambahHariKerja, type HariLibur } from '@sinas/domain/kalender/hari-kerja';
import type { NamaEfek, Peristiwa } from '@sinas/domain/pengajuan/alur';
import { aksiTersedia } from '@sinas/domain/pengajuan/aksi';
import { LAYANAN, type KdRekom } from '@sinas/domain/pengajuan/layanan';
import { langkah, SISTEM, type FaktaPengajuan, type Pelaku } from '@sinas/domain/pengajuan/penjaga';
import {
  statusTampil,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { OutboxService } from '../../jobs/outbox.service';
import { Bentrok, TidakBerwenang } from '../../platform/errors';
import type { Tx } from '../../platform/prisma/prisma.service';
import { KalenderService } from './kalender.service';
import { PengajuanRepository, type BerkasPatch, type BerkasRow } from './pengajuan.repository';
import { RiwayatRepository } from './riwayat.repository';

const HURUF = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Nobody guesses one of these; decisions from before end in six. */
const PANJANG_EKOR = 10;
export interface OpsiLangkah {
  catatan?: string | null;
  data?: object;
  ubah?: BerkasPatch;
}
/** The desks of a ministry: verification, review, decision. */
const DI_MEJA = new Set(['21', '22', '23']);
export const kunciKirim = (id: bigint, ke: number): string => `kirim-kl:${id}:${ke}`;

/** The one write path of a status: table, version, clock, history and what follows, in the caller's transaction. */
@Injectable()
export class LangkahService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly riwayat: RiwayatRepository,
    private readonly kalender: KalenderService,
    private readonly outbox: OutboxService,
  ) {}

  async fakta(p: BerkasRow): Promise<FaktaPengajuan> {
    const jadwal = await this.kalender.jadwalBerkas(p);
    const kini = this.kalender.kini();
    return {
      kd_status: p.kd_status as KdStatusTersimpan,
      kd_rekom: p.kd_rekom as KdRekom,
      status_kirim: p.status_kirim as StatusKirim | null,
      status_billing: p.status_billing as StatusBilling | null,
      id_pengambil: p.id_pengambil,
      ...(await this.pernah(p)),
      perbaikan_ke: p.perbaikan_ke,
      jendela_buka: bukaBuat(jadwal, kini),
      terbit_otomatis: await this.kalender.terbitOtomatis(p.kd_rekom),
      sla_lewat: p.sla_tenggat !== null && p.sla_tenggat < kini,
    };
  }

  /** Who has had it at the desks of a ministry, from the history: roles may have changed since. */
  async pernah(p: BerkasRow): Promise<Pick<FaktaPengajuan, 'verifikator' | 'koordinator'>> {
    if (!DI_MEJA.has(p.kd_status)) return { verifikator: [], koordinator: [] };
    const rows = await this.riwayat.petugas(this.repo.db, p.id);
    const di = (dari: string, kini: string | null): string[] => [
      ...new Set([...rows.filter((r) => r.dari === dari).map((r) => r.id_user), ...(kini ? [kini] : [])]),
    ];
    return { verifikator: di('21', p.id_verifikator), koordinator: di('22', p.id_koordinator) };
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
  async jalankan(
    tx: Tx,
    p: BerkasRow,
    peristiwa: Peristiwa,
    pelaku: Pelaku,
    opsi: OpsiLangkah = {},
  ): Promise<BerkasRow> {
    const hasil = await this.boleh(p, peristiwa, pelaku);
    const kini = this.kalender.kini();
    const { efek } = hasil.langkah;
    const libur = await this.kalender.liburTerbaru();
    const ubah: BerkasPatch = {
      ...this.patchEfek(p, efek, pelaku, kini, libur),
      ...(await this.patchKeputusan(tx, p, efek, kini)),
      ...opsi.ubah,
      kd_status: hasil.ke,
      versi: { increment: 1 },
      updated_at: kini,
      ...(hasil.ke === p.kd_status ? {} : { status_sejak: kini }),
    };
    const baru = await this.repo.ubah(tx, p.id, ubah);
    const catatan = await this.riwayat.tambah(tx, p.id, {
      peristiwa,
      dari: p.kd_status,
      ke: hasil.ke,
      id_user: pelaku === SISTEM ? null : pelaku.id_user,
      nama: pelaku === SISTEM ? 'Sistem' : pelaku.nama,
      kode_peran: pelaku === SISTEM ? SISTEM : pelaku.peran,
      catatan: opsi.catatan ?? null,
      data: opsi.data ?? {},
      waktu: kini,
    });
    await this.antre(tx, baru, efek, catatan.urut);
    return baru;
  }

  private async antre(tx: Tx, p: BerkasRow, efek: readonly NamaEfek[], urut: number): Promise<void> {
    const id_pengajuan = String(p.id);
    if (efek.some((e) => e.startsWith('beri_tahu_')))
      await this.outbox.tambah(tx, 'notifikasi', `notifikasi:${id_pengajuan}:${urut}`, { id_pengajuan, urut });
    if (efek.includes('antre_pengiriman')) {
      const kunci = kunciKirim(p.id, p.kirim_ke);
      await this.outbox.tambah(tx, 'kirim-kl', kunci, { id_pengajuan, kirim_ke: p.kirim_ke });
    }
    if (efek.includes('bekukan_kiriman'))
      await this.outbox.tambah(tx, 'bangun-dokumen', `dokumen:tanda_terima:${id_pengajuan}:${p.kirim_ke}`, {
        id_pengajuan,
        jenis: 'tanda_terima',
        ke: p.kirim_ke,
      });
    if (efek.includes('terbitkan_keputusan'))
      await this.outbox.tambah(tx, 'bangun-dokumen', `dokumen:keputusan:${id_pengajuan}`, {
        id_pengajuan,
        jenis: 'keputusan',
        ke: 1,
      });
  }

  private patchEfek(
    p: BerkasRow,
    efek: readonly NamaEfek[],
    pelaku: Pelaku,
    kini: Date,
    libur: HariLibur,
  ): BerkasPatch {
    const jam = { sla_hari: p.sla_hari, terpakai: p.sla_terpakai, berjalan_sejak: p.sla_sejak, tenggat: p.sla_tenggat };
    const patch: BerkasPatch = {};
    for (const e of efek) {
      switch (e) {
        case 'jam_mulai': {
          const j = mulaiJam(LAYANAN[p.kd_rekom as KdRekom].sla_hari, 0, kini, libur);
          Object.assign(patch, {
            sla_hari: j.sla_hari,
            sla_terpakai: 0,
            sla_sejak: j.berjalan_sejak,
            sla_tenggat: j.tenggat,
          });
          break;
        }
        case 'jam_lanjut': {
          const j = mulaiJam(p.sla_hari, p.sla_terpakai, kini, libur);
          Object.assign(patch, { sla_sejak: j.berjalan_sejak, sla_tenggat: j.tenggat });
          break;
        }
        case 'jam_jeda':
        case 'jam_selesai': {
          const j = jedaJam(jam, kini, libur);
          Object.assign(patch, { sla_terpakai: j.terpakai, sla_sejak: null, sla_tenggat: null });
          break;
        }
        case 'kunci_pengambil':
          Object.assign(patch, { id_pengambil: pelaku === SISTEM ? null : pelaku.id_user, diambil_pada: kini });
          break;
        case 'lepas_pengambil':
          Object.assign(patch, { id_pengambil: null, diambil_pada: null });
          break;
        case 'tenggat_perbaikan':
          Object.assign(patch, {
            tenggat_perbaikan: tambahHariKerja(kini, HARI_PERBAIKAN, libur),
            perbaikan_ke: p.perbaikan_ke + 1,
          });
          break;
        case 'antre_pengiriman':
          Object.assign(patch, { status_kirim: 'ANTRE', ket_integrasi: null });
          break;
        default:
      }
    }
    return patch;
  }

  /** Number, check code and validity of an issued decision. */
  private async patchKeputusan(tx: Tx, p: BerkasRow, efek: readonly NamaEfek[], kini: Date): Promise<BerkasPatch> {
    if (!efek.includes('terbitkan_keputusan')) return {};
    const hari = tanggalIso(kini);
    const layanan = LAYANAN[p.kd_rekom as KdRekom].jnsLayanan;
    const urut = await this.repo.nomorBerikut(tx, `keputusan:${p.kd_rekom}:${hari.slice(0, 4)}`);
    const awalTahun = `${p.tahun}-01-01`;
    const ekor = Array.from({ length: PANJANG_EKOR }, () => HURUF[randomInt(HURUF.length)]).join('');
    return {
      no_keputusan: `${urut}/${layanan}/${p.kd_ga}/${hari.slice(5, 7)}/${hari.slice(0, 4)}`,
      kode_periksa: `${layanan}-${hari.slice(2, 4)}-${String(urut).padStart(6, '0')}-${ekor}`,
      tgl_keputusan: kini,
      berlaku_mulai: new Date(`${hari > awalTahun ? hari : awalTahun}T00:00:00Z`),
      berlaku_sampai: new Date(`${p.tahun}-12-31T00:00:00Z`),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { OpsiElemen } from '@sinas/domain/komoditas/elemen';
import { opsiKomoditas, tampilDalamKonteks } from '@sinas/domain/komoditas/opsi';
import { TUJUAN_PENGGUNAAN } from '@sinas/domain/formulir/tujuan-penggunaan';
import { layanan } from '@sinas/domain/layanan/daftar';
import { identitas } from '@sinas/domain/layanan/definisi';
import { KODE_IZIN, type KdRekom } from '@sinas/domain/layanan/kode';
import { STATUS, KODE_STATUS } from '@sinas/domain/pengajuan/status';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { TidakAda } from '../../../platform/errors';
import { Clock } from '../../../platform/clock/clock';
import { ElemenService } from './elemen.service';
import { ReferensiService } from '../cari/referensi.service';

/** Commodity groups, services and statuses, that come from the rules, and the options of the groups. */
@Injectable()
export class KomoditasService {
  constructor(
    private readonly referensi: ReferensiService,
    private readonly opsi: ElemenService,
    private readonly clock: Clock,
  ) {}

  private tahun(tahun?: number): number {
    return tahun ?? tahunJakarta(this.clock.now()) + 1;
  }

  /** Groups of a service type (`komoditi-rki`, `komoditi-pertek`, ...); 016 in the pertek context only (VALIDASI-12). */
  komoditi(type: string, tahun?: number) {
    const rekom = KODE_IZIN.find((k) => layanan(k).jnsLayanan === type.toUpperCase());
    if (!rekom) throw new TidakAda();
    return [...KELOMPOK.values()]
      .filter((k) => k.layanan.includes(rekom) && tampilDalamKonteks(k.kode, rekom === '07'))
      .map((k) => ({ ...opsiKomoditas(k, this.tahun(tahun)), kd_ga: k.kdGa, satuan: [...k.satuan] }));
  }

  /** Options of one group, or of all groups of a commodity. */
  async elemen(
    kdKomoditas: string,
    kdGrup: string | undefined,
    tahun?: number,
    konteksPertek = false,
  ): Promise<OpsiElemen[]> {
    const k = KELOMPOK.get(kdKomoditas);
    if (!k || !tampilDalamKonteks(k.kode, konteksPertek)) throw new TidakAda();
    const semua = await this.opsi.semua(k.kode, this.tahun(tahun));
    return semua.filter((o) => !kdGrup || o.kd_grup === kdGrup);
  }

  elemenByRekom(kdRekom: string, tahun?: number): OpsiElemen[] {
    return [...KELOMPOK.values()]
      .filter((k) => k.layanan.includes(kdRekom as KdRekom) && tampilDalamKonteks(k.kode, kdRekom === '07'))
      .map((k) => opsiKomoditas(k, this.tahun(tahun)));
  }

  tujuanPenggunaan() {
    return Object.entries(TUJUAN_PENGGUNAAN).map(([kode, uraian]) => ({ kode, uraian }));
  }

  async satuan(kdKomoditas?: string) {
    const semua = await this.referensi.satuan();
    const boleh = kdKomoditas ? KELOMPOK.get(kdKomoditas)?.satuan : undefined;
    return boleh ? semua.filter((s) => boleh.includes(s.kodeSatuan)) : semua;
  }

  status() {
    return KODE_STATUS.map((k) => {
      const { kd_status_pengajuan, ur_status, badge, final, arti } = STATUS[k];
      return { kd_status_pengajuan, ur_status, badge, final, arti };
    });
  }

  private async namaGa(kdGa: string | null): Promise<string | null> {
    return kdGa ? this.referensi.namaDari('ga', kdGa) : null;
  }

  async layanan() {
    return Promise.all(
      KODE_IZIN.map(async (k) => ({
        ...identitas(layanan(k)),
        ur_ga: await this.namaGa(layanan(k).kd_ga),
      })),
    );
  }
}

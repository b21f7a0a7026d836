import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KdRekomIzin } from '@sinas/domain/layanan/kode';
import {
  STATUS,
  statusTampil,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KelengkapanRepository } from './kelengkapan.repository';

/** What a new application of the actor's firm would repeat: told before anything is typed. */
@Injectable()
export class TerbukaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: KelengkapanRepository,
  ) {}

  async daftar(aktor: Aktor, kdRekom: KdRekomIzin, tahun: number) {
    if (!aktor.id_organisasi) return [];
    const lingkup = this.pintu.lingkup(aktor);
    const rows = await this.repo.terbuka(this.pintu.db, lingkup, aktor.id_organisasi, kdRekom, tahun);
    return rows.map((p) => {
      const status = statusTampil(
        p.kd_status as KdStatusTersimpan,
        p.status_kirim as StatusKirim | null,
        p.status_billing as StatusBilling | null,
      );
      return {
        kd_komoditas: p.kd_komoditas,
        idNk: p.dalam ? String(p.id) : null,
        noAju: p.no_aju,
        ur_status: STATUS[status].ur_status,
      };
    });
  }
}

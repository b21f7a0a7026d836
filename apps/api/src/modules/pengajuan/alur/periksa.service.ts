import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { statusTampil, type KdStatusTersimpan, type StatusKirim } from '@sinas/domain/pengajuan/status';
import { TidakAda } from '../../../platform/errors';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { PengajuanRepository } from './pengajuan.repository';

/** Look-ups around a file that change nothing. */
@Injectable()
export class PeriksaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly lengkap: KelengkapanService,
  ) {}

  async checkpoint(aktor: Aktor, kunci: string): Promise<Kelengkapan> {
    return this.lengkap.periksa(this.repo.db, await this.pintu.baca(aktor, kunci));
  }

  async checkAju(aktor: Aktor, mentah: string) {
    const noAju = mentah.replace(/\D/g, '');
    const p = /^\d{26}$/.test(noAju)
      ? await this.pintu.baca(aktor, noAju).catch((e: unknown) => {
          if (e instanceof TidakAda) return null;
          throw e;
        })
      : null;
    return {
      ada: p !== null,
      noAju,
      idNk: p ? String(p.id) : null,
      kd_status_pengajuan: p
        ? statusTampil(p.kd_status as KdStatusTersimpan, p.status_kirim as StatusKirim | null)
        : null,
    };
  }

  disclaimer(): string {
    return 'Dengan ini saya menyatakan bahwa seluruh data dan dokumen dalam permohonan ini benar, lengkap dan dapat dipertanggungjawabkan sesuai ketentuan yang berlaku.';
  }
}

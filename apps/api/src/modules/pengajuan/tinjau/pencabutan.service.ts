import { Injectable } from '@nestjs/common';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok } from '../../../platform/errors';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** T28: the official takes a decision back, with a reason that the company reads. Its open change closes with it. */
@Injectable()
export class PencabutanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly bukti: BuktiService,
  ) {}

  async cabut(
    aktor: Pembukti,
    kunci: string,
    m: { versi: number; alasan: string; dasar_hukum?: string } & BuktiDibawa,
  ): Promise<BerkasRow> {
    const dibaca = await this.pintu.baca(aktor, kunci);
    await this.alur.boleh(dibaca, 'cabut', aktor);
    const alasan = m.alasan.trim();
    const panjang = periksaPanjang('Alasan', alasan, BATAS_TEKS.alasan_tolak);
    const message = alasan ? panjang : pesan('isian.wajib', { label: 'Alasan' });
    if (message) throw new AturanDilanggar('umum.isian_salah', [{ langkah: 'cabut', path: 'alasan', message }]);
    const pakai = await this.bukti.pastikan(aktor, 'keputusan', m);
    return this.pintu.tulis(aktor, dibaca.id, async (tx, p) => {
      if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      await pakai(tx);
      return this.alur.jalankan(tx, p, 'cabut', aktor, {
        catatan: alasan,
        data: { dasar_hukum: m.dasar_hukum?.trim() ?? '' },
      });
    });
  }
}

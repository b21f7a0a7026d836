import { Injectable } from '@nestjs/common';
import { awalBulan } from '@sinas/domain/baris/bulan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { hitungHariKerja, type HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { HARI_JAWAB } from '@sinas/domain/keberatan/keberatan';
import { bulanDiingatkan, selisihHari, tahapJam, tahapPengingat } from '@sinas/domain/kalender/pengingat';
import { SUMBER_PENGINGAT } from '../../../jobs/definitions';
import { OutboxService } from '../../../jobs/outbox.service';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { KalenderService } from '../tenggat/kalender.service';
import { PengingatRepository, type CalonPengingat, type JenisPengingat } from './pengingat.repository';

interface Saat {
  kini: Date;
  hari: string;
  bulan: string | null;
  libur: HariLibur;
}
const JENIS: readonly JenisPengingat[] = ['perbaikan', 'berakhir', 'realisasi', 'jam', 'keberatan', 'informasi'];

/** Tells people of days that come near: each stage once, the nearest one where several have come. */
@Injectable()
export class PengingatService {
  constructor(
    private readonly repo: PengingatRepository,
    private readonly kalender: KalenderService,
    private readonly outbox: OutboxService,
    private readonly prisma: PrismaService,
  ) {}

  /** Number of reminders given. */
  async jalankan(): Promise<number> {
    const kini = this.kalender.kini();
    const hari = tanggalIso(kini);
    const saat: Saat = { kini, hari, bulan: bulanDiingatkan(hari), libur: await this.kalender.libur() };
    let n = 0;
    for (const jenis of JENIS) {
      if (jenis === 'realisasi' && !saat.bulan) continue;
      for await (const c of this.repo.calon(jenis, kini, saat.bulan ? awalBulan(saat.bulan) : null)) {
        const kunci = kunciPengingat(jenis, c, saat);
        if (kunci && !c.sudah.includes(kunci)) n += await this.beri(c.id, jenis, kunci, kini);
      }
    }
    return n;
  }

  private beri(id: bigint, jenis: JenisPengingat, kunci: string, kini: Date): Promise<number> {
    return this.prisma.tx(async (tx) => {
      const urut = await this.repo.catat(tx, id, jenis, kunci, kini);
      if (urut === null) return 0;
      const muatan = { sumber: SUMBER_PENGINGAT, id_pengajuan: String(id), urut };
      await this.outbox.tambah(tx, 'notifikasi', `notifikasi:pengingat:${urut}`, muatan);
      return 1;
    });
  }
}

/** Of which round, stage or month; null = nothing is due. */
function kunciPengingat(jenis: JenisPengingat, c: CalonPengingat, { kini, hari, bulan, libur }: Saat): string | null {
  switch (jenis) {
    case 'perbaikan': {
      const tahap = c.tenggat_perbaikan && tahapPengingat(jenis, selisihHari(hari, tanggalIso(c.tenggat_perbaikan)));
      return tahap ? `${c.perbaikan_ke}:${tahap}` : null;
    }
    case 'berakhir': {
      const tahap = c.berlaku_sampai && tahapPengingat(jenis, selisihHari(hari, tanggalIso(c.berlaku_sampai)));
      return tahap ? String(tahap) : null;
    }
    case 'realisasi':
      return bulan;
    case 'keberatan': {
      if (!c.id_keberatan || !c.keberatan_sejak || !c.keberatan_tenggat) return null;
      const terpakai = hitungHariKerja(c.keberatan_sejak, kini, libur);
      const tahap = tahapJam(terpakai, HARI_JAWAB, c.keberatan_tenggat < kini);
      return tahap ? `${c.id_keberatan}:${tahap}` : null;
    }
    case 'informasi': {
      if (!c.id_informasi || !c.informasi_sejak || !c.informasi_tenggat) return null;
      const dekat = hitungHariKerja(kini, c.informasi_tenggat, libur) <= 1;
      return dekat && tanggalIso(c.informasi_sejak) !== hari ? String(c.id_informasi) : null;
    }
    case 'jam': {
      if (c.sla_hari === null || !c.sla_sejak || !c.sla_tenggat) return null;
      const terpakai = c.sla_terpakai + Math.max(0, hitungHariKerja(c.sla_sejak, kini, libur));
      const tahap = tahapJam(terpakai, c.sla_hari, c.sla_tenggat < kini);
      return tahap ? `${c.perbaikan_ke}:${tahap}` : null;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { capaian, tambahCapaian, type Capaian, type JumlahCapaian } from '@sinas/domain/neraca/capaian';
import { jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { dapatDihitung, hitungSatuan, satuanDasar, satuanLazim } from '@sinas/domain/neraca/satuan-dasar';
import { Clock } from '../../../platform/clock/clock';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { PosisiService } from '../posisi.service';
import { CapaianRepository } from './capaian.repository';

interface CapaianTahun {
  tahun: number;
  /** Last month of the year that has ended, MMYYYY. */
  sampai: string | null;
  pada: Date;
  baris: (JumlahCapaian &
    Capaian & { kd_komoditas: string; ur_komoditas: string; satuan: string; ur_satuan: string })[];
}
const SEGAR_MS = 60_000;
const NOL: JumlahCapaian = { ditetapkan: '0', terbit: '0', terealisasi: '0', rencana: '0', rencana_sampai: '0' };

/** What was determined for the nation, by commodity: how much of it permits say, how much came in, and how much was planned by now. */
@Injectable()
export class CapaianService {
  private readonly ingat = new Map<number, CapaianTahun>();

  constructor(
    private readonly repo: CapaianRepository,
    private readonly posisi: PosisiService,
    private readonly referensi: ReferensiService,
    private readonly clock: Clock,
  ) {}

  async tahun(diminta?: number): Promise<CapaianTahun> {
    const kini = this.clock.now();
    const tahun = diminta ?? tahunJakarta(kini);
    const ada = this.ingat.get(tahun);
    if (ada && Math.abs(kini.getTime() - ada.pada.getTime()) < SEGAR_MS) return ada;
    const baru = await this.hitung(tahun, kini);
    this.ingat.set(tahun, baru);
    return baru;
  }

  private async hitung(tahun: number, pada: Date): Promise<CapaianTahun> {
    const sebelum = `${tanggalIso(pada).slice(0, 7)}-01`;
    const jumlah = new Map<string, JumlahCapaian>();
    const tambah = (kd: string, satuan: string, isi: Partial<JumlahCapaian>): void => {
      const kunci = `${kd} ${satuan}`;
      jumlah.set(kunci, tambahCapaian(jumlah.get(kunci) ?? NOL, { ...NOL, ...isi }));
    };
    for (const p of await this.posisi.nasional({ tahun, arah: 'impor', per: null })) {
      const { ditetapkan, terealisasi } = p;
      tambah(p.kd_komoditas, p.satuan, { ditetapkan, terealisasi, terbit: jumlahkan([p.terbit, terealisasi]) });
    }
    for (const r of await this.repo.rencana(tahun, sebelum)) {
      const satuan = satuanLazim(r.kd_komoditas, satuanDasar(r.kd_komoditas, r.satuan));
      // A plan in a unit of another kind says nothing of this quantity.
      if (!dapatDihitung(r.satuan, satuan)) continue;
      const sebut = (n: { toFixed: () => string }) => hitungSatuan(rapikan(n.toFixed()), r.satuan, satuan);
      tambah(r.kd_komoditas, satuan, { rencana: sebut(r.setahun), rencana_sampai: sebut(r.sampai) });
    }
    const baris = [...jumlah].filter(([, j]) => j.ditetapkan !== '0').sort(([a], [b]) => a.localeCompare(b));
    return {
      ...{ tahun, sampai: bulanAkhir(tahun, sebelum), pada },
      baris: await Promise.all(
        baris.map(async ([kunci, j]) => {
          const [kd_komoditas = '', satuan = ''] = kunci.split(' ');
          return {
            ...{ kd_komoditas, ur_komoditas: KELOMPOK.get(kd_komoditas)?.uraian ?? kd_komoditas },
            ...{ satuan, ur_satuan: await this.referensi.namaDari('satuan', satuan), ...j, ...capaian(j) },
          };
        }),
      ),
    };
  }
}
/** The last month of `tahun` before the day `sebelum` (YYYY-MM-01). */
function bulanAkhir(tahun: number, sebelum: string): string | null {
  const [y = 0, m = 0] = sebelum.split('-').map(Number);
  if (y > tahun) return `12${tahun}`;
  return y < tahun || m === 1 ? null : `${String(m - 1).padStart(2, '0')}${tahun}`;
}

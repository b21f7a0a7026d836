import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { RekanRepository } from './rekan.repository';
import { RekanService } from './rekan.service';

const SEPEKAN_MS = 7 * 86_400_000;
const KOSONG = { permohonan: 0, rencana: 0, lewat: 0, hari_ini: 0, terlama: null };

/** Who of a ministry has how much on his desk. */
@Injectable()
export class BebanService {
  constructor(
    private readonly repo: RekanRepository,
    private readonly rekan: RekanService,
    private readonly clock: Clock,
  ) {}

  async daftar(aktor: Aktor) {
    const kdGa = this.rekan.ga(aktor);
    const kini = this.clock.now();
    const hariIni = new Date(`${tanggalIso(kini)}T23:59:59.999+07:00`);
    const petugas = await this.rekan.daftar(aktor);
    const [dipegang, lepas, belum_diambil] = await Promise.all([
      this.repo.dipegang(kdGa, kini, hariIni),
      this.repo.lepas(
        petugas.map((p) => p.id),
        new Date(kini.getTime() - SEPEKAN_MS),
      ),
      this.repo.belumDiambil(kdGa),
    ]);
    return {
      belum_diambil,
      petugas: petugas.map(({ id, nama, name_role }) => {
        const { id_user: _, ...isi } = { id_user: id, ...KOSONG, ...dipegang.find((d) => d.id_user === id) };
        return { id, nama, name_role, ...isi, selesai_minggu: lepas.find((l) => l.id_user === id)?.n ?? 0 };
      }),
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { rencanaTerlambat, type RencanaTerlambat } from '@sinas/domain/layanan/rkt/terlambat';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { TerlambatRepository, type RencanaBerlaku } from './terlambat.repository';

const SEKALI = 500;
/** Most that one answer tells. */
const MAKS = 500;

/** Plans whose months were not reported in time. */
@Injectable()
export class TerlambatService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: TerlambatRepository,
    private readonly kalender: KalenderService,
  ) {}

  /** Of what the actor sees, in the order of their numbers. */
  async daftar(aktor: Aktor) {
    const lingkup = this.pintu.lingkup(aktor);
    const kini = this.kalender.kini();
    const hasil = [];
    for (let setelah = 0n; ;) {
      const rows = await this.repo.berlaku(lingkup, kini, null, setelah, SEKALI);
      for (const r of rows) {
        const t = this.keadaan(r);
        if (t.bulan.length > 0)
          hasil.push({
            ...{ no_aju: r.no_aju, nama_perusahaan: r.nama_perusahaan, tahun: r.tahun, kd_komoditas: r.kd_komoditas },
            ...{ ur_komoditas: KELOMPOK.get(r.kd_komoditas)?.uraian ?? r.kd_komoditas, ...t },
          });
      }
      const akhir = rows.at(-1);
      if (!akhir || rows.length < SEKALI || hasil.length >= MAKS) return hasil.slice(0, MAKS);
      setelah = akhir.id;
    }
  }

  /** Of one plan: whether new cases may draw from it is the second late month's (D.2, C.5). */
  async satu(aktor: Aktor, id: bigint): Promise<RencanaTerlambat> {
    const [r] = await this.repo.berlaku(this.pintu.lingkup(aktor), this.kalender.kini(), id, 0n, 1);
    return r ? this.keadaan(r) : { bulan: [], keadaan: 'tepat' };
  }

  /** The same of a plan that the caller may look into. */
  async rencana(id: bigint): Promise<RencanaTerlambat> {
    const [r] = await this.repo.berlaku({ jenis: 'semua' }, this.kalender.kini(), id, 0n, 1);
    return r ? this.keadaan(r) : { bulan: [], keadaan: 'tepat' };
  }

  private keadaan({ tahun, berlaku_mulai, dilaporkan }: RencanaBerlaku): RencanaTerlambat {
    const mulai = berlaku_mulai && berlaku_mulai.toISOString().slice(0, 10);
    return rencanaTerlambat(tahun, mulai, dilaporkan, this.kalender.kini());
  }
}

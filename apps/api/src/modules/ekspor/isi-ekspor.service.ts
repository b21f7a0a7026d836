import { Injectable } from '@nestjs/common';
import type { Izin } from '@sinas/domain/akses/izin';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { DaftarService, type MintaDaftar, type MintaMonitoring } from '../pengajuan/daftar/daftar.service';
import { KeputusanDataService } from '../pengajuan/monitoring/keputusan-data.service';
import type { KolomTabel, SelTabel } from '../impor/tulis/tulis-tabel.service';
import { barisTabel, KOLOM_BERKAS, KOLOM_KEPUTUSAN } from './kolom-ekspor';

export type DaftarEkspor = 'berkas' | 'kl' | 'monitoring' | 'keputusan';
/** The filters that the list itself takes. */
export type SaringEkspor = Omit<MintaDaftar, 'page' | 'limit' | 'kursor' | 'antrean'> &
  MintaMonitoring & { kd_ga?: string };
interface SatuDaftar {
  izin: Izin;
  nama: string;
  kolom: readonly KolomTabel[];
}
export const DAFTAR_EKSPOR: Readonly<Record<DaftarEkspor, SatuDaftar>> = {
  berkas: { izin: 'pengajuan.baca', nama: 'daftar berkas', kolom: KOLOM_BERKAS },
  kl: { izin: 'pengajuan.antrean', nama: 'semua berkas', kolom: KOLOM_BERKAS },
  monitoring: { izin: 'monitoring.baca', nama: 'monitoring pengajuan', kolom: KOLOM_BERKAS },
  keputusan: { izin: 'tarik_data.baca', nama: 'data keputusan', kolom: KOLOM_KEPUTUSAN },
};
const SEKALI = 500;

/** Rows of a list some at a time, read as their reader would turn its pages. */
@Injectable()
export class IsiEksporService {
  constructor(
    private readonly daftar: DaftarService,
    private readonly keputusan: KeputusanDataService,
  ) {}

  baris(aktor: Aktor, daftar: DaftarEkspor, saring: SaringEkspor): AsyncGenerator<SelTabel[][]> {
    switch (daftar) {
      case 'berkas':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirRiwayat(aktor, saring));
      case 'kl':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirKl(aktor, saring));
      case 'monitoring':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirMonitoring(aktor, saring));
      case 'keputusan':
        return barisTabel(KOLOM_KEPUTUSAN, this.alirKeputusan(aktor, saring));
    }
  }

  private async *alirKeputusan(aktor: Aktor, { kd_ga }: SaringEkspor) {
    let sejak: string | undefined;
    for (;;) {
      const { rows, berikut } = await this.keputusan.tarik(aktor, { kd_ga, sejak, limit: SEKALI });
      if (rows.length > 0) yield rows;
      if (rows.length < SEKALI || berikut === null) return;
      sejak = berikut;
    }
  }
}

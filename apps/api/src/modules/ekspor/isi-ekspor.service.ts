import { Injectable } from '@nestjs/common';
import type { Izin } from '@sinas/domain/akses/izin';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { KOLOM_URUT, KOLOM_URUT_KL } from '@sinas/domain/daftar/urutan';
import { DaftarService, type MintaAntrean, type MintaMonitoring } from '../pengajuan/daftar/daftar.service';
import { KeputusanDataService } from '../pengajuan/monitoring/keputusan-data.service';
import type { KdJenisRapat } from '@sinas/domain/rakor/jenis';
import type { KolomTabel, SelTabel } from '../impor/tulis/tulis-tabel.service';
import { RapatService } from '../rakor/rapat/rapat.service';
import { AktivitasService, type SaringDaftar } from '../auth/aktivitas/aktivitas.service';
import { barisTabel, KOLOM_AKTIVITAS, KOLOM_BERKAS, KOLOM_KEPUTUSAN, KOLOM_RAPAT } from './kolom-ekspor';

export type DaftarEkspor = 'berkas' | 'kl' | 'antrean' | 'monitoring' | 'keputusan' | 'rapat' | 'aktivitas';
/** The filters that the list itself takes. */
export type SaringEkspor = Omit<MintaAntrean, 'page' | 'limit' | 'kursor'> &
  Omit<MintaMonitoring, 'sort'> &
  SaringDaftar & { kd_ga?: string; jenis?: KdJenisRapat; id_user?: string };
interface SatuDaftar {
  izin: Izin;
  nama: string;
  kolom: readonly KolomTabel[];
}
export const DAFTAR_EKSPOR: Readonly<Record<DaftarEkspor, SatuDaftar>> = {
  berkas: { izin: 'pengajuan.baca', nama: 'daftar berkas', kolom: KOLOM_BERKAS },
  kl: { izin: 'pengajuan.antrean', nama: 'semua berkas', kolom: KOLOM_BERKAS },
  antrean: { izin: 'pengajuan.antrean', nama: 'antrean', kolom: KOLOM_BERKAS },
  monitoring: { izin: 'monitoring.baca', nama: 'monitoring pengajuan', kolom: KOLOM_BERKAS },
  keputusan: { izin: 'tarik_data.baca', nama: 'data keputusan', kolom: KOLOM_KEPUTUSAN },
  rapat: { izin: 'rakor.baca', nama: 'daftar rapat', kolom: KOLOM_RAPAT },
  aktivitas: { izin: 'aktivitas.pantau', nama: 'aktivitas masuk', kolom: KOLOM_AKTIVITAS },
};
const SEKALI = 500;

/** Rows of a list some at a time, read as their reader would turn its pages. */
@Injectable()
export class IsiEksporService {
  constructor(
    private readonly daftar: DaftarService,
    private readonly keputusan: KeputusanDataService,
    private readonly rapat: RapatService,
    private readonly aktivitas: AktivitasService,
  ) {}

  baris(aktor: Aktor, daftar: DaftarEkspor, saring: SaringEkspor): AsyncGenerator<SelTabel[][]> {
    const { petugas, risiko, sort, ...umum } = saring;
    const biasa = { ...umum, sort: KOLOM_URUT.find((k) => k === sort) };
    switch (daftar) {
      case 'berkas':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirRiwayat(aktor, biasa));
      case 'kl': {
        const kl = { ...umum, petugas, risiko, sort: KOLOM_URUT_KL.find((k) => k === sort) };
        return barisTabel(KOLOM_BERKAS, this.daftar.alirKl(aktor, kl));
      }
      case 'antrean':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirAntrean(aktor, saring));
      case 'monitoring':
        return barisTabel(KOLOM_BERKAS, this.daftar.alirMonitoring(aktor, biasa));
      case 'keputusan':
        return barisTabel(KOLOM_KEPUTUSAN, this.alirKeputusan(aktor, saring));
      case 'rapat':
        return barisTabel(KOLOM_RAPAT, this.alirRapat(aktor, saring));
      case 'aktivitas':
        return barisTabel(KOLOM_AKTIVITAS, this.aktivitas.alir(aktor, saring.id_user ?? 'semua', saring, SEKALI));
    }
  }

  private async *alirRapat(aktor: Aktor, { tahun, jenis, kd_status, keyword }: SaringEkspor) {
    const saring = { tahun, jenis: jenis && [jenis], kd_status, keyword };
    for (let halaman = 1; ; halaman += 1) {
      const { rows } = await this.rapat.daftar(aktor, saring, halaman, SEKALI);
      if (rows.length > 0) yield rows;
      if (rows.length < SEKALI) return;
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

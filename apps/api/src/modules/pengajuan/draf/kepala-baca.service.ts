import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { formulirLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { isianKelompok, type Isian, type Kepala } from '@sinas/domain/formulir/formulir';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { bacaKepala, samarkanKepala, type BagianKepala } from '@sinas/domain/formulir/kepala';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { kepalaBagi } from '../lihat/tampilan';

type BerkasKepala = Pick<BerkasRow, 'kd_rekom' | 'kd_komoditas' | 'kepala' | 'satuan'>;

/** The header in words, for papers and workbooks; screens make the same words of the same rule. */
@Injectable()
export class KepalaBacaService {
  constructor(private readonly referensi: ReferensiService) {}

  /** For a paper: whoever may read the file may have it, and it is passed on. Persons are left out. */
  surat(p: BerkasKepala): Promise<BagianKepala[]> {
    return this.baca(p, (i) => !i.pribadi);
  }

  private async baca(
    { kd_rekom, kd_komoditas, kepala, satuan: semua }: BerkasKepala,
    pakai = (_: Isian) => true,
  ): Promise<BagianKepala[]> {
    const kelompok = KELOMPOK.get(kd_komoditas);
    if (!kelompok) return [];
    const kode = semua ? [semua] : kelompok.satuan;
    const satuan = await Promise.all(
      kode.map(async (kode) => satuanPendek(kode, await this.referensi.namaDari('satuan', kode))),
    );
    const skema = formulirLayanan(kd_rekom as KdRekom);
    const isian = isianKelompok(skema, kelompok.kdGa).filter(pakai);
    return bacaKepala({ langkah: skema.langkah, isian }, kepala as Kepala, satuan);
  }

  /** As this actor may read it. Without an actor it is made for whoever may read the file: persons are masked. */
  async untuk(aktor: Aktor | null, p: BerkasKepala): Promise<BagianKepala[]> {
    const kepala = aktor
      ? kepalaBagi(aktor, p)
      : samarkanKepala(formulirLayanan(p.kd_rekom as KdRekom), p.kepala as Kepala);
    return this.baca({ ...p, kepala });
  }
}

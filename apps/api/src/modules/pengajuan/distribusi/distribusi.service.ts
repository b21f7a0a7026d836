import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import { medanNama, untukPelaku, type Kepala } from '@sinas/domain/formulir/formulir';
import { tampilIsian } from '@sinas/domain/formulir/isian';
import { LANGKAH_KHUSUS } from '@sinas/domain/layanan/bersama/data-khusus';
import { formulirLayanan, layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { kepalaBagi } from '../lihat/tampilan';
import { DistribusiRepository } from './distribusi.repository';

/** To whom the goods of a file go, and what its service asks of warehouses, employees and vehicles. */
@Injectable()
export class DistribusiService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: DistribusiRepository,
  ) {}

  async daftar(aktor: Aktor, kunci: string, page: number, limit: number) {
    const p = await this.pintu.baca(aktor, kunci);
    const jenis = layanan(p.kd_rekom as KdRekom).jenisBaris.get(DISTRIBUSI.kode);
    if (!jenis) return { berlaku: false, rows: [], rekap: [], meta: { page, limit, total: 0 } };
    const { db } = this.pintu;
    const [rows, rekap] = await Promise.all([
      this.repo.daftar(db, p.id, jenis.kode, (page - 1) * limit, limit),
      this.repo.rekap(db, p.id, jenis.kode),
    ]);
    const total = rekap.reduce((n, r) => n + r.baris, 0);
    return { berlaku: untukPelaku(jenis, p.kepala as Kepala), rows, rekap, meta: { page, limit, total } };
  }

  /** Kept in `json_simpan`; here by itself, field by field. */
  async dataKhusus(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const kepala = kepalaBagi(aktor, p);
    const isian = formulirLayanan(p.kd_rekom as KdRekom).isian.filter(
      (i) => i.langkah === LANGKAH_KHUSUS.kode && untukPelaku(i, kepala),
    );
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      berlaku: isian.length > 0,
      isian: isian.map((i) => ({
        kd_field: i.kd_field,
        label: i.label,
        wajib: i.wajib,
        satuan: i.satuan ?? null,
        nilai: kepala[i.kd_field]?.trim() ? (kepala[i.kd_field] ?? null) : null,
        ur_nilai: kepala[medanNama(i.kd_field)] ?? tampilIsian(i, kepala),
      })),
    };
  }
}

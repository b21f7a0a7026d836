import { Injectable } from '@nestjs/common';
import { bolehKelola, lingkupPengguna, type TindakanPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { UUID } from '@sinas/domain/format/uuid';
import { TidakAda, TidakBerwenang } from '../../platform/errors';
import type { Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { sasaran } from './pengguna.presenter';
import { PenggunaRepository, type PenggunaRow, type SaringPengguna } from './pengguna.repository';

type Isi = Record<string, unknown> | null;
/** Codes that people know by their names. */
const BERNAMA = [
  ['kd_ga', 'ga'],
  ['kd_detail_ga', 'inhouse_group'],
] as const;

/** The door to accounts: who is not yours to see is not there. */
@Injectable()
export class LihatPenggunaService {
  constructor(
    private readonly repo: PenggunaRepository,
    private readonly riwayatAkun: RiwayatAkunService,
    private readonly referensi: ReferensiService,
  ) {}

  daftar(aktor: Aktor, s: SaringPengguna): Promise<{ rows: PenggunaRow[]; total: number }> {
    return this.repo.daftar(lingkupPengguna(aktor), s);
  }

  async satu(aktor: Aktor, id: string): Promise<PenggunaRow> {
    const row = UUID.test(id) ? await this.repo.ambil(id) : null;
    if (!row || !bolehKelola(aktor, sasaran(row), 'lihat')) throw new TidakAda();
    return row;
  }

  /** Locked for a write: not visible is not there, visible but not his to change is refused. */
  async kunci(tx: Tx, aktor: Aktor, id: string, tindakan: TindakanPengguna): Promise<PenggunaRow> {
    const row = UUID.test(id) ? await this.repo.kunci(tx, id) : null;
    if (!row || row.dihapus || !bolehKelola(aktor, sasaran(row), 'lihat')) throw new TidakAda();
    if (!bolehKelola(aktor, sasaran(row), tindakan)) throw new TidakBerwenang();
    return row;
  }

  /** What happened to an account, newest first; its ministry and its unit by name. */
  async riwayat(aktor: Aktor, id: string, page: number, limit: number) {
    await this.satu(aktor, id);
    const [rows, total] = await Promise.all([
      this.riwayatAkun.daftar('akun', id, page, limit),
      this.riwayatAkun.hitung('akun', id),
    ]);
    const tampil = rows.map(async (r) => ({
      ...r,
      sebelum: await this.bernama(r.sebelum as Isi),
      sesudah: await this.bernama(r.sesudah as Isi),
    }));
    return { rows: await Promise.all(tampil), total };
  }
  private async bernama(isi: Isi): Promise<Isi> {
    const hasil = { ...isi };
    for (const [kolom, jenis] of BERNAMA) {
      const kode = hasil[kolom];
      if (typeof kode === 'string') hasil[kolom] = await this.referensi.namaDari(jenis, kode);
    }
    return isi && hasil;
  }
}

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

  /** What happened to an account, newest first; its ministry by name. */
  async riwayat(aktor: Aktor, id: string, page: number, limit: number) {
    await this.satu(aktor, id);
    const [rows, total] = await Promise.all([
      this.riwayatAkun.daftar('akun', id, page, limit),
      this.riwayatAkun.hitung('akun', id),
    ]);
    const bernama = async (isi: object | null): Promise<object | null> =>
      isi && 'kd_ga' in isi && typeof isi.kd_ga === 'string'
        ? { ...isi, kd_ga: await this.referensi.namaDari('ga', isi.kd_ga) }
        : isi;
    const tampil = rows.map(async (r) => ({
      ...r,
      sebelum: await bernama(r.sebelum as object | null),
      sesudah: await bernama(r.sesudah as object | null),
    }));
    return { rows: await Promise.all(tampil), total };
  }
}

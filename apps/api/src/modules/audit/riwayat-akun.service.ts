import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { Clock } from '../../platform/clock/clock';
import { Keamanan } from '../../platform/keamanan/keamanan';
import type { PeristiwaKeamanan } from '../../platform/keamanan/peristiwa';
import type { Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunRepository, type BarisRiwayatAkun } from './riwayat-akun.repository';

export type ObjekRiwayat =
  'akun' | 'menu' | 'organisasi' | 'referensi' | 'kalender' | 'neraca' | 'rakor' | 'batas' | 'pembuka';
export interface PerubahanAkun {
  objek: ObjekRiwayat;
  id_objek: string;
  peristiwa: string;
  /** Only what changed, personal data masked; null = it was not there. */
  sebelum: object | null;
  sesudah: object | null;
  catatan?: string;
}
/** Who did it; null = the person named by a mailed token, or the system. */
export type PelakuRiwayat = Pick<Aktor, 'id_user' | 'nama' | 'peran'> | null;

/** What of it is a security event, too. */
const PERISTIWA: Partial<Record<string, PeristiwaKeamanan>> = {
  daftar: 'user_created',
  undang: 'user_created',
  aktivasi: 'user_created',
  hapus: 'user_deleted',
  ubah_hak: 'privilege_permissions_changed',
  surel_minta: 'authz_change',
  surel_batal: 'authz_change',
  tautkan: 'authz_change',
  lepas_tautan: 'authn_token_revoked',
  pasang_totp: 'authz_change',
  lepas_totp: 'authz_change',
  pasang_kunci: 'authz_change',
  lepas_kunci: 'authz_change',
  kode_pemulihan: 'authz_change',
  pakai_pemulihan: 'authz_change',
  minta_setel_ulang: 'authz_admin',
  batal_setel_ulang: 'authz_admin',
  setel_ulang_faktor: 'authz_admin',
  tunjuk_pelaksana: 'privilege_permissions_changed',
  akhiri_pelaksana: 'privilege_permissions_changed',
  bukan_saya: 'authn_token_revoked',
};

/** Every account, role, menu and organization change, with before and after: append-only, hash-chained per object. */
@Injectable()
export class RiwayatAkunService {
  constructor(
    private readonly repo: RiwayatAkunRepository,
    private readonly clock: Clock,
    private readonly keamanan: Keamanan,
  ) {}

  /** In the transaction of the change itself. */
  async catat(tx: Tx, pelaku: PelakuRiwayat, p: PerubahanAkun): Promise<void> {
    const peristiwa = PERISTIWA[p.peristiwa];
    if (peristiwa) this.keamanan.catat(peristiwa, { tentang: p.id_objek, sebab: `${p.objek} ${p.peristiwa}` });
    await this.repo.tambah(tx, {
      objek: p.objek,
      id_objek: p.id_objek,
      peristiwa: p.peristiwa,
      sebelum: p.sebelum,
      sesudah: p.sesudah,
      id_user: pelaku?.id_user ?? null,
      nama: pelaku?.nama ?? 'Sistem',
      kode_peran: pelaku?.peran ?? 'SISTEM',
      catatan: p.catatan ?? null,
      waktu: this.clock.now(),
    });
  }

  /** Newest first. */
  daftar(objek: ObjekRiwayat, idObjek: string, page: number, limit: number): Promise<BarisRiwayatAkun[]> {
    return this.repo.daftar(objek, idObjek, page, limit);
  }
  hitung(objek: ObjekRiwayat, idObjek: string): Promise<number> {
    return this.repo.hitung(objek, idObjek);
  }
}

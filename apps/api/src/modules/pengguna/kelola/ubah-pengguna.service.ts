import { Injectable } from '@nestjs/common';
import type { KeperluanBukti } from '@sinas/domain/akses/faktor';
import { samarkanSurel } from '@sinas/domain/akses/akun';
import { bolehKelola } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { samarkan } from '@sinas/domain/format/tampil';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { BuktiService, type BuktiDibawa, type PakaiBukti, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { PencabutanService } from '../../auth/sesi/pencabutan.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { TautanService } from '../../auth/akun/tautan.service';
import { SurelBaruService } from '../../pendaftaran/surat/surel-baru.service';
import { LepasPetugasService } from '../../pengajuan/tinjau/lepas-petugas.service';
import { FotoService } from '../profil/foto.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { sasaran } from '../pengguna.presenter';
import { PenggunaRepository, type PenggunaPatch, type PenggunaRow } from '../pengguna.repository';
import { UnitService } from '../unit/unit.service';

export interface UbahPengguna {
  versi: number;
  fullname?: string;
  email?: string;
  mobile_number?: string;
  position?: string;
  employee_number?: string;
  address?: string;
  nik?: string;
  peran?: KodePeran;
  aktif?: boolean;
  kd_detail_ga?: string;
  hanya_ga?: boolean;
}
const SENDIRI = ['fullname', 'email', 'mobile_number', 'position', 'employee_number', 'address', 'nik'] as const;
const HAK = ['peran', 'aktif', 'kd_detail_ga', 'hanya_ga'] as const;
const ADMIN = new Set(['PU_ADMIN', 'KL_ADMIN']);
const PRIBADI = new Set(['mobile_number', 'address', 'nik']);

/** Changes of accounts: one's own data, and what administrators decide about others. */
@Injectable()
export class UbahPenggunaService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PenggunaRepository,
    private readonly lihat: LihatPenggunaService,
    private readonly bukti: BuktiService,
    private readonly unit: UnitService,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly foto: FotoService,
    private readonly surelBaru: SurelBaruService,
    private readonly tautan: TautanService,
    private readonly lepas: LepasPetugasService,
    private readonly clock: Clock,
  ) {}

  /** One's own new mail address only waits here until it is proved; `alamat` on the net is told to the old one. */
  async ubah(
    aktor: Pembukti,
    id: string,
    minta: UbahPengguna & BuktiDibawa,
    alamat: string | null,
  ): Promise<PenggunaRow> {
    const { surel, ...m } = surelSendiri(aktor, id, minta);
    const hak = HAK.some((k) => m[k] !== undefined);
    if (hak && id === aktor.id_user) throw new TidakBerwenang('pengguna.peran_sendiri');
    const lama = await this.lihat.satu(aktor, id);
    // Who has the mailbox can set a new password: an account in use would be taken over, a decider's too.
    if (id !== aktor.id_user && m.email !== undefined && m.email.toLowerCase() !== lama.email && lama.diaktifkan)
      throw new TidakBerwenang('pengguna.surel_pemilik');
    // Asked again for what lets somebody in: rights, and the address that mails go to.
    const surelLain = surel !== undefined && surel !== lama.email.toLowerCase();
    const pakai = hak || surelLain ? await this.buktikan(aktor, id, m, hak ? 'hak' : 'surel') : null;
    if (surelLain) await this.surelBaru.tahan(surel);
    await this.prisma.tx(async (tx) => {
      const { row, patch } = await this.rencana(tx, aktor, id, m);
      await pakai?.(tx);
      if (surel !== undefined) await this.surelBaru.ajukan(tx, aktor, row, surel, alamat);
      if (Object.keys(patch).length === 0) return;
      await this.repo.ubah(tx, id, patch);
      this.cabut.lihatUlang(tx);
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: id,
        peristiwa: hak ? 'ubah_hak' : 'ubah_data',
        ...beda(row, patch),
      });
      if (patch.email && patch.email !== row.email)
        await this.permintaan.minta(tx, 'SUREL_DIUBAH', { id_user: id, isi: row.email });
      if (patch.aktif === false) await this.keluarkan(tx, aktor, row);
    });
    return this.lihat.satu(aktor, id);
  }

  /** What would change, as the account stands now; throws when it may not. */
  private async rencana(tx: Tx, aktor: Aktor, id: string, m: UbahPengguna) {
    const row = await this.lihat.kunci(tx, aktor, id, 'ubah');
    if (row.versi !== m.versi) throw new Bentrok('umum.versi_usang', { versi: row.versi });
    return { row, patch: { ...this.data(m, row), ...(await this.hak(tx, aktor, row, m)) } };
  }

  /** Account, role and state come first: a proof must not tell what is there. */
  private async buktikan(
    aktor: Pembukti,
    id: string,
    m: UbahPengguna & BuktiDibawa,
    untuk: KeperluanBukti,
  ): Promise<PakaiBukti> {
    await this.prisma.tx((tx) => this.rencana(tx, aktor, id, m));
    return this.bukti.pastikan(aktor, untuk, m);
  }

  /** Closes an account for good. History keeps the name; personal data and photo go. */
  async hapus(aktor: Pembukti, id: string, bukti: BuktiDibawa): Promise<void> {
    const calon = await this.lihat.satu(aktor, id);
    if (calon.dihapus) return;
    await this.prisma.tx((tx) => this.bolehHapus(tx, aktor, id));
    const pakai = await this.bukti.pastikan(aktor, 'hapus_akun', bukti);
    const foto = await this.prisma.tx(async (tx) => {
      const row = await this.bolehHapus(tx, aktor, id);
      await pakai(tx);
      const patch = { aktif: false, dihapus: this.clock.now(), ...TANPA_PRIBADI };
      await this.repo.ubah(tx, id, patch);
      await this.keluarkan(tx, aktor, row);
      await this.tautan.lepas(tx, id);
      await this.surelBaru.lupakan(tx, id);
      await this.riwayat.catat(tx, aktor, {
        objek: 'akun',
        id_objek: id,
        peristiwa: 'hapus',
        sebelum: { fullname: row.fullname, peran: row.kode_peran, aktif: row.aktif },
        sesudah: null,
      });
      return row.foto;
    });
    if (foto) await this.foto.buang(foto);
  }

  private data(m: UbahPengguna, row: PenggunaRow): PenggunaPatch {
    const isi: Record<string, string> = {};
    for (const k of SENDIRI) {
      const nilai = k === 'email' ? m.email?.toLowerCase() : m[k];
      // A form shows what cannot be read as empty, and sends it back so.
      const tetap = nilai === '' && row.tak_terbaca?.some((t) => t === k);
      if (nilai !== undefined && nilai !== row[k] && !tetap) isi[k] = nilai;
    }
    return isi;
  }

  private async hak(tx: Tx, aktor: Aktor, row: PenggunaRow, m: UbahPengguna): Promise<PenggunaPatch> {
    const patch: PenggunaPatch = {};
    if (m.peran !== undefined && m.peran !== row.kode_peran) {
      const baru = { ...sasaran(row), peran: m.peran };
      // The place stays: an officer does not become a company's user, nor the other way round.
      const setempat = (PERAN[m.peran].lingkup === 'organisasi') === Boolean(row.id_organisasi);
      if (!setempat || !bolehKelola(aktor, baru, 'buat')) throw new TidakBerwenang('pengguna.peran_terlarang');
      await this.bukanAdminTerakhir(tx, row);
      patch.kode_peran = m.peran;
    }
    if (m.aktif !== undefined && m.aktif !== row.aktif) {
      if (m.aktif && !row.diaktifkan) throw new TidakBerwenang();
      if (!m.aktif) await this.bukanAdminTerakhir(tx, row);
      patch.aktif = m.aktif;
    }
    if (m.kd_detail_ga !== undefined && m.kd_detail_ga !== row.kd_detail_ga) {
      if (!row.kd_ga || !(await this.unit.ada(row.kd_ga, m.kd_detail_ga)))
        throw new AturanDilanggar('umum.isian_salah', [
          { langkah: 'pengguna', path: 'kd_detail_ga', message: pesan('pengguna.unit_tidak_ada') },
        ]);
      patch.kd_detail_ga = m.kd_detail_ga;
    }
    const peran = patch.kode_peran ?? row.kode_peran;
    if (m.hanya_ga !== undefined && m.hanya_ga !== row.hanya_ga && peran === 'MONITORING') patch.hanya_ga = m.hanya_ga;
    return patch;
  }

  private async bolehHapus(tx: Tx, aktor: Aktor, id: string): Promise<PenggunaRow> {
    const row = await this.lihat.kunci(tx, aktor, id, 'hapus');
    await this.bukanAdminTerakhir(tx, row);
    return row;
  }

  private async bukanAdminTerakhir(tx: Tx, row: PenggunaRow): Promise<void> {
    if (!row.aktif || !ADMIN.has(row.kode_peran)) return;
    if ((await this.repo.adminLain(tx, row)) === 0) throw new Bentrok('pengguna.admin_terakhir');
  }

  /** Out everywhere, and his files back in the queue: a file is never on the desk of somebody who is gone. */
  private async keluarkan(tx: Tx, aktor: Aktor, row: PenggunaRow): Promise<void> {
    await this.cabut.semua(tx, row.id);
    await this.lepas.semua(tx, row.id, `Petugas ${row.fullname} dinonaktifkan oleh ${aktor.nama}`);
  }
}

/** Mail address, position and number too; the address may be used anew. */
const TANPA_PRIBADI: PenggunaPatch = {
  email: '',
  position: null,
  employee_number: null,
  mobile_number: null,
  address: null,
  nik: null,
  foto: null,
  foto_pada: null,
  password_hash: null,
};

/** One's own address apart from what is changed at once. */
function surelSendiri(aktor: Aktor, id: string, m: UbahPengguna): UbahPengguna & { surel?: string } {
  if (id !== aktor.id_user || m.email === undefined) return m;
  const { email, ...lain } = m;
  return { ...lain, surel: email.toLowerCase() };
}

/** Before and after of what changed, personal data masked. */
function beda(row: PenggunaRow, patch: PenggunaPatch): { sebelum: object; sesudah: object } {
  const sebelum: Record<string, unknown> = {};
  const sesudah: Record<string, unknown> = {};
  for (const [k, nilai] of Object.entries(patch)) {
    const lama = row[k as keyof PenggunaRow];
    sebelum[k] = tersamar(k, lama);
    sesudah[k] = tersamar(k, nilai);
  }
  return { sebelum, sesudah };
}
function tersamar(kolom: string, nilai: unknown): unknown {
  if (typeof nilai !== 'string') return nilai ?? null;
  if (kolom === 'email') return samarkanSurel(nilai);
  return PRIBADI.has(kolom) ? samarkan(nilai) : nilai;
}

import { Injectable } from '@nestjs/common';
import { bolehSetelUlang, JAM_SETEL_ULANG } from '@sinas/domain/akses/faktor';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { UUID } from '@sinas/domain/format/uuid';
import { Clock } from '../../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../../platform/errors';
import { PrismaService, type Tx } from '../../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../../audit/riwayat-akun.service';
import { PencabutanService } from '../../sesi/pencabutan.service';
import { PermintaanAkunService } from '../../akun/permintaan-akun.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../bukti/bukti.service';
import { FaktorRepository } from '../faktor.repository';
import { FaktorService } from '../faktor.service';
import { SetelUlangRepository, type BarisSasaran, type BarisSetelUlang } from './setel-ulang.repository';
import { TantanganService } from '../bukti/tantangan.service';

const JAM_MS = 3_600_000;
type Peristiwa = 'minta_setel_ulang' | 'batal_setel_ulang' | 'setel_ulang_faktor';

/** What an administrator sees of an account's factor before he asks. */
export interface FaktorOrang {
  ada: boolean;
  wajib: boolean;
  boleh_minta: boolean;
  permintaan: PermintaanTampil | null;
}
export interface PermintaanTampil extends BarisSetelUlang {
  boleh_setuju: boolean;
  boleh_batal: boolean;
}

const sasaranDari = (s: BarisSasaran) => ({
  id_user: s.id_user,
  peran: s.kode_peran as KodePeran,
  id_organisasi: s.id_organisasi,
  id_induk: s.id_induk,
  kd_ga: s.kd_ga,
});

/** A lost factor goes when two administrators say so, each with his own proof; the owner hears of both. */
@Injectable()
export class SetelUlangService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: SetelUlangRepository,
    private readonly faktorRepo: FaktorRepository,
    private readonly faktor: FaktorService,
    private readonly bukti: BuktiService,
    private readonly tantangan: TantanganService,
    private readonly cabut: PencabutanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly clock: Clock,
  ) {}

  /** Open requests about accounts that the actor may reset; a handful at any time, as they live for a day. */
  async daftar(aktor: Aktor): Promise<PermintaanTampil[]> {
    const semua = await this.repo.terbuka(this.clock.now());
    return semua.filter((s) => bolehSetelUlang(aktor, sasaranDari(s))).map((s) => this.tampil(aktor, s));
  }

  async tentang(aktor: Aktor, idUser: string): Promise<FaktorOrang> {
    const s = await this.sasaran(aktor, idUser);
    const [terbuka] = await this.repo.terbuka(this.clock.now(), { id_user: idUser });
    return {
      ada: s.ada_faktor,
      wajib: this.faktor.wajib(s.kode_peran),
      boleh_minta: s.ada_faktor && !terbuka,
      permintaan: terbuka ? this.tampil(aktor, terbuka) : null,
    };
  }

  /** The first of the two. */
  async minta(aktor: Pembukti, idUser: string, alasan: string, b: BuktiDibawa): Promise<{ id: string; sampai: Date }> {
    if (idUser === aktor.id_user) throw new TidakBerwenang('faktor.setel_sendiri');
    const s = await this.sasaran(aktor, idUser);
    if (!s.ada_faktor) throw new AturanDilanggar('faktor.belum_ada');
    const diminta = this.clock.now();
    const [lama] = await this.repo.terbuka(diminta, { id_user: idUser });
    if (lama) throw new Bentrok('faktor.setel_sudah_diminta', { id: lama.id });
    const sampai = new Date(diminta.getTime() + JAM_SETEL_ULANG * JAM_MS);
    const pakai = await this.bukti.pastikan(aktor, 'setel_ulang', b);
    return this.prisma.tx(async (tx) => {
      await pakai(tx);
      const id = await this.repo.tambah(tx, { id_user: idUser, alasan, peminta: aktor.id_user, diminta, sampai });
      if (!id) throw new Bentrok('faktor.setel_sudah_diminta');
      await this.catat(tx, aktor, idUser, 'minta_setel_ulang', {}, alasan);
      await this.permintaan.minta(tx, 'SETEL_DIMINTA', { id_user: idUser });
      return { id, sampai };
    });
  }

  /** The second: never the one who asked, never the owner. The next sign-in sets up a new factor where it must. */
  async setujui(aktor: Pembukti, id: string, b: BuktiDibawa): Promise<void> {
    const s = await this.buka(aktor, id);
    if (s.peminta === aktor.id_user) throw new TidakBerwenang('faktor.setel_orang_sama');
    const pakai = await this.bukti.pastikan(aktor, 'setel_ulang', b);
    await this.prisma.tx(async (tx) => {
      await pakai(tx);
      await this.faktorRepo.kunciAkun(tx, s.id_user);
      if (!(await this.repo.tutup(tx, id, aktor.id_user, 'SETUJU', this.clock.now())))
        throw new Bentrok('faktor.setel_ditutup');
      await this.faktorRepo.lepasTotp(tx, s.id_user);
      await this.faktorRepo.kunciSemua(tx, s.id_user);
      await this.faktorRepo.lepasPemulihan(tx, s.id_user);
      await this.tantangan.buang(tx, s.id_user);
      const sesi_diakhiri = await this.cabut.semua(tx, s.id_user);
      await this.catat(
        tx,
        aktor,
        s.id_user,
        'setel_ulang_faktor',
        { sesi_diakhiri, peminta: s.nama_peminta },
        s.alasan,
      );
      await this.permintaan.minta(tx, 'SETEL_SELESAI', { id_user: s.id_user });
    });
  }

  /** Either of those who may reset it withdraws a request. */
  async batalkan(aktor: Aktor, id: string): Promise<void> {
    const s = await this.buka(aktor, id);
    await this.prisma.tx(async (tx) => {
      if (!(await this.repo.tutup(tx, id, aktor.id_user, 'BATAL', this.clock.now())))
        throw new Bentrok('faktor.setel_ditutup');
      await this.catat(tx, aktor, s.id_user, 'batal_setel_ulang', {}, s.alasan);
    });
  }

  private async sasaran(aktor: Aktor, idUser: string): Promise<BarisSasaran> {
    const s = UUID.test(idUser) ? await this.repo.sasaran(idUser) : null;
    if (!s || !bolehSetelUlang(aktor, sasaranDari(s))) throw new TidakAda();
    return s;
  }
  private async buka(aktor: Aktor, id: string): Promise<BarisSetelUlang> {
    const [s] = UUID.test(id) ? await this.repo.terbuka(this.clock.now(), { id }) : [];
    if (!s || !bolehSetelUlang(aktor, sasaranDari(s))) throw new TidakAda();
    return s;
  }
  private tampil(aktor: Aktor, s: BarisSetelUlang): PermintaanTampil {
    return { ...s, boleh_setuju: s.peminta !== aktor.id_user, boleh_batal: true };
  }

  private catat(
    tx: Tx,
    aktor: Aktor,
    idUser: string,
    peristiwa: Peristiwa,
    sesudah: object,
    catatan: string,
  ): Promise<void> {
    return this.riwayat.catat(tx, aktor, {
      objek: 'akun',
      id_objek: idUser,
      peristiwa,
      sebelum: null,
      sesudah,
      catatan,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { disebut, periksaCatatanInternal } from '@sinas/domain/catatan/internal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { RekanService } from '../rekan/rekan.service';
import { CatatanInternalRepository } from './catatan-internal.repository';

/** What officers of one ministry tell each other about a file. */
@Injectable()
export class CatatanInternalService {
  constructor(
    private readonly repo: CatatanInternalRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly daftarRekan: RekanService,
    private readonly notifikasi: NotifikasiService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async baca(aktor: Aktor, kunci: string) {
    const kdGa = this.daftarRekan.ga(aktor);
    const p = await this.pintu.baca(aktor, kunci);
    const [catatan, rekan] = await Promise.all([this.repo.daftar(p.id, kdGa), this.rekan(aktor)]);
    return {
      catatan: catatan.map(({ id, kode_peran, ...c }) => ({
        ...{ id: String(id), ...c },
        name_role: PERAN[kode_peran as KodePeran].name_role,
      })),
      rekan: rekan.map(({ kode_peran: _, ...r }) => r),
    };
  }

  /** Colleagues that it names are told, and led to the file. */
  async tulis(aktor: Aktor, kunci: string, mentah: string): Promise<void> {
    const kdGa = this.daftarRekan.ga(aktor);
    const salah = periksaCatatanInternal(mentah);
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const p = await this.pintu.baca(aktor, kunci);
    const teks = mentah.trim();
    const sebut = disebut(teks, await this.rekan(aktor));
    const nama = namaPelaku(aktor);
    await this.prisma.tx(async (tx) => {
      const id = await this.repo.tulis(tx, {
        ...{ id_pengajuan: p.id, kd_ga: kdGa, oleh: aktor.id_user, nama, kode_peran: aktor.peran, teks },
        ...{ sebut: sebut.map((r) => r.nama), waktu: this.clock.now() },
      });
      await this.notifikasi.kabari(
        tx,
        sebut.map((r) => r.id),
        {
          type: 'info',
          subject: pesan('catatan_internal.kabar', { no: tampilNoAju(p.no_aju) }),
          text: pesan('catatan_internal.isi_kabar', { nama }),
          tautan: `/konsol/#/pengajuan/${p.id}/show`,
          kunci: `catatan_internal:${id}`,
        },
      );
    });
  }

  private async rekan(aktor: Aktor) {
    return (await this.daftarRekan.daftar(aktor)).filter((r) => r.id !== aktor.id_user);
  }
}

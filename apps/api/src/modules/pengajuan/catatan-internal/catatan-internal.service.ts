import { Injectable } from '@nestjs/common';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, punyaIzin, type KodePeran } from '@sinas/domain/akses/peran';
import { disebut, periksaCatatanInternal } from '@sinas/domain/catatan/internal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks, TidakBerwenang } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { CatatanInternalRepository } from './catatan-internal.repository';

/** Roles at the desks: who reads and writes them. */
const PEMBACA = (Object.keys(PERAN) as KodePeran[]).filter((kode) => punyaIzin(kode, 'pengajuan.antrean'));

/** What officers of one ministry tell each other about a file. */
@Injectable()
export class CatatanInternalService {
  constructor(
    private readonly repo: CatatanInternalRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly notifikasi: NotifikasiService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async baca(aktor: Aktor, kunci: string) {
    const kdGa = this.ga(aktor);
    const p = await this.pintu.baca(aktor, kunci);
    const [catatan, rekan] = await Promise.all([this.repo.daftar(p.id, kdGa), this.rekan(aktor, kdGa)]);
    const denganPeran = <T extends { kode_peran: string }>({ kode_peran, ...isi }: T) => ({
      ...isi,
      name_role: PERAN[kode_peran as KodePeran].name_role,
    });
    return {
      catatan: catatan.map(({ id, ...c }) => ({ id: String(id), ...denganPeran(c) })),
      rekan: rekan.map(denganPeran),
    };
  }

  /** Colleagues that it names are told, and led to the file. */
  async tulis(aktor: Aktor, kunci: string, mentah: string): Promise<void> {
    const kdGa = this.ga(aktor);
    const salah = periksaCatatanInternal(mentah);
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const p = await this.pintu.baca(aktor, kunci);
    const teks = mentah.trim();
    const sebut = disebut(teks, await this.rekan(aktor, kdGa));
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

  private rekan(aktor: Aktor, kdGa: string) {
    return this.repo.rekan(kdGa, PEMBACA, aktor.id_user);
  }
  private ga(aktor: Aktor): string {
    if (!aktor.kd_ga) throw new TidakBerwenang();
    return aktor.kd_ga;
  }
}

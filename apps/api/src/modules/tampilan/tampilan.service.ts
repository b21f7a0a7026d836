import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, punyaIzin } from '@sinas/domain/akses/peran';
import { MAKS_TAMPILAN, periksaTampilan, type DaftarTampilan } from '@sinas/domain/tampilan/tampilan';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, AturanTeks, TidakAda, TidakBerwenang } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { TampilanRepository, type TampilanBaru } from './tampilan.repository';

export interface TampilanMasukan extends Pick<TampilanBaru, 'daftar' | 'nama' | 'saring' | 'urut' | 'arah'> {
  /** For the whole ministry. */
  bersama: boolean;
}
/** Whom a view is shared with: the officers of one ministry. */
const kementerian = (aktor: Aktor): string | null => (PERAN[aktor.peran].lingkup === 'ga' ? aktor.kd_ga : null);

/** Views of lists that people keep, of their own or for their ministry. */
@Injectable()
export class TampilanService {
  constructor(
    private readonly repo: TampilanRepository,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async daftar(aktor: Aktor, daftar: DaftarTampilan) {
    const rows = await this.repo.daftar(aktor.id_user, kementerian(aktor), daftar);
    return rows.map(({ id, oleh, kd_ga, nama_pemilik, ...isi }) => ({
      ...isi,
      id: String(id),
      bersama: kd_ga !== null,
      pemilik: oleh === aktor.id_user ? null : nama_pemilik,
      dapat_hapus: this.dapatHapus(aktor, { oleh, kd_ga }),
    }));
  }

  async simpan(aktor: Aktor, { bersama, ...m }: TampilanMasukan): Promise<void> {
    const salah = periksaTampilan(m.nama, m.saring);
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const kd_ga = bersama ? kementerian(aktor) : null;
    if (bersama && kd_ga === null) throw new TidakBerwenang();
    const baru = { ...m, nama: m.nama.trim(), oleh: aktor.id_user, kd_ga, dibuat: this.clock.now() };
    await this.prisma.tx(async (tx) => {
      const banyak = await this.repo.banyak(tx, aktor.id_user);
      if (banyak >= MAKS_TAMPILAN && !(await this.repo.ada(tx, baru)))
        throw new AturanDilanggar('tampilan.terlalu_banyak', [], { n: String(MAKS_TAMPILAN) });
      await this.repo.tulis(tx, baru);
    });
  }

  /** His own, or what a colleague shares where he leads them. */
  async hapus(aktor: Aktor, kunci: string): Promise<void> {
    const t = /^\d{1,18}$/.test(kunci) ? await this.repo.satu(BigInt(kunci)) : null;
    if (!t || !this.dapatHapus(aktor, t)) throw new TidakAda('tampilan.tidak_ada');
    await this.repo.hapus(t.id);
  }
  private dapatHapus(aktor: Aktor, t: { oleh: string; kd_ga: string | null }): boolean {
    if (t.oleh === aktor.id_user) return true;
    return t.kd_ga !== null && t.kd_ga === kementerian(aktor) && punyaIzin(aktor.peran, 'pengajuan.alihkan');
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, punyaIzin, KODE_PERAN } from '@sinas/domain/akses/peran';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { Clock } from '../../../platform/clock/clock';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { PintuRapatService, bacaIdRapat, type RapatRow } from '../rapat/pintu-rapat.service';
import { RapatRepository } from '../rapat/rapat.repository';
import type { IsiModal } from './agenda.bentuk';
import { AgendaRepository, type OrangRapat } from './agenda.repository';

const MENANDATANGANI = KODE_PERAN.filter((p) => punyaIzin(p, 'rakor.tanda_tangan'));
/** Who finalises may lead. */
const bolehPimpinan = (o: Pick<OrangRapat, 'kode_peran'>): boolean => punyaIzin(o.kode_peran, 'rakor.final');

/** Who is invited, who was there, and who signs. */
@Injectable()
export class PesertaService {
  constructor(
    private readonly repo: AgendaRepository,
    private readonly rapat: RapatRepository,
    private readonly pintu: PintuRapatService,
    private readonly clock: Clock,
  ) {}

  /** Accounts that may sign under a meeting. */
  async calonPenandaTangan(aktor: Aktor, id: string) {
    const r = await this.pintu.baca(aktor, id);
    return (await this.repo.orang(MENANDATANGANI))
      .filter((o) => !bolehPimpinan(o) || o.kd_ga === r.kd_ga_koordinator)
      .map((o) => ({
        ...{ id_user: o.id, nama: o.fullname, jabatan: o.position ?? PERAN[o.kode_peran].name_role, kd_ga: o.kd_ga },
        ...{ peran: o.kode_peran, boleh_pimpinan: bolehPimpinan(o) },
      }));
  }

  async simpan(aktor: Aktor, m: IsiModal, baru: boolean): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(m.id_rakor), null, async (tx, r) => {
      const hanyaHadir = !baru && m.hadir !== undefined && m.nama === undefined && m.jabatan === undefined;
      this.pintu.bolehIsi(r, hanyaHadir ? 'hadir' : 'ubah', aktor);
      const { kd_ga, nama, jabatan, hadir } = m;
      const isi = Object.fromEntries(
        Object.entries({ kd_ga, nama, jabatan, hadir }).filter(([, v]) => v !== undefined),
      );
      if (baru) {
        if (!kd_ga || !nama || !jabatan) throw new AturanDilanggar('umum.isian_salah');
        const id = await this.repo.tambahPeserta(tx, { id_rakor: r.id, kd_ga, nama, jabatan, hadir: hadir ?? false });
        await this.pintu.catat(tx, aktor, r, 'tambah_peserta', null, { id: String(id), ...isi });
      } else {
        if ([kd_ga, nama, jabatan].some((x) => x?.trim() === '')) throw new AturanDilanggar('umum.isian_salah');
        if (!m.id || !(await this.repo.ubahPeserta(tx, r.id, BigInt(m.id), isi))) throw new TidakAda();
        await this.pintu.catat(tx, aktor, r, 'ubah_peserta', null, { id: m.id, ...isi });
      }
      await this.naik(tx, r);
    });
  }
  async hapus(aktor: Aktor, idRakor: string, id: string): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(idRakor), null, async (tx, r) => {
      this.pintu.bolehIsi(r, 'ubah', aktor);
      if (!(await this.repo.hapusPeserta(tx, r.id, bacaIdRapat(id)))) throw new TidakAda();
      await this.pintu.catat(tx, aktor, r, 'hapus_peserta', { id }, null);
      await this.naik(tx, r);
    });
  }

  /** A place for a signature; one of them leads, and signs last. */
  async simpanPenandaTangan(aktor: Aktor, m: IsiModal): Promise<void> {
    const calon = (await this.repo.orang(MENANDATANGANI)).find((o) => o.id === m.id_user);
    await this.pintu.tulis(aktor, bacaIdRapat(m.id_rakor), null, async (tx, r) => {
      this.pintu.bolehIsi(r, 'ubah', aktor);
      if (!calon) throw new TidakAda();
      const pimpinan = m.pimpinan ?? false;
      if (pimpinan && !(bolehPimpinan(calon) && calon.kd_ga === r.kd_ga_koordinator))
        throw new AturanDilanggar('rakor.pimpinan_peran');
      const ada = await this.rapat.penandaTangan(tx, r.id);
      if (pimpinan && ada.some((t) => t.pimpinan && t.id_user !== calon.id))
        throw new AturanDilanggar('rakor.pimpinan_ada');
      const jabatan = m.jabatan ?? calon.position ?? PERAN[calon.kode_peran].name_role;
      await this.repo.simpanPenandaTangan(tx, {
        ...{ id_rakor: r.id, id_user: calon.id, nama: calon.fullname, jabatan, kd_ga: calon.kd_ga, pimpinan },
        urutan: m.urutan ?? ada.length + 1,
      });
      await this.pintu.catat(tx, aktor, r, 'penanda_tangan', null, {
        id_user: calon.id,
        nama: calon.fullname,
        jabatan,
        pimpinan,
      });
      await this.naik(tx, r);
    });
  }
  async hapusPenandaTangan(aktor: Aktor, idRakor: string, idUser: string): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(idRakor), null, async (tx, r) => {
      this.pintu.bolehIsi(r, 'ubah', aktor);
      const ada = (await this.rapat.penandaTangan(tx, r.id)).find((t) => t.id_user === idUser);
      if (!ada) throw new TidakAda();
      await this.repo.hapusPenandaTangan(tx, r.id, idUser);
      await this.pintu.catat(tx, aktor, r, 'hapus_penanda_tangan', { id_user: idUser, nama: ada.nama }, null);
      await this.naik(tx, r);
    });
  }

  private async naik(tx: Tx, r: RapatRow): Promise<void> {
    await this.rapat.ubah(tx, r.id, { versi: { increment: 1 }, diubah: this.clock.now() });
  }
}

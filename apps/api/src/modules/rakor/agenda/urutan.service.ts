import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { Clock } from '../../../platform/clock/clock';
import { GarisService } from '../../neraca/garis.service';
import { BarisRapatRepository } from '../papan/baris-rapat.repository';
import { PintuRapatService, bacaIdRapat } from '../rapat/pintu-rapat.service';
import { RapatRepository } from '../rapat/rapat.repository';
import { AgendaRepository } from './agenda.repository';

export interface SusunMasukan {
  id_rakor: string;
  versi: number;
  urutan?: string[];
  pilih?: { kunci: string; versi: number; kode: string; ke: number; alasan: string }[];
}

/** Order of the agenda, and which of several figures of a line counts, with the reason. */
@Injectable()
export class UrutanService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly rapat: RapatRepository,
    private readonly repo: AgendaRepository,
    private readonly baris: BarisRapatRepository,
    private readonly nasional: GarisService,
    private readonly clock: Clock,
  ) {}

  async susun(aktor: Aktor, m: SusunMasukan): Promise<void> {
    const r = await this.pintu.baca(aktor, m.id_rakor);
    this.pintu.bolehIsi(r, 'isi_angka', aktor);
    if (m.urutan) await this.urutkan(aktor, m.id_rakor, m.versi, m.urutan);
    for (const p of m.pilih ?? []) await this.pilih(aktor, r.id, p);
  }
  private async urutkan(aktor: Aktor, id: string, versi: number, urutan: readonly string[]): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(id), versi, async (tx, r) => {
      this.pintu.bolehIsi(r, 'isi_angka', aktor);
      const ada = (await this.rapat.komoditas(tx, r.id)).map((k) => k.kd_komoditas);
      if (ada.length !== urutan.length || ada.some((k) => !urutan.includes(k)))
        throw new AturanDilanggar('umum.isian_salah');
      await this.repo.urutkan(tx, r.id, urutan);
      await this.pintu.catat(tx, aktor, r, 'urutan', { urutan: ada }, { urutan });
      await this.rapat.ubah(tx, r.id, { versi: { increment: 1 }, diubah: this.clock.now() });
    });
  }
  /** The national line keeps which figure counts; it has its own versions and history. */
  private async pilih(aktor: Aktor, idRakor: bigint, p: NonNullable<SusunMasukan['pilih']>[number]): Promise<void> {
    const milik = (await this.baris.garis(this.baris.db, idRakor)).some((g) => g.kunci === p.kunci);
    const g = (await this.nasional.menurutKunci(this.baris.db, [p.kunci])).get(p.kunci);
    if (!milik || !g) throw new TidakAda();
    const sejenis = g.angka.filter((a) => a.kode === p.kode);
    if (!sejenis[p.ke]) throw new TidakAda();
    const angka = g.angka.map((a) =>
      a.kode === p.kode ? { ...a, dipilih: a === sejenis[p.ke], alasan: a === sejenis[p.ke] ? p.alasan : '' } : a,
    );
    await this.nasional.simpan(aktor, { ...g, versi: p.versi, angka });
    // Whoever watches the meeting reads the line again.
    await this.pintu.tulis(aktor, idRakor, null, async (tx, r) => {
      await this.pintu.catat(tx, aktor, r, 'pilih_angka', null, { kunci: p.kunci, kode: p.kode, ke: p.ke }, p.alasan);
      await this.rapat.ubah(tx, r.id, { diubah: this.clock.now() });
    });
  }
}

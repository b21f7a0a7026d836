import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { namaBab } from '@sinas/domain/referensi/bab-hs';
import { Clock } from '../../../platform/clock/clock';
import { PohonHsRepository, type BarisPohon } from './pohon-hs.repository';

/** One line of the tree. Only those of eight digits can be chosen. */
export interface SimpulHs {
  kode: string;
  uraian: string;
  digit: number;
  anak: boolean;
  dapat_dipilih: boolean;
}
const DIGIT_BAB = 2;
const DIGIT_POS = 8;

@Injectable()
export class PohonHsService {
  constructor(
    private readonly repo: PohonHsRepository,
    private readonly clock: Clock,
  ) {}

  /** What hangs directly below a line; the chapters when none is named. */
  async di(induk: string | undefined, tanggal = tanggalIso(this.clock.now())): Promise<SimpulHs[]> {
    if (!induk) return (await this.repo.bab(tanggal)).map(simpulBab);
    const rows =
      induk.length === DIGIT_BAB ? await this.repo.dalamBab(induk, tanggal) : await this.repo.di(induk, tanggal);
    return rows.map(simpul);
  }

  /** From the chapter down to the line; empty when there is no such line. */
  async jalur(kode: string): Promise<SimpulHs[]> {
    const rows = await this.repo.jalur(kode);
    return rows.length > 0 ? [simpulBab(kode.slice(0, DIGIT_BAB)), ...rows.map(simpul)] : [];
  }
}
const simpulBab = (bab: string): SimpulHs => ({
  kode: bab,
  uraian: namaBab(bab),
  digit: DIGIT_BAB,
  anak: true,
  dapat_dipilih: false,
});
const simpul = ({ kode, uraian, anak }: BarisPohon): SimpulHs => ({
  kode,
  uraian,
  digit: kode.length,
  anak,
  dapat_dipilih: kode.length === DIGIT_POS,
});

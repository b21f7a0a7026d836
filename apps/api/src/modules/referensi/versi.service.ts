import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../platform/clock/clock';
import { ReferensiRepository, type JenisReferensi } from './referensi.repository';

/** Marks of lists: their numbers, and the day, since entries begin and end with it. */
@Injectable()
export class VersiService {
  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  async tanda(jenis: readonly JenisReferensi[]): Promise<string> {
    const versi = (await this.repo.versi(jenis)).map((v) => `${v.jenis}${v.versi}`).join('.');
    return `W/"${versi}-${tanggalIso(this.clock.now())}"`;
  }
}

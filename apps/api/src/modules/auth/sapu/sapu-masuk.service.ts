import { Injectable } from '@nestjs/common';
import { SapuMasukRepository } from './sapu-masuk.repository';

/** What sign-ins leave behind, removed when its time is over. */
@Injectable()
export class SapuMasukService {
  constructor(private readonly repo: SapuMasukRepository) {}

  alur(sebelum: Date): Promise<void> {
    return this.repo.alur(sebelum);
  }
  keadaanPenyedia(sebelum: Date): Promise<void> {
    return this.repo.keadaanPenyedia(sebelum);
  }
  percobaan(sebelum: Date): Promise<void> {
    return this.repo.percobaan(sebelum);
  }
}

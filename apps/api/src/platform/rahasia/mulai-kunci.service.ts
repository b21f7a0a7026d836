import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DaftarKunciService } from './daftar-kunci.service';

/** In processes that serve, not in tools: the database learns which keys they were started with. */
@Injectable()
export class MulaiKunciService implements OnApplicationBootstrap {
  constructor(private readonly daftar: DaftarKunciService) {}

  onApplicationBootstrap(): Promise<void> {
    return this.daftar.catat();
  }
}

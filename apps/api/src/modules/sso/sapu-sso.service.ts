import { Injectable, Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { SapuSsoRepository } from './sapu-sso.repository';

/** An expired key is kept for a day, so that its site is told to fetch a new one instead of 'unknown'. */
const SIMPAN_MS = 86_400_000;

@Injectable()
export class SapuSsoService {
  constructor(
    private readonly repo: SapuSsoRepository,
    private readonly clock: Clock,
  ) {}

  sapu(): Promise<number> {
    return this.repo.buang(new Date(this.clock.now().getTime() - SIMPAN_MS));
  }
}

/** For the workers: without sign-in, provider and HTTP. */
@Module({ providers: [SapuSsoRepository, SapuSsoService], exports: [SapuSsoService] })
export class SapuSsoModule {}

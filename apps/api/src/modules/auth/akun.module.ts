import { Module } from '@nestjs/common';
import { AkunRepository } from './akun.repository';
import { AkunService } from './akun.service';

/** Accounts alone: what the workers need of this folder, without the identity provider and its sign-in. */
@Module({ providers: [AkunRepository, AkunService], exports: [AkunService] })
export class AkunModule {}

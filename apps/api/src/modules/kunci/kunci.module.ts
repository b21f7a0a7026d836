import { Module } from '@nestjs/common';
import { GantiKunciRepository } from './ganti-kunci.repository';
import { GantiKunciService } from './ganti-kunci.service';

@Module({ providers: [GantiKunciRepository, GantiKunciService], exports: [GantiKunciService] })
export class KunciModule {}

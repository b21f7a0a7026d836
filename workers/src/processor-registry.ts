import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { JOB_NAMES, type JobName } from '@sinas/api/jobs/definitions';
import { OutboxProcessor } from './outbox.processor';

/** Boot fails when a job definition has no processor, or two. */
@Injectable()
export class ProcessorRegistry implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    const found: JobName[] = [];
    for (const module of this.modules.values())
      for (const { instance } of module.providers.values())
        if (instance instanceof OutboxProcessor) found.push(instance.nama);
    for (const name of JOB_NAMES) {
      const n = found.filter((f) => f === name).length;
      if (n !== 1) throw new Error(`job ${name} has ${n} processors, it needs exactly one`);
    }
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config/config';
import { DiskStorage } from './disk.storage';
import { S3Storage } from './s3.storage';
import { Storage } from './storage';

/** An S3-compatible store where one is configured; else files lie in a folder. */
export const createStorage = ({ s3, dir }: Config['storage']): Storage =>
  s3 ? new S3Storage(s3) : new DiskStorage(dir);

@Global()
@Module({})
export class StorageModule {
  static of(config: Config): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: Storage, useFactory: () => createStorage(config.storage) }],
      exports: [Storage],
    };
  }
}

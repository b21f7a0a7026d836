import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config/config';
import { DiskStorage } from './disk.storage';
import { S3Storage, type S3StorageOptions } from './s3.storage';
import { Storage } from './storage';

export interface StorageOptions {
  /** an S3-compatible store; without it files lie in `dir` */
  s3?: S3StorageOptions | null;
  dir: string;
  urlSecret: string;
  downloadUrl: string;
}

export const createStorage = (options: StorageOptions): Storage =>
  options.s3 ? new S3Storage(options.s3) : new DiskStorage(options);

@Global()
@Module({})
export class StorageModule {
  static of(config: Config): DynamicModule {
    return StorageModule.with({
      dir: config.storage.dir,
      s3: config.storage.s3,
      urlSecret: config.sessionSecret,
      downloadUrl: `${config.publicUrl}/berkas/tautan`,
    });
  }

  static with(options: StorageOptions): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: Storage, useFactory: () => createStorage(options) }],
      exports: [Storage],
    };
  }
}

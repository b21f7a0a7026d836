import { Global, Module } from '@nestjs/common';
import { KeadaanLuarRepository } from './keadaan-luar.repository';
import { KeadaanLuarService } from './keadaan-luar.service';

@Global()
@Module({
  providers: [KeadaanLuarRepository, KeadaanLuarService],
  exports: [KeadaanLuarRepository, KeadaanLuarService],
})
export class KeadaanLuarModule {}

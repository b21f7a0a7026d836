import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { DaftarKelolaService } from './daftar-kelola.service';
import { EntriRepository } from './entri.repository';
import { EntriService } from './entri.service';
import { KelolaController } from './kelola.controller';
import { KeluargaHsService } from './keluarga-hs.service';
import { KorelasiController } from './korelasi.controller';
import { KorelasiLengkapRepository } from './korelasi-lengkap.repository';
import { KorelasiLengkapService } from './korelasi-lengkap.service';
import { MuatanController } from './muatan.controller';
import { MuatanRepository } from './muatan.repository';
import { MuatanService } from './muatan.service';
import { PemakaianRepository } from './pemakaian.repository';
import { PratinjauService } from './pratinjau.service';
import { RiwayatReferensiRepository } from './riwayat-referensi.repository';
import { RiwayatReferensiService } from './riwayat-referensi.service';
import { UbahKorelasiService } from './ubah-korelasi.service';

@Module({
  imports: [AuditModule, ReferensiModule],
  controllers: [KelolaController, MuatanController, KorelasiController],
  providers: [
    EntriRepository,
    EntriService,
    KeluargaHsService,
    KorelasiLengkapRepository,
    KorelasiLengkapService,
    PemakaianRepository,
    MuatanRepository,
    MuatanService,
    PratinjauService,
    DaftarKelolaService,
    RiwayatReferensiRepository,
    RiwayatReferensiService,
    UbahKorelasiService,
  ],
})
export class KelolaReferensiModule {}

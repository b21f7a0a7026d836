import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { DaftarKelolaService } from './daftar-kelola.service';
import { EntriRepository } from './entri.repository';
import { EntriService } from './entri.service';
import { KelolaReferensiController } from './kelola.controller';
import { KeluargaHsService } from './korelasi/keluarga-hs.service';
import { KorelasiController } from './korelasi/korelasi.controller';
import { KorelasiLengkapRepository } from './korelasi/korelasi-lengkap.repository';
import { KorelasiLengkapService } from './korelasi/korelasi-lengkap.service';
import { MuatanController } from './muatan/muatan.controller';
import { MuatanRepository } from './muatan/muatan.repository';
import { MuatanService } from './muatan/muatan.service';
import { PemakaianRepository } from './muatan/pemakaian.repository';
import { PratinjauService } from './muatan/pratinjau.service';
import { RiwayatReferensiRepository } from './riwayat-referensi.repository';
import { RiwayatReferensiService } from './riwayat-referensi.service';
import { UbahKorelasiService } from './korelasi/ubah-korelasi.service';

@Module({
  imports: [AuditModule, ReferensiModule],
  controllers: [KelolaReferensiController, MuatanController, KorelasiController],
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

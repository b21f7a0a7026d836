import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun/akun.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { PendaftaranModule } from '../pendaftaran/pendaftaran.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { CabangService } from './unit/cabang.service';
import { DasborRepository } from './unit/dasbor.repository';
import { DasborService } from './unit/dasbor.service';
import { FotoService } from './profil/foto.service';
import { HapusPetugasService } from './kelola/hapus-petugas.service';
import { IntegrasiService } from './kelola/integrasi.service';
import { KelolaPenggunaController } from './kelola/kelola.controller';
import { LepasTautanService } from './kelola/lepas-tautan.service';
import { LihatPenggunaService } from './lihat-pengguna.service';
import { OrganisasiRepository } from './unit/organisasi.repository';
import { OrganisasiController, PenggunaController } from './pengguna.controller';
import { PenggunaRepository } from './pengguna.repository';
import { PetugasController } from './kelola/petugas.controller';
import { PetugasRepository } from './kelola/petugas.repository';
import { PetugasService } from './kelola/petugas.service';
import { ProfilController } from './profil/profil.controller';
import { UbahPenggunaService } from './kelola/ubah-pengguna.service';
import { UndangService } from './kelola/undang.service';
import { UnitRepository } from './unit/unit.repository';
import { UnitService } from './unit/unit.service';

/** People: profiles, photos, a company's own users and branches, officers of ministries. */
@Module({
  imports: [
    AkunModule,
    AuditModule,
    FaktorModule,
    PendaftaranModule,
    PengajuanModule,
    PerusahaanModule,
    ReferensiModule,
  ],
  controllers: [
    ProfilController,
    PenggunaController,
    OrganisasiController,
    KelolaPenggunaController,
    PetugasController,
  ],
  providers: [
    CabangService,
    DasborRepository,
    DasborService,
    FotoService,
    HapusPetugasService,
    IntegrasiService,
    LepasTautanService,
    LihatPenggunaService,
    OrganisasiRepository,
    PenggunaRepository,
    PetugasRepository,
    PetugasService,
    UbahPenggunaService,
    UndangService,
    UnitRepository,
    UnitService,
  ],
  exports: [CabangService],
})
export class PenggunaModule {}

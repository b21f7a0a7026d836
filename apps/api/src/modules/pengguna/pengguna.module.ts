import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AkunModule } from '../auth/akun.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { PendaftaranModule } from '../pendaftaran/pendaftaran.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { CabangService } from './cabang.service';
import { DasborRepository } from './dasbor.repository';
import { DasborService } from './dasbor.service';
import { FotoService } from './foto.service';
import { HapusPetugasService } from './hapus-petugas.service';
import { IntegrasiService } from './integrasi.service';
import { KelolaController } from './kelola.controller';
import { LepasTautanService } from './lepas-tautan.service';
import { LihatPenggunaService } from './lihat-pengguna.service';
import { OrganisasiRepository } from './organisasi.repository';
import { OrganisasiController, PenggunaController } from './pengguna.controller';
import { PenggunaRepository } from './pengguna.repository';
import { PetugasController } from './petugas.controller';
import { PetugasRepository } from './petugas.repository';
import { PetugasService } from './petugas.service';
import { ProfilController } from './profil.controller';
import { UbahPenggunaService } from './ubah-pengguna.service';
import { UndangService } from './undang.service';
import { UnitRepository } from './unit.repository';
import { UnitService } from './unit.service';

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
  controllers: [ProfilController, PenggunaController, OrganisasiController, KelolaController, PetugasController],
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
})
export class PenggunaModule {}

import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { BukuModule } from '../buku/buku.module';
import { ImporModule } from '../impor/impor.module';
import { NeracaModule } from '../neraca/neraca.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PengajuanModule } from '../pengajuan/pengajuan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { AgendaController } from './agenda/agenda.controller';
import { AgendaRepository } from './agenda/agenda.repository';
import { AgendaService } from './agenda/agenda.service';
import { ButirService } from './agenda/butir.service';
import { PesertaService } from './agenda/peserta.service';
import { UrutanService } from './agenda/urutan.service';
import { BukuKerjaController } from './buku-kerja/buku-kerja.controller';
import { BukuKerjaService } from './buku-kerja/buku-kerja.service';
import { DasborRapatController } from './dasbor/dasbor.controller';
import { DasborRepository } from './dasbor/dasbor.repository';
import { DasborRapatService } from './dasbor/dasbor.service';
import { BarisRapatRepository } from './papan/baris-rapat.repository';
import { HitungRapatService } from './papan/hitung-rapat.service';
import { LantaiRapatService } from './papan/lantai-rapat.service';
import { PapanRapatController } from './papan/papan.controller';
import { PapanRapatService } from './papan/papan.service';
import { TentukanService } from './papan/tentukan.service';
import { AliranRapatService } from './rapat/aliran-rapat.service';
import { PintuRapatService } from './rapat/pintu-rapat.service';
import { RapatController } from './rapat/rapat.controller';
import { RapatRepository } from './rapat/rapat.repository';
import { RapatService } from './rapat/rapat.service';
import { SuntingRepository } from './rapat/sunting.repository';
import { BandingVersiService } from './sah/banding-versi.service';
import { BeritaAcaraService } from './sah/berita-acara.service';
import { DokumenRapatRepository } from './sah/dokumen-rapat.repository';
import { DokumenRapatService } from './sah/dokumen-rapat.service';
import { FinalService } from './sah/final.service';
import { SahController } from './sah/sah.controller';
import { TandaTanganService } from './sah/tanda-tangan.service';
import { VersiRepository } from './sah/versi.repository';
import { BukuRapatService } from './terap/buku-rapat.service';
import { TerapRepository } from './terap/terap.repository';
import { TerapService } from './terap/terap.service';

/** Coordination meetings. */
@Module({
  imports: [
    AuditModule,
    BukuModule,
    FaktorModule,
    ImporModule,
    NeracaModule,
    NotifikasiModule,
    PengajuanModule,
    ReferensiModule,
  ],
  controllers: [
    RapatController,
    AgendaController,
    PapanRapatController,
    SahController,
    DasborRapatController,
    BukuKerjaController,
  ],
  providers: [
    AgendaRepository,
    AgendaService,
    AliranRapatService,
    BandingVersiService,
    BarisRapatRepository,
    BeritaAcaraService,
    BukuKerjaService,
    BukuRapatService,
    ButirService,
    DasborRapatService,
    DasborRepository,
    DokumenRapatRepository,
    DokumenRapatService,
    FinalService,
    HitungRapatService,
    LantaiRapatService,
    PapanRapatService,
    PesertaService,
    PintuRapatService,
    RapatRepository,
    RapatService,
    SuntingRepository,
    TandaTanganService,
    TentukanService,
    TerapRepository,
    TerapService,
    UrutanService,
    VersiRepository,
  ],
  exports: [RapatService, TerapService],
})
export class RakorModule {}

import { Module } from '@nestjs/common';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BarisImporService } from './baris-impor.service';
import { AntreBarisRepository } from './antre-baris.repository';
import { BarisRepository } from './baris.repository';
import { BarisService } from './baris.service';
import { BedaService } from './beda.service';
import { BerandaController } from './beranda.controller';
import { BerkasKalenderRepository } from './berkas-kalender.repository';
import { BerkasKalenderService } from './berkas-kalender.service';
import { BerandaService } from './beranda.service';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { DaftarController } from './daftar.controller';
import { DaftarRepository } from './daftar.repository';
import { TugasRepository } from './tugas.repository';
import { DaftarService } from './daftar.service';
import { DrafController } from './draf.controller';
import { DrafRepository } from './draf.repository';
import { DrafService } from './draf.service';
import { FormulirService } from './formulir.service';
import { KalenderRepository } from './kalender.repository';
import { KalenderService } from './kalender.service';
import { KebersihanRepository } from './kebersihan.repository';
import { KepalaAcuanService } from './kepala-acuan.service';
import { KepalaBacaService } from './kepala-baca.service';
import { KelengkapanRepository } from './kelengkapan.repository';
import { KelengkapanService } from './kelengkapan.service';
import { KeputusanController } from './keputusan.controller';
import { KeputusanRepository } from './keputusan.repository';
import { IsiLembarService } from './isi-lembar.service';
import { KeputusanService } from './keputusan.service';
import { KirimanService } from './kiriman.service';
import { KlAdapter } from './kl.adapter';
import { LangkahService } from './langkah.service';
import { TerbukaService } from './terbuka.service';
import { LayananBukaService } from './layanan-buka.service';
import { LepasPetugasService } from './lepas-petugas.service';
import { LembarService } from './lembar.service';
import { PantauRepository } from './pantau.repository';
import { PantauService } from './pantau.service';
import { PengajuanRepository } from './pengajuan.repository';
import { PengantaranService } from './pengantaran.service';
import { PengembalianService } from './pengembalian.service';
import { PengirimanController } from './pengiriman.controller';
import { PengirimanService } from './pengiriman.service';
import { PeriksaService } from './periksa.service';
import { PrioritasRepository } from './prioritas.repository';
import { PrioritasService } from './prioritas.service';
import { RincianRepository } from './rincian.repository';
import { RincianService } from './rincian.service';
import { RingkasanService } from './ringkasan.service';
import { RiwayatRepository } from './riwayat.repository';
import { SubBarisService } from './sub-baris.service';
import { TenggatService } from './tenggat.service';
import { TerbitOtomatisService } from './terbit-otomatis.service';

@Module({
  imports: [FaktorModule, NotifikasiModule, PerusahaanModule, ReferensiModule],
  // KeputusanController first: checkpoint/inhouse/:id must not be read as checkpoint/:a/:b.
  controllers: [KeputusanController, DrafController, PengirimanController, DaftarController, BerandaController],
  providers: [
    BarisImporService,
    AntreBarisRepository,
    BarisRepository,
    BarisService,
    BedaService,
    BerandaService,
    BerkasKalenderRepository,
    BerkasKalenderService,
    BerkasTerkunciService,
    DaftarRepository,
    TugasRepository,
    DaftarService,
    DrafRepository,
    DrafService,
    FormulirService,
    KalenderRepository,
    KebersihanRepository,
    KalenderService,
    KelengkapanRepository,
    KepalaAcuanService,
    KepalaBacaService,
    KelengkapanService,
    KeputusanRepository,
    IsiLembarService,
    KeputusanService,
    KirimanService,
    KlAdapter,
    LangkahService,
    LayananBukaService,
    TerbukaService,
    LembarService,
    LepasPetugasService,
    PantauRepository,
    PantauService,
    PengajuanRepository,
    PengantaranService,
    PengembalianService,
    PengirimanService,
    PeriksaService,
    PrioritasRepository,
    PrioritasService,
    RincianRepository,
    RincianService,
    RingkasanService,
    RiwayatRepository,
    SubBarisService,
    TenggatService,
    TerbitOtomatisService,
  ],
  exports: [
    BarisImporService,
    BarisService,
    BerkasKalenderService,
    BerkasTerkunciService,
    DrafService,
    KalenderService,
    KepalaBacaService,
    LepasPetugasService,
    PantauService,
    PengantaranService,
    RincianService,
    TenggatService,
    KelengkapanService,
  ],
})
export class PengajuanModule {}

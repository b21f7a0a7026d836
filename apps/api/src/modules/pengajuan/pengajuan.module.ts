import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun/akun.module';
import { BukuModule } from '../buku/buku.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BarisImporService } from './baris/baris-impor.service';
import { BulanService } from './bulan/bulan.service';
import { BarisController } from './baris/baris.controller';
import { DistribusiController } from './distribusi/distribusi.controller';
import { BarisService } from './baris/baris.service';
import { AndaiController } from './buku/andai.controller';
import { PutarBukuService } from './buku/putar-buku.service';
import { BerandaController } from './beranda/beranda.controller';
import { BerkasKalenderService } from './tenggat/berkas-kalender.service';
import { BerkasTerkunciService } from './alur/berkas-terkunci.service';
import { DaftarController } from './lihat/daftar.controller';
import { DaftarService } from './daftar/daftar.service';
import { DrafController } from './draf/draf.controller';
import { BuatService } from './draf/buat.service';
import { DrafService } from './draf/draf.service';
import { KalenderService } from './tenggat/kalender.service';
import { KepalaBacaService } from './draf/kepala-baca.service';
import { KelengkapanService } from './draf/kelengkapan.service';
import { RekanController } from './rekan/rekan.controller';
import { CatatanInternalController } from './catatan-internal/catatan-internal.controller';
import { CatatanSeringController } from './tinjau/catatan-sering.controller';
import { KeputusanController } from './tinjau/keputusan.controller';
import { LepasPetugasService } from './tinjau/lepas-petugas.service';
import { LembarService } from './tinjau/lembar.service';
import { NppDataController } from './npp/npp-data.controller';
import { NppDistribusiController } from './npp/npp-distribusi.controller';
import { NppImporLaluController } from './npp/npp-impor-lalu.controller';
import { NppPengajuanController } from './npp/npp-pengajuan.controller';
import { NppPenggunaanController } from './npp/npp-penggunaan.controller';
import { NppProduksiController } from './npp/npp-produksi.controller';
import { PkController } from './pk/pk.controller';
import { PantauService } from './kirim/pantau.service';
import { PengantaranService } from './kirim/pengantaran.service';
import { PengirimanController } from './kirim/pengiriman.controller';
import { PengirimanService } from './kirim/pengiriman.service';
import { RincianService } from './lihat/rincian.service';
import { KeputusanDataService } from './monitoring/keputusan-data.service';
import { MonitoringController } from './monitoring/monitoring.controller';
import { PengingatService } from './pengingat/pengingat.service';
import { TagihBerkasService } from './tagih/tagih-berkas.service';
import { RekapService } from './rekap/rekap.service';
import { WaktuMejaService } from './rekap/waktu-meja.service';
import { RealisasiController } from './realisasi/realisasi.controller';
import { RealisasiService } from './realisasi/realisasi.service';
import { InformasiController } from './informasi/informasi.controller';
import { KeberatanController } from './keberatan/keberatan.controller';
import { IsiRencanaService } from './rencana/isi-rencana.service';
import { TulisMassalService } from './rencana/tulis-massal.service';
import { SerahController } from './serah/serah.controller';
import { PabeanController } from './pabean/pabean.controller';
import { DasarController } from './dasar/dasar.controller';
import { TarikPabeanService } from './pabean/tarik-pabean.service';
import { PerubahanController } from './turunan/perubahan.controller';
import { IsiTurunanService } from './turunan/isi-turunan.service';
import { TurunanController } from './turunan/turunan.controller';
import { IzinDisetujuiService } from './monitoring/izin-disetujui.service';
import { RapatBerkasService } from './rapat/rapat-berkas.service';
import { PenetapanBerkasService } from './tetapkan/penetapan-berkas.service';
import { TenggatService } from './tenggat/tenggat.service';
import { PENYEDIA_BUKU } from './penyedia-buku';
import { PENYEDIA_LIHAT } from './penyedia-lihat';
import { PENYEDIA_PEMOHON } from './penyedia-pemohon';
import { PENYEDIA_PETUGAS } from './penyedia-petugas';

@Module({
  imports: [AkunModule, BukuModule, FaktorModule, NotifikasiModule, PerusahaanModule, ReferensiModule],
  // KeputusanController first: checkpoint/inhouse/:id must not be read as checkpoint/:a/:b.
  controllers: [
    KeputusanController,
    CatatanSeringController,
    RekanController,
    CatatanInternalController,
    DrafController,
    AndaiController,
    DasarController,
    BarisController,
    DistribusiController,
    PengirimanController,
    DaftarController,
    BerandaController,
    TurunanController,
    MonitoringController,
    RealisasiController,
    SerahController,
    KeberatanController,
    InformasiController,
    PabeanController,
    PerubahanController,
    PkController,
    NppPengajuanController,
    NppDataController,
    NppImporLaluController,
    NppProduksiController,
    NppPenggunaanController,
    NppDistribusiController,
  ],
  providers: [...PENYEDIA_PEMOHON, ...PENYEDIA_PETUGAS, ...PENYEDIA_LIHAT, ...PENYEDIA_BUKU],
  exports: [
    TarikPabeanService,
    IsiRencanaService,
    IsiTurunanService,
    TulisMassalService,
    DaftarService,
    LembarService,
    KeputusanDataService,
    PenetapanBerkasService,
    IzinDisetujuiService,
    RapatBerkasService,
    BarisImporService,
    BarisService,
    BerkasKalenderService,
    BerkasTerkunciService,
    BuatService,
    BulanService,
    DrafService,
    KalenderService,
    KepalaBacaService,
    LepasPetugasService,
    PantauService,
    PengantaranService,
    PengirimanService,
    PutarBukuService,
    RincianService,
    TenggatService,
    KelengkapanService,
    RealisasiService,
    RekapService,
    WaktuMejaService,
    TagihBerkasService,
    PengingatService,
  ],
})
export class PengajuanModule {}

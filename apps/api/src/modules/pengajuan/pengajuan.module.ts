import { Module } from '@nestjs/common';
import { AkunModule } from '../auth/akun/akun.module';
import { BukuModule } from '../buku/buku.module';
import { FaktorModule } from '../auth/faktor/faktor.module';
import { NotifikasiModule } from '../notifikasi/notifikasi.module';
import { PerusahaanModule } from '../perusahaan/perusahaan.module';
import { ReferensiModule } from '../referensi/referensi.module';
import { BarisImporService } from './baris/baris-impor.service';
import { AntreBarisRepository } from './baris/antre-baris.repository';
import { BenderaRepository } from './daftar/bendera.repository';
import { BenderaService } from './rekan/bendera.service';
import { BulanDrafRepository } from './bulan/bulan-draf.repository';
import { BulanRepository } from './bulan/bulan.repository';
import { BulanService } from './bulan/bulan.service';
import { BarangRepository } from './baris/barang.repository';
import { BarisController } from './baris/baris.controller';
import { DistribusiController } from './distribusi/distribusi.controller';
import { DistribusiRepository } from './distribusi/distribusi.repository';
import { DistribusiService } from './distribusi/distribusi.service';
import { KonteksBarisService } from './baris/konteks-baris.service';
import { BarisRepository } from './baris/baris.repository';
import { BarisService } from './baris/baris.service';
import { BahanBukuRepository } from './buku/bahan-buku.repository';
import { AndaiController } from './buku/andai.controller';
import { AndaiMintaService } from './buku/andai-minta.service';
import { AndaiService } from './buku/andai.service';
import { SusunBukuService } from './buku/susun-buku.service';
import { BukuBerkasService } from './buku/buku-berkas.service';
import { KejadianRapatRepository } from './buku/kejadian-rapat.repository';
import { KejadianBukuRepository } from './buku/kejadian-buku.repository';
import { PutarBukuService } from './buku/putar-buku.service';
import { BedaService } from './tinjau/beda.service';
import { BerandaController } from './beranda/beranda.controller';
import { BerkasKalenderRepository } from './tenggat/berkas-kalender.repository';
import { BerkasKalenderService } from './tenggat/berkas-kalender.service';
import { BerandaService } from './beranda/beranda.service';
import { BerkasTerkunciService } from './alur/berkas-terkunci.service';
import { DaftarController } from './lihat/daftar.controller';
import { DaftarRepository } from './daftar/daftar.repository';
import { BerdigitRepository } from './daftar/berdigit.repository';
import { IngatanNomor } from './daftar/ingatan-nomor.repository';
import { TugasRepository } from './beranda/tugas.repository';
import { DaftarService } from './daftar/daftar.service';
import { DrafController } from './draf/draf.controller';
import { BuatRepository } from './draf/buat.repository';
import { BuatService } from './draf/buat.service';
import { DrafRepository } from './draf/draf.repository';
import { DrafService } from './draf/draf.service';
import { FormulirService } from './draf/formulir.service';
import { KabarBerkasRepository } from './kabar/kabar-berkas.repository';
import { KabarBerkasService } from './kabar/kabar-berkas.service';
import { KalenderRepository } from './tenggat/kalender.repository';
import { KalenderService } from './tenggat/kalender.service';
import { KebersihanRepository } from './tenggat/kebersihan.repository';
import { KebersihanService } from './tenggat/kebersihan.service';
import { KepalaAcuanService } from './draf/kepala-acuan.service';
import { KepalaBacaService } from './draf/kepala-baca.service';
import { KelengkapanRepository } from './draf/kelengkapan.repository';
import { KelengkapanService } from './draf/kelengkapan.service';
import { RekanController } from './rekan/rekan.controller';
import { AlihkanService } from './rekan/alihkan.service';
import { BebanService } from './rekan/beban.service';
import { RekanRepository } from './rekan/rekan.repository';
import { RekanService } from './rekan/rekan.service';
import { CatatanInternalController } from './catatan-internal/catatan-internal.controller';
import { CatatanInternalRepository } from './catatan-internal/catatan-internal.repository';
import { CatatanInternalService } from './catatan-internal/catatan-internal.service';
import { CatatanSeringController } from './tinjau/catatan-sering.controller';
import { CatatanSeringRepository } from './tinjau/catatan-sering.repository';
import { CatatanSeringService } from './tinjau/catatan-sering.service';
import { KeputusanController } from './tinjau/keputusan.controller';
import { KeputusanRepository } from './tinjau/keputusan.repository';
import { IntersepService } from './tinjau/intersep.service';
import { IsiLembarService } from './tinjau/isi-lembar.service';
import { KeputusanService } from './tinjau/keputusan.service';
import { BahanKirimRepository } from './kirim/bahan-kirim.repository';
import { KlAdapter } from './kirim/kl.adapter';
import { LangkahRepository } from './alur/langkah.repository';
import { LangkahService } from './alur/langkah.service';
import { TerbukaService } from './draf/terbuka.service';
import { LayananBukaService } from './alur/layanan-buka.service';
import { LepasPetugasService } from './tinjau/lepas-petugas.service';
import { LembarService } from './tinjau/lembar.service';
import { NppDataController } from './npp/npp-data.controller';
import { NppDistribusiController } from './npp/npp-distribusi.controller';
import { NppImporLaluController } from './npp/npp-impor-lalu.controller';
import { NppPengajuanController } from './npp/npp-pengajuan.controller';
import { NppPenggunaanController } from './npp/npp-penggunaan.controller';
import { NppProduksiController } from './npp/npp-produksi.controller';
import { NppService } from './npp/npp.service';
import { PkController } from './pk/pk.controller';
import { PantauRepository } from './kirim/pantau.repository';
import { PantauService } from './kirim/pantau.service';
import { PengajuanRepository } from './alur/pengajuan.repository';
import { PengantaranService } from './kirim/pengantaran.service';
import { PengembalianService } from './tinjau/pengembalian.service';
import { PengirimanController } from './kirim/pengiriman.controller';
import { PengirimanService } from './kirim/pengiriman.service';
import { PeriksaService } from './alur/periksa.service';
import { PrioritasRepository } from './beranda/prioritas.repository';
import { PrioritasService } from './beranda/prioritas.service';
import { UrutPrioritasService } from './daftar/urut-prioritas.service';
import { AlokasiRepository } from './lihat/alokasi.repository';
import { AlokasiService } from './lihat/alokasi.service';
import { PkBacaService } from './pk/pk-baca.service';
import { LampiranRepository } from './lihat/lampiran.repository';
import { RincianRepository } from './lihat/rincian.repository';
import { RincianService } from './lihat/rincian.service';
import { RingkasanService } from './daftar/ringkasan.service';
import { RiwayatRepository } from './alur/riwayat.repository';
import { PutusanRepository } from './baris/putusan.repository';
import { KeputusanDataRepository } from './monitoring/keputusan-data.repository';
import { KeputusanDataService } from './monitoring/keputusan-data.service';
import { MonitoringController } from './monitoring/monitoring.controller';
import { KabarPengingatService } from './pengingat/kabar-pengingat.service';
import { PengingatRepository } from './pengingat/pengingat.repository';
import { PengingatService } from './pengingat/pengingat.service';
import { TagihBerkasService } from './tagih/tagih-berkas.service';
import { KeputusanBaruRepository } from './rekap/keputusan-baru.repository';
import { KeputusanBaruService } from './rekap/keputusan-baru.service';
import { RekapRepository } from './rekap/rekap.repository';
import { RekapService } from './rekap/rekap.service';
import { WaktuMejaRepository } from './rekap/waktu-meja.repository';
import { WaktuMejaService } from './rekap/waktu-meja.service';
import { RealisasiController } from './realisasi/realisasi.controller';
import { LantaiRepository } from './realisasi/lantai.repository';
import { LantaiService } from './realisasi/lantai.service';
import { RealisasiRepository } from './realisasi/realisasi.repository';
import { RealisasiService } from './realisasi/realisasi.service';
import { InformasiBacaService } from './informasi/informasi-baca.service';
import { InformasiController } from './informasi/informasi.controller';
import { InformasiRepository } from './informasi/informasi.repository';
import { InformasiService } from './informasi/informasi.service';
import { JawabKeberatanService } from './keberatan/jawab-keberatan.service';
import { KeberatanBacaService } from './keberatan/keberatan-baca.service';
import { KeberatanController } from './keberatan/keberatan.controller';
import { KeberatanRepository } from './keberatan/keberatan.repository';
import { KeberatanService } from './keberatan/keberatan.service';
import { BandingRepository } from './rencana/banding.repository';
import { BandingService } from './rencana/banding.service';
import { ImporLaluRepository } from './rencana/impor-lalu.repository';
import { ImporLaluService } from './rencana/impor-lalu.service';
import { IsiRencanaService } from './rencana/isi-rencana.service';
import { IsiSemuaRepository } from './rencana/isi-semua.repository';
import { TerlambatRepository } from './rencana/terlambat.repository';
import { TerlambatService } from './rencana/terlambat.service';
import { TulisMassalService } from './rencana/tulis-massal.service';
import { TulisRencanaService } from './rencana/tulis-rencana.service';
import { SerahController } from './serah/serah.controller';
import { SerahRepository } from './serah/serah.repository';
import { SerahService } from './serah/serah.service';
import { BerkasPabeanService } from './pabean/berkas-pabean.service';
import { BukaIzinService } from './pabean/buka-izin.service';
import { CocokPabeanService } from './pabean/cocok-pabean.service';
import { DaftarPabeanRepository } from './pabean/daftar-pabean.repository';
import { DaftarPabeanService } from './pabean/daftar-pabean.service';
import { DjbcAdapter } from './pabean/djbc.adapter';
import { IzinPabeanRepository } from './pabean/izin-pabean.repository';
import { KerjaPabeanService } from './pabean/kerja-pabean.service';
import { OlahPabeanService } from './pabean/olah-pabean.service';
import { PabeanController } from './pabean/pabean.controller';
import { PabeanRepository } from './pabean/pabean.repository';
import { DasarService } from './dasar/dasar.service';
import { DasarController } from './dasar/dasar.controller';
import { GantiDasarService } from './dasar/ganti-dasar.service';
import { TutupTahunService } from './dasar/tutup-tahun.service';
import { SumberRepository } from './dasar/sumber.repository';
import { TarikPabeanService } from './pabean/tarik-pabean.service';
import { PencabutanService } from './tinjau/pencabutan.service';
import { PerubahanController } from './turunan/perubahan.controller';
import { PerubahanService } from './turunan/perubahan.service';
import { IsiTurunanService } from './turunan/isi-turunan.service';
import { TurunanController } from './turunan/turunan.controller';
import { TurunanKeberatanService } from './turunan/turunan-keberatan.service';
import { TurunanService } from './turunan/turunan.service';
import { MenungguRepository } from './tetapkan/menunggu.repository';
import { IzinDisetujuiRepository } from './monitoring/izin-disetujui.repository';
import { IzinDisetujuiService } from './monitoring/izin-disetujui.service';
import { RapatBerkasRepository } from './rapat/rapat-berkas.repository';
import { RapatBerkasService } from './rapat/rapat-berkas.service';
import { PenetapanBerkasService } from './tetapkan/penetapan-berkas.service';
import { TenggatService } from './tenggat/tenggat.service';
import { TerbitOtomatisService } from './tenggat/terbit-otomatis.service';

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
  providers: [
    DasarService,
    GantiDasarService,
    TutupTahunService,
    SumberRepository,
    BahanBukuRepository,
    BahanKirimRepository,
    AndaiService,
    AndaiMintaService,
    BukuBerkasService,
    SusunBukuService,
    KejadianBukuRepository,
    KejadianRapatRepository,
    PutarBukuService,
    BarisImporService,
    AntreBarisRepository,
    BarangRepository,
    BenderaRepository,
    BenderaService,
    BulanDrafRepository,
    BulanRepository,
    LantaiRepository,
    LantaiService,
    RealisasiRepository,
    RealisasiService,
    BandingRepository,
    BandingService,
    IsiRencanaService,
    IsiSemuaRepository,
    NppService,
    TerlambatRepository,
    TerlambatService,
    TulisMassalService,
    ImporLaluRepository,
    ImporLaluService,
    TulisRencanaService,
    SerahRepository,
    BerkasPabeanService,
    BukaIzinService,
    CocokPabeanService,
    DaftarPabeanRepository,
    DaftarPabeanService,
    DjbcAdapter,
    IzinPabeanRepository,
    KerjaPabeanService,
    OlahPabeanService,
    PabeanRepository,
    TarikPabeanService,
    SerahService,
    InformasiBacaService,
    InformasiRepository,
    InformasiService,
    JawabKeberatanService,
    KeberatanBacaService,
    KeberatanRepository,
    KeberatanService,
    TurunanKeberatanService,
    TagihBerkasService,
    KabarPengingatService,
    PengingatRepository,
    PengingatService,
    RekapRepository,
    RekapService,
    KeputusanBaruRepository,
    KeputusanBaruService,
    WaktuMejaRepository,
    WaktuMejaService,
    BulanService,
    BarisRepository,
    KonteksBarisService,
    BarisService,
    BedaService,
    BerandaService,
    BerkasKalenderRepository,
    BerkasKalenderService,
    BerkasTerkunciService,
    DaftarRepository,
    BerdigitRepository,
    IngatanNomor,
    TugasRepository,
    DaftarService,
    BuatRepository,
    BuatService,
    DrafRepository,
    DrafService,
    FormulirService,
    KabarBerkasRepository,
    KabarBerkasService,
    KalenderRepository,
    KebersihanRepository,
    KebersihanService,
    KalenderService,
    KelengkapanRepository,
    KepalaAcuanService,
    KepalaBacaService,
    KelengkapanService,
    RekanRepository,
    RekanService,
    AlihkanService,
    BebanService,
    CatatanInternalRepository,
    CatatanInternalService,
    CatatanSeringRepository,
    CatatanSeringService,
    KeputusanRepository,
    IsiLembarService,
    KeputusanService,
    KlAdapter,
    LangkahRepository,
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
    UrutPrioritasService,
    AlokasiRepository,
    AlokasiService,
    IntersepService,
    PkBacaService,
    DistribusiRepository,
    DistribusiService,
    LampiranRepository,
    RincianRepository,
    RincianService,
    RingkasanService,
    RiwayatRepository,
    PutusanRepository,
    TenggatService,
    KeputusanDataRepository,
    KeputusanDataService,
    PencabutanService,
    PerubahanService,
    IsiTurunanService,
    TurunanService,
    MenungguRepository,
    PenetapanBerkasService,
    IzinDisetujuiRepository,
    IzinDisetujuiService,
    RapatBerkasRepository,
    RapatBerkasService,
    TerbitOtomatisService,
  ],
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

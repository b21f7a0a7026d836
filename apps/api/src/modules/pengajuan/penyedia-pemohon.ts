import type { Type } from '@nestjs/common';
import { BuatRepository } from './draf/buat.repository';
import { BuatService } from './draf/buat.service';
import { DrafRepository } from './draf/draf.repository';
import { DrafService } from './draf/draf.service';
import { FormulirService } from './draf/formulir.service';
import { KelengkapanRepository } from './draf/kelengkapan.repository';
import { KepalaAcuanService } from './draf/kepala-acuan.service';
import { KepalaBacaService } from './draf/kepala-baca.service';
import { KelengkapanService } from './draf/kelengkapan.service';
import { TerbukaService } from './draf/terbuka.service';
import { BarisImporService } from './baris/baris-impor.service';
import { AntreBarisRepository } from './baris/antre-baris.repository';
import { BarangRepository } from './baris/barang.repository';
import { BarisRepository } from './baris/baris.repository';
import { KonteksBarisService } from './baris/konteks-baris.service';
import { BarisService } from './baris/baris.service';
import { PutusanRepository } from './baris/putusan.repository';
import { BulanDrafRepository } from './bulan/bulan-draf.repository';
import { BulanRepository } from './bulan/bulan.repository';
import { BulanService } from './bulan/bulan.service';
import { BahanKirimRepository } from './kirim/bahan-kirim.repository';
import { KlAdapter } from './kirim/kl.adapter';
import { PantauRepository } from './kirim/pantau.repository';
import { PantauService } from './kirim/pantau.service';
import { PengantaranService } from './kirim/pengantaran.service';
import { PengirimanService } from './kirim/pengiriman.service';
import { DistribusiRepository } from './distribusi/distribusi.repository';
import { DistribusiService } from './distribusi/distribusi.service';
import { DasarService } from './dasar/dasar.service';
import { GantiDasarService } from './dasar/ganti-dasar.service';
import { TutupTahunService } from './dasar/tutup-tahun.service';
import { SumberRepository } from './dasar/sumber.repository';
import { TurunanKeberatanService } from './turunan/turunan-keberatan.service';
import { PerubahanService } from './turunan/perubahan.service';
import { IsiTurunanService } from './turunan/isi-turunan.service';
import { TurunanService } from './turunan/turunan.service';
import { SerahRepository } from './serah/serah.repository';
import { SerahService } from './serah/serah.service';
import { PkBacaService } from './pk/pk-baca.service';
import { NppService } from './npp/npp.service';
import { BandingRepository } from './rencana/banding.repository';
import { BandingService } from './rencana/banding.service';
import { IsiRencanaService } from './rencana/isi-rencana.service';
import { IsiSemuaRepository } from './rencana/isi-semua.repository';
import { TerlambatRepository } from './rencana/terlambat.repository';
import { TerlambatService } from './rencana/terlambat.service';
import { TulisMassalService } from './rencana/tulis-massal.service';
import { ImporLaluRepository } from './rencana/impor-lalu.repository';
import { ImporLaluService } from './rencana/impor-lalu.service';
import { TulisRencanaService } from './rencana/tulis-rencana.service';
import { LantaiRepository } from './realisasi/lantai.repository';
import { LantaiService } from './realisasi/lantai.service';
import { RealisasiRepository } from './realisasi/realisasi.repository';
import { RealisasiService } from './realisasi/realisasi.service';
import { InformasiBacaService } from './informasi/informasi-baca.service';
import { InformasiRepository } from './informasi/informasi.repository';
import { InformasiService } from './informasi/informasi.service';
import { JawabKeberatanService } from './keberatan/jawab-keberatan.service';
import { KeberatanBacaService } from './keberatan/keberatan-baca.service';
import { KeberatanRepository } from './keberatan/keberatan.repository';
import { KeberatanService } from './keberatan/keberatan.service';

/** What a company or a ministry of its own files: filled in, sent, changed, given back. */
export const PENYEDIA_PEMOHON: Type[] = [
  BuatRepository,
  BuatService,
  DrafRepository,
  DrafService,
  FormulirService,
  KelengkapanRepository,
  KepalaAcuanService,
  KepalaBacaService,
  KelengkapanService,
  TerbukaService,
  BarisImporService,
  AntreBarisRepository,
  BarangRepository,
  BarisRepository,
  KonteksBarisService,
  BarisService,
  PutusanRepository,
  BulanDrafRepository,
  BulanRepository,
  BulanService,
  BahanKirimRepository,
  KlAdapter,
  PantauRepository,
  PantauService,
  PengantaranService,
  PengirimanService,
  DistribusiRepository,
  DistribusiService,
  DasarService,
  GantiDasarService,
  TutupTahunService,
  SumberRepository,
  TurunanKeberatanService,
  PerubahanService,
  IsiTurunanService,
  TurunanService,
  SerahRepository,
  SerahService,
  PkBacaService,
  NppService,
  BandingRepository,
  BandingService,
  IsiRencanaService,
  IsiSemuaRepository,
  TerlambatRepository,
  TerlambatService,
  TulisMassalService,
  ImporLaluRepository,
  ImporLaluService,
  TulisRencanaService,
  LantaiRepository,
  LantaiService,
  RealisasiRepository,
  RealisasiService,
  InformasiBacaService,
  InformasiRepository,
  InformasiService,
  JawabKeberatanService,
  KeberatanBacaService,
  KeberatanRepository,
  KeberatanService,
];

import type { Type } from '@nestjs/common';
import { BenderaRepository } from './daftar/bendera.repository';
import { DaftarRepository } from './daftar/daftar.repository';
import { BerdigitRepository } from './daftar/berdigit.repository';
import { IngatanNomor } from './daftar/ingatan-nomor.repository';
import { DaftarService } from './daftar/daftar.service';
import { UrutPrioritasService } from './daftar/urut-prioritas.service';
import { RingkasanService } from './daftar/ringkasan.service';
import { AlokasiRepository } from './lihat/alokasi.repository';
import { AlokasiService } from './lihat/alokasi.service';
import { LampiranRepository } from './lihat/lampiran.repository';
import { RincianRepository } from './lihat/rincian.repository';
import { RincianService } from './lihat/rincian.service';
import { BerandaService } from './beranda/beranda.service';
import { TugasRepository } from './beranda/tugas.repository';
import { PrioritasRepository } from './beranda/prioritas.repository';
import { PrioritasService } from './beranda/prioritas.service';
import { KeputusanDataRepository } from './monitoring/keputusan-data.repository';
import { KeputusanDataService } from './monitoring/keputusan-data.service';
import { IzinDisetujuiRepository } from './monitoring/izin-disetujui.repository';
import { IzinDisetujuiService } from './monitoring/izin-disetujui.service';
import { RekapRepository } from './rekap/rekap.repository';
import { RekapService } from './rekap/rekap.service';
import { KeputusanBaruRepository } from './rekap/keputusan-baru.repository';
import { KeputusanBaruService } from './rekap/keputusan-baru.service';
import { WaktuMejaRepository } from './rekap/waktu-meja.repository';
import { WaktuMejaService } from './rekap/waktu-meja.service';

/** What is read of files: lists, one file, counts. */
export const PENYEDIA_LIHAT: Type[] = [
  BenderaRepository,
  DaftarRepository,
  BerdigitRepository,
  IngatanNomor,
  DaftarService,
  UrutPrioritasService,
  RingkasanService,
  AlokasiRepository,
  AlokasiService,
  LampiranRepository,
  RincianRepository,
  RincianService,
  BerandaService,
  TugasRepository,
  PrioritasRepository,
  PrioritasService,
  KeputusanDataRepository,
  KeputusanDataService,
  IzinDisetujuiRepository,
  IzinDisetujuiService,
  RekapRepository,
  RekapService,
  KeputusanBaruRepository,
  KeputusanBaruService,
  WaktuMejaRepository,
  WaktuMejaService,
];

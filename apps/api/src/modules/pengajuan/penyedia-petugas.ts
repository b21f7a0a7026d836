import type { Type } from '@nestjs/common';
import { BerkasTerkunciService } from './alur/berkas-terkunci.service';
import { LangkahRepository } from './alur/langkah.repository';
import { LangkahService } from './alur/langkah.service';
import { LayananBukaService } from './alur/layanan-buka.service';
import { PengajuanRepository } from './alur/pengajuan.repository';
import { PeriksaService } from './alur/periksa.service';
import { RiwayatRepository } from './alur/riwayat.repository';
import { BedaService } from './tinjau/beda.service';
import { CatatanSeringRepository } from './tinjau/catatan-sering.repository';
import { CatatanSeringService } from './tinjau/catatan-sering.service';
import { KeputusanRepository } from './tinjau/keputusan.repository';
import { IsiLembarService } from './tinjau/isi-lembar.service';
import { KeputusanService } from './tinjau/keputusan.service';
import { LembarService } from './tinjau/lembar.service';
import { LepasPetugasService } from './tinjau/lepas-petugas.service';
import { PengembalianService } from './tinjau/pengembalian.service';
import { IntersepService } from './tinjau/intersep.service';
import { PencabutanService } from './tinjau/pencabutan.service';
import { BenderaService } from './rekan/bendera.service';
import { RekanRepository } from './rekan/rekan.repository';
import { RekanService } from './rekan/rekan.service';
import { AlihkanService } from './rekan/alihkan.service';
import { BebanService } from './rekan/beban.service';
import { CatatanInternalRepository } from './catatan-internal/catatan-internal.repository';
import { CatatanInternalService } from './catatan-internal/catatan-internal.service';
import { MenungguRepository } from './tetapkan/menunggu.repository';
import { PenetapanBerkasService } from './tetapkan/penetapan-berkas.service';
import { RapatBerkasRepository } from './rapat/rapat-berkas.repository';
import { RapatBerkasService } from './rapat/rapat-berkas.service';
import { TagihBerkasService } from './tagih/tagih-berkas.service';
import { BerkasKalenderRepository } from './tenggat/berkas-kalender.repository';
import { BerkasKalenderService } from './tenggat/berkas-kalender.service';
import { KalenderRepository } from './tenggat/kalender.repository';
import { KebersihanRepository } from './tenggat/kebersihan.repository';
import { KebersihanService } from './tenggat/kebersihan.service';
import { KalenderService } from './tenggat/kalender.service';
import { TenggatService } from './tenggat/tenggat.service';
import { TerbitOtomatisService } from './tenggat/terbit-otomatis.service';
import { KabarBerkasRepository } from './kabar/kabar-berkas.repository';
import { KabarBerkasService } from './kabar/kabar-berkas.service';
import { KabarPengingatService } from './pengingat/kabar-pengingat.service';
import { PengingatRepository } from './pengingat/pengingat.repository';
import { PengingatService } from './pengingat/pengingat.service';

/** What happens to a file on its way: desks, meetings, clocks, messages. */
export const PENYEDIA_PETUGAS: Type[] = [
  BerkasTerkunciService,
  LangkahRepository,
  LangkahService,
  LayananBukaService,
  PengajuanRepository,
  PeriksaService,
  RiwayatRepository,
  BedaService,
  CatatanSeringRepository,
  CatatanSeringService,
  KeputusanRepository,
  IsiLembarService,
  KeputusanService,
  LembarService,
  LepasPetugasService,
  PengembalianService,
  IntersepService,
  PencabutanService,
  BenderaService,
  RekanRepository,
  RekanService,
  AlihkanService,
  BebanService,
  CatatanInternalRepository,
  CatatanInternalService,
  MenungguRepository,
  PenetapanBerkasService,
  RapatBerkasRepository,
  RapatBerkasService,
  TagihBerkasService,
  BerkasKalenderRepository,
  BerkasKalenderService,
  KalenderRepository,
  KebersihanRepository,
  KebersihanService,
  KalenderService,
  TenggatService,
  TerbitOtomatisService,
  KabarBerkasRepository,
  KabarBerkasService,
  KabarPengingatService,
  PengingatRepository,
  PengingatService,
];

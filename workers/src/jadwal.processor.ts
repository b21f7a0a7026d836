import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JangkarService } from '@sinas/api/modules/audit/jangkar.service';
import { EksporService } from '@sinas/api/modules/ekspor/ekspor.service';
import { AmbilImporService } from '@sinas/api/modules/impor/ambil-impor.service';
import { UnggahanService } from '@sinas/api/modules/unggahan/unggahan.service';
import { SapuAkunService } from '@sinas/api/modules/pendaftaran/akun/sapu-akun.service';
import { GantiKunciService } from '@sinas/api/modules/kunci/ganti-kunci.service';
import { KelayakanService } from '@sinas/api/modules/perusahaan/kelayakan.service';
import { BerkasKalenderService } from '@sinas/api/modules/pengajuan/tenggat/berkas-kalender.service';
import { PantauService } from '@sinas/api/modules/pengajuan/kirim/pantau.service';
import { TarikPabeanService } from '@sinas/api/modules/pengajuan/pabean/tarik-pabean.service';
import { PengingatService } from '@sinas/api/modules/pengajuan/pengingat/pengingat.service';
import { RekapService } from '@sinas/api/modules/pengajuan/rekap/rekap.service';
import { WaktuMejaService } from '@sinas/api/modules/pengajuan/rekap/waktu-meja.service';
import { TenggatService } from '@sinas/api/modules/pengajuan/tenggat/tenggat.service';
import { JadwalTagihanService } from '@sinas/api/modules/tagihan/jadwal-tagihan.service';
import { SapuSsoService } from '@sinas/api/modules/sso/sapu-sso.service';
import { PutaranService } from '@sinas/api/platform/putaran/putaran.service';
import { QueueProcessor, WORKER_OPTIONS } from '@sinas/api/platform/queue/queue-processor';
import { JADWAL, type JADWAL_TUGAS } from './jadwal';

@Processor(JADWAL, { ...WORKER_OPTIONS, concurrency: 1 })
export class JadwalProcessor extends QueueProcessor {
  constructor(
    private readonly tenggat: TenggatService,
    private readonly kalender: BerkasKalenderService,
    private readonly berkas: UnggahanService,
    private readonly jangkar: JangkarService,
    private readonly pantau: PantauService,
    private readonly kunci: GantiKunciService,
    private readonly sso: SapuSsoService,
    private readonly akun: SapuAkunService,
    private readonly kelayakan: KelayakanService,
    private readonly rekap: RekapService,
    private readonly waktuMeja: WaktuMejaService,
    private readonly pengingat: PengingatService,
    private readonly tagihan: JadwalTagihanService,
    private readonly pabean: TarikPabeanService,
    private readonly impor: AmbilImporService,
    private readonly ekspor: EksporService,
    private readonly putaran: PutaranService,
  ) {
    super();
  }

  async process(job: Job): Promise<number> {
    switch (job.name as keyof typeof JADWAL_TUGAS) {
      case 'tenggat':
        return (await this.kalender.susulkan()) + (await this.tenggat.jalankan());
      case 'rekap':
        return this.rekap.perbarui();
      case 'waktu_meja':
        return this.waktuMeja.perbarui();
      case 'tagihan':
        return this.tagihan.jalankan();
      case 'pabean':
        return this.pabean.jalankan();
      case 'pengingat':
        return this.pengingat.jalankan();
      case 'jangkar':
        return this.jangkar.tulis();
      case 'rekonsiliasi':
        return this.pantau.terkirimTanpaOutbox();
      case 'kelayakan':
        return this.kelayakan.keliling();
      case 'sapu':
        return this.putaran.bagian('sapu', {
          dokumen: () => this.berkas.sapu(),
          impor: () => this.impor.sapu(),
          ekspor: () => this.ekspor.sapu(),
          baris: () => this.tenggat.rapikan(),
          kunci: () => this.kunci.sapu(),
          sso: () => this.sso.sapu(),
          akun: () => this.akun.sapu(),
        });
    }
  }
}

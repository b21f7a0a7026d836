import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { PutaranService } from '../../../platform/putaran/putaran.service';
import { AktivitasService } from '../../auth/aktivitas/aktivitas.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { PerangkatDikenalService } from '../../auth/sesi/perangkat-dikenal.service';
import { TantanganService } from '../../auth/faktor/bukti/tantangan.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { PendaftarRepository } from '../pendaftar.repository';
import { SesiBerakhirService } from '../../auth/sesi/sesi-berakhir.service';
import { PendaftaranRepository } from '../pendaftaran.repository';
import { SurelTungguRepository } from '../surat/surel-tunggu.repository';
import { TokenAkunService } from './token-akun.service';

const TUNGGU_HARI = 30;

/**
 * What of accounts has had its time: sessions, used tokens and challenges, mails given up, registrations that nobody confirmed, addresses that
 * nobody proved, the log of sign-ins beyond its keeping.
 */
@Injectable()
export class SapuAkunService {
  constructor(
    private readonly token: TokenAkunService,
    private readonly permintaan: PermintaanAkunService,
    private readonly aktivitas: AktivitasService,
    private readonly limiter: LoginLimiter,
    private readonly perangkat: PerangkatDikenalService,
    private readonly tantangan: TantanganService,
    private readonly sesi: SesiBerakhirService,
    private readonly repo: PendaftaranRepository,
    private readonly pendaftar: PendaftarRepository,
    private readonly surelTunggu: SurelTungguRepository,
    private readonly clock: Clock,
    private readonly putaran: PutaranService,
  ) {}

  async sapu(): Promise<number> {
    const sebelum = new Date(this.clock.now().getTime() - TUNGGU_HARI * 86_400_000);
    return this.putaran.bagian('sapu_akun', {
      pendaftaran: () => this.repo.sapu(sebelum),
      pendaftar: () => this.pendaftar.sapu(sebelum),
      surel_tunggu: () => this.surelTunggu.sapu(this.clock.now()),
      token: () => this.token.sapu(),
      permintaan: () => this.permintaan.sapu(),
      aktivitas: () => this.aktivitas.sapu(),
      jatah: () => this.limiter.sapu(),
      perangkat: () => this.perangkat.sapu(),
      tantangan: () => this.tantangan.sapu(),
      sesi: () => this.sesi.sapu(),
    });
  }
}

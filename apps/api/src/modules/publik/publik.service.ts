import { Injectable } from '@nestjs/common';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { KODE_REKOM, LAYANAN, type KdRekom } from '@sinas/domain/pengajuan/layanan';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { Clock } from '../../platform/clock/clock';
import { TidakAda } from '../../platform/errors';
import { LoginLimiter } from '../auth/login-limiter.service';
import { KalenderService } from '../pengajuan/kalender.service';
import { ReferensiService } from '../referensi/referensi.service';
import { PublikRepository } from './publik.repository';

export type KeadaanKeputusan = 'berlaku' | 'belum_berlaku' | 'berakhir' | 'dicabut' | 'digantikan';

/** As the page says: 90 days. */
const MASA_ANGKA_MS = 90 * 86_400_000;
const SEGAR_MS = 60_000;
const bulat = (n: number | null): number | null => (n === null ? null : Math.round(n * 10) / 10);

/** What anybody may see: whether a decision is genuine, where in the year we are, how long services take. */
@Injectable()
export class PublikService {
  private simpan: { pada: number; nilai: Promise<Awaited<ReturnType<PublikService['susun']>>> } | null = null;

  constructor(
    private readonly repo: PublikRepository,
    private readonly referensi: ReferensiService,
    private readonly kalender: KalenderService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
  ) {}

  /** Throws TerlaluSering when one address asks too often. */
  async keputusan(kode: string, alamat: string) {
    await this.limiter.hitung('cek', alamat);
    const k = /^[A-Z]{2,6}-\d{2}-\d{6}-(?:[A-Z0-9]{6}|[A-Z0-9]{10})$/.test(kode)
      ? await this.repo.keputusan(kode)
      : null;
    if (!k) throw new TidakAda();
    const iso = (t: Date | null) => (t ? tanggalIso(t) : null);
    return {
      asli: true,
      noAju: k.no_aju,
      no_keputusan: k.no_keputusan,
      pemegang: k.pemegang,
      keputusan: LAYANAN[k.kd_rekom as KdRekom].nama,
      tgl_keputusan: k.tgl_keputusan,
      berlaku_mulai: iso(k.berlaku_mulai),
      berlaku_sampai: iso(k.berlaku_sampai),
      keadaan: this.keadaan(k.kd_status, iso(k.berlaku_mulai), iso(k.berlaku_sampai)),
      ur_status: STATUS[k.kd_status as KdStatus].ur_status,
    };
  }

  private keadaan(status: string, mulai: string | null, sampai: string | null): KeadaanKeputusan {
    if (status === '85') return 'dicabut';
    if (status === '52') return 'digantikan';
    const kini = tanggalIso(this.clock.now());
    if (status === '70' || (sampai !== null && sampai < kini)) return 'berakhir';
    return mulai !== null && mulai > kini ? 'belum_berlaku' : 'berlaku';
  }

  ringkasan() {
    const kini = this.clock.now().getTime();
    if (!this.simpan || kini - this.simpan.pada > SEGAR_MS) {
      const nilai = this.susun();
      nilai.catch(() => (this.simpan = null));
      this.simpan = { pada: kini, nilai };
    }
    return this.simpan.nilai;
  }

  private async susun() {
    const kini = this.clock.now();
    const n = tahunJakarta(kini) + 1;
    const angka = new Map(
      (await this.repo.angka(new Date(kini.getTime() - MASA_ANGKA_MS))).map((a) => [a.kd_rekom, a]),
    );
    return {
      tahun: n,
      jadwal: await this.kalender.tahap(n),
      layanan: KODE_REKOM.filter((k) => LAYANAN[k].sla_hari !== null).map((k) => {
        const a = angka.get(k);
        return {
          jnsLayanan: LAYANAN[k].jnsLayanan,
          nama: LAYANAN[k].nama,
          sla_hari: LAYANAN[k].sla_hari,
          median_hari: bulat(a?.median ?? null),
          p90_hari: bulat(a?.p90 ?? null),
          di_kl_persen: a?.di_kl === undefined || a.di_kl === null ? null : Math.round(a.di_kl),
          selesai: a?.selesai ?? 0,
        };
      }),
      pengumuman: (await this.referensi.pengumuman()).map(({ judul, isi, type }) => ({ judul, isi, type })),
    };
  }
}

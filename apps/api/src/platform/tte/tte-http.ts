import { X509Certificate } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { AturanDilanggar, SistemLainGagal } from '../errors';
import { KeadaanLuarService, sebabDari, type Sebab } from '../outbound/keadaan/keadaan-luar.service';
import type { NamaSistemLuar } from '../outbound/keadaan/sistem-luar';
import { panggil, type Jawaban, type PanggilOptions } from '../outbound/panggil';
import { TandaTidakCocok, type KunciLuar } from './cms';
import { bubuhkan } from './pades';
import { PenandaTangan, type OpsiTanda, type Penanda } from './penanda-tangan';
import { tanyaWaktu } from './waktu';

const NAMA = 'Layanan tanda tangan elektronik';
const PENERBIT = 'Sistem Nasional Neraca Komoditas';
const ULANG = { kali: 1, jedaMs: 300 };
/** How long the seal's certificate is not asked for again. */
const SEGAR_MS = 300_000;
const DITOLAK: Record<string, KunciPesan> = {
  FRASA_SALAH: 'tte.frasa_salah',
  DICABUT: 'tte.sertifikat_dicabut',
  KEDALUWARSA: 'tte.sertifikat_kedaluwarsa',
  TIDAK_TERDAFTAR: 'tte.belum_terdaftar',
};

interface Sertifikat {
  sertifikat: Buffer;
  rantai: Buffer[];
}

/** The signing service and the time-stamping authority, called by HTTP. The document itself never goes out. */
@Injectable()
export class PenandaTanganHttp extends PenandaTangan {
  private segelKini: { pada: number; isi: Sertifikat } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async segel(pdf: Buffer, opsi: OpsiTanda = {}): Promise<Buffer> {
    const ket = { nama: PENERBIT, waktu: this.clock.now(), ...opsi };
    const jalan = async () => bubuhkan(pdf, ket, this.kunci(await this.sertifikatSegel(), '/v1/segel', {}));
    try {
      return await jalan();
    } catch (error) {
      if (!(error instanceof TandaTidakCocok)) throw error;
      // Its key was changed since the certificate was read.
      this.segelKini = null;
      return jalan().catch((lagi: unknown) => this.salah(lagi));
    }
  }

  async tandaTangani(pdf: Buffer, { frasa, id_user, nama, jabatan }: Penanda, opsi: OpsiTanda = {}): Promise<Buffer> {
    const orang = { id: id_user, nama, jabatan };
    const sertifikat = await this.sertifikat(orang);
    if (!milik(sertifikat.sertifikat, id_user)) throw ditolak('tte.bukan_miliknya');
    const kunci = this.kunci(sertifikat, '/v1/tanda-tangan', { id: id_user, frasa });
    return bubuhkan(pdf, { nama, waktu: this.clock.now(), ...opsi }, kunci).catch((e: unknown) => this.salah(e));
  }

  private salah(error: unknown): never {
    if (!(error instanceof TandaTidakCocok)) throw error;
    this.keadaan.catat('tte', 'isi');
    throw new SistemLainGagal(NAMA, false);
  }

  private kunci(s: Sertifikat, jalan: string, siapa: Record<string, string>): KunciLuar {
    return {
      ...s,
      tandai: async (digest) => {
        const isi = await this.tanya(jalan, { ...siapa, algoritma: 'SHA-256', digest: digest.toString('base64') });
        return dariBase64(isi.tanda_tangan) ?? this.rusak('tte');
      },
      waktu: (digest) => this.waktu(digest),
    };
  }

  private async sertifikatSegel(): Promise<Sertifikat> {
    const kini = performance.now();
    if (!this.segelKini || kini - this.segelKini.pada > SEGAR_MS)
      this.segelKini = { pada: kini, isi: await this.sertifikat({}) };
    return this.segelKini.isi;
  }

  private async sertifikat(siapa: Record<string, string>): Promise<Sertifikat> {
    const isi = await this.tanya('/v1/sertifikat', siapa);
    const sertifikat = dariBase64(isi.sertifikat);
    const rantai = Array.isArray(isi.rantai) ? isi.rantai.map(dariBase64) : [];
    if (!sertifikat || !rantai.every((r) => r !== null)) return this.rusak('tte');
    return { sertifikat, rantai };
  }

  /** Throws AturanDilanggar for what the service refuses of a person, SistemLainGagal for all else that is no answer. */
  private async tanya(jalan: string, json: object): Promise<Record<string, unknown>> {
    const r = await this.keluar('tte', `${this.config.tteUrl}${jalan}`, {
      json,
      headers: { authorization: `Bearer ${this.config.tteRahasia}` },
    });
    const isi = r.ok && typeof r.body === 'object' && r.body !== null ? (r.body as Record<string, unknown>) : {};
    const kunci = r.ok && r.status >= 400 && r.status < 500 ? DITOLAK[String(isi.kode)] : undefined;
    this.keadaan.catat('tte', kunci || (r.ok && r.status === 200) ? null : sebabDari(r));
    if (kunci) throw ditolak(kunci);
    if (!r.ok || r.status !== 200) throw gagal(r);
    return isi;
  }

  private async waktu(digest: Buffer): Promise<Buffer> {
    const tanya = tanyaWaktu(digest);
    const r = await this.keluar('tsa', this.config.tsaUrl, {
      biner: { jenis: 'application/timestamp-query', isi: tanya.isi },
    });
    if (!r.ok || r.status !== 200 || !Buffer.isBuffer(r.body)) {
      this.keadaan.catat('tsa', sebabDari(r));
      throw gagal(r);
    }
    try {
      const token = tanya.baca(r.body);
      this.keadaan.catat('tsa', null);
      return token;
    } catch {
      return this.rusak('tsa');
    }
  }

  private keluar(nama: string, url: string, options: PanggilOptions): Promise<Jawaban> {
    // To sign a hash twice is to sign it once.
    return panggil(nama, url, { method: 'POST', timeoutMs: this.config.klTimeoutMs, ulang: ULANG, ...options });
  }

  private rusak(sistem: NamaSistemLuar, sebab: Sebab = 'isi'): never {
    this.keadaan.catat(sistem, sebab);
    throw new SistemLainGagal(NAMA, false);
  }
}

const gagal = (r: Jawaban): SistemLainGagal => new SistemLainGagal(NAMA, !r.ok && r.galat === 'waktu_habis');
const ditolak = (kunci: KunciPesan): AturanDilanggar =>
  new AturanDilanggar(kunci, [{ langkah: 'tanda_tangan', path: 'frasa', message: pesan(kunci) }]);
function dariBase64(v: unknown): Buffer | null {
  if (typeof v !== 'string' || v === '') return null;
  return Buffer.from(v, 'base64');
}
/** The subject's serial number (2.5.4.5) is whom the portal named. */
const milik = (sertifikat: Buffer, id: string): boolean =>
  new X509Certificate(sertifikat).subject.split('\n').includes(`serialNumber=${id}`);

import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { banding, kurangi, rapikan } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN, type KdRekom } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Clock } from '../../platform/clock/clock';
import { TidakAda } from '../../platform/errors';
import { LoginLimiter } from '../auth/masuk/login-limiter.service';
import { KalenderService } from '../pengajuan/tenggat/kalender.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { PublikRepository } from './publik.repository';

export type KeadaanKeputusan = 'berlaku' | 'belum_berlaku' | 'berakhir' | 'dicabut' | 'digantikan';

/** What was given of what was asked for. */
export type PutusanPublik = 'seluruhnya' | 'sebagian' | 'ditolak';

const KODE = /^[A-Z]{2,6}-\d{2}-\d{6}-(?:[A-Z0-9]{6}|[A-Z0-9]{10})$/;
/** Nobody guesses ten characters; codes from before end in six. */
const KODE_PANJANG = /-[A-Z0-9]{10}$/;
const MAKS_BARIS_PUBLIK = 500;
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

  /** `sidik`: SHA-256 of the file at hand. Throws TerlaluSering when one address asks too often. */
  async keputusan(kode: string, alamat: string, sidik?: string) {
    await this.limiter.hitung('cek', alamat);
    const k = KODE.test(kode) ? await this.repo.keputusan(kode) : null;
    if (!k) throw new TidakAda();
    const iso = (t: Date | null) => (t ? tanggalIso(t) : null);
    const lama = sidik !== undefined && k.sha256_lama.some((s) => sama(sidik.toLowerCase(), s));
    const cocok = sidik === undefined ? null : k.sha256 !== null && sama(sidik.toLowerCase(), k.sha256);
    const penuh = KODE_PANJANG.test(kode) || cocok === true;
    const [diminta, diberi] = [rapikan(k.jml_total.toFixed()), k.jml_diberi ? rapikan(k.jml_diberi.toFixed()) : '0'];
    const diserahkan = k.jml_diserahkan ? rapikan(k.jml_diserahkan.toFixed()) : '0';
    // Who receives of a ministry's need is each recipient's own to know.
    const baris = penuh ? (k.kd_ga_pemilik === null ? await this.baris(k.id) : []) : null;
    return {
      asli: true,
      putusan: putusanDari(diminta, diberi),
      jml_diminta: diminta,
      jml_diberi: diberi,
      jml_diserahkan: diserahkan,
      jml_berlaku: kurangi(diberi, diserahkan),
      satuan: k.satuan ? satuanPendek(k.satuan, await this.referensi.namaDari('satuan', k.satuan)) : '',
      cocok,
      cocok_lama: lama,
      // Shown to a short code it would be the very proof that opens the rows.
      sha256: penuh ? k.sha256 : null,
      baris,
      jumlah_baris: penuh ? k.jumlah_baris : null,
      noAju: k.no_aju,
      no_keputusan: k.no_keputusan,
      pemegang: k.pemegang ?? tanpaSingkatan(await this.referensi.namaDari('ga', k.kd_ga_pemilik ?? '')),
      keputusan: layanan(k.kd_rekom as KdRekom).nama,
      diputus_oleh: k.pelaksana,
      tgl_keputusan: k.tgl_keputusan,
      berlaku_mulai: iso(k.berlaku_mulai),
      berlaku_sampai: iso(k.berlaku_sampai),
      keadaan: this.keadaan(k.kd_status, iso(k.berlaku_mulai), iso(k.berlaku_sampai)),
      ur_status: STATUS[k.kd_status as KdStatus].ur_status,
    };
  }

  private async baris(id: bigint) {
    const rows = await this.repo.baris(id, MAKS_BARIS_PUBLIK);
    return Promise.all(
      rows.map(async ({ seri, hs, jml, satuan }) => ({
        ...{ seri, hs, jml: rapikan(jml.toFixed()) },
        satuan: satuanPendek(satuan, await this.referensi.namaDari('satuan', satuan)),
      })),
    );
  }

  private keadaan(status: string, mulai: string | null, sampai: string | null): KeadaanKeputusan {
    if (dalam('dicabut', status)) return 'dicabut';
    if (dalam('digantikan', status)) return 'digantikan';
    const kini = tanggalIso(this.clock.now());
    if (dalam('kedaluwarsa', status) || (sampai !== null && sampai < kini)) return 'berakhir';
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
      layanan: KODE_IZIN.filter((k) => layanan(k).sla_hari !== null).map((k) => {
        const a = angka.get(k);
        return {
          jnsLayanan: layanan(k).jnsLayanan,
          nama: layanan(k).nama,
          sla_hari: layanan(k).sla_hari,
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

function putusanDari(diminta: string, diberi: string): PutusanPublik {
  // A plan that imports nothing asks for nothing.
  if (banding(diberi, diminta) >= 0) return 'seluruhnya';
  return banding(diberi, '0') > 0 ? 'sebagian' : 'ditolak';
}
const sama = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { jumlahkan } from '@sinas/domain/format/angka';
import { hitungGaris, type AngkaGaris } from '@sinas/domain/neraca/garis';
import { satuanLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { berkasTertunda, kurangAlasan, lewatPlafon, sebabAlasan } from '@sinas/domain/rakor/baris';
import { STATUS_RAKOR, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { GarisService } from '../../neraca/garis.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { PintuRapatService, bacaIdRapat, type RapatRow } from '../rapat/pintu-rapat.service';
import { namaKomoditas } from '../rapat/rapat.presenter';
import { RapatRepository, type SaringRapat } from '../rapat/rapat.repository';
import { BarisRapatRepository, type BarisRow } from './baris-rapat.repository';
import { HitungRapatService, type GarisTerhitung } from './hitung-rapat.service';

/** Meetings with their lines, the last ones first. */
const MAKS_BERSARANG = 20;

/** The live board: lines with their figures and sums, rows under them. */
@Injectable()
export class PapanRapatService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly rapat: RapatRepository,
    private readonly repo: BarisRapatRepository,
    private readonly hitung: HitungRapatService,
    private readonly nasional: GarisService,
    private readonly referensi: ReferensiService,
    private readonly clock: Clock,
  ) {}

  /** Sums of all lines of a meeting. */
  async jumlah(aktor: Aktor, id: string) {
    return this.garis(await this.pintu.baca(aktor, id));
  }
  private async garis(r: RapatRow) {
    return Promise.all((await this.hitung.semua(this.repo.db, r)).map((g) => this.garisTampil(g)));
  }

  /** Rows of a line; `sejak`: what has changed after that moment. */
  async isi(aktor: Aktor, idGaris: string, sejak?: Date) {
    const pada = this.clock.now();
    const g = await this.repo.satuGaris(bacaIdRapat(idGaris));
    if (!g) throw new TidakAda();
    const r = await this.pintu.baca(aktor, String(g.id_rakor));
    const satu = await this.hitung.satu(this.repo.db, r, g);
    const baris = sejak ? satu.baris.filter((b) => b.diubah > sejak) : satu.baris;
    return { garis: await this.garisTampil(satu), baris: await this.barisTampil(baris, satu.tertunda), pada };
  }

  /** Rows of companies, of all lines or of one commodity. */
  async baris(aktor: Aktor, id: string, kdKomoditas?: string) {
    const r = await this.pintu.baca(aktor, id);
    const garis = await this.repo.garis(this.repo.db, r.id);
    const rows = await this.repo.baris(this.repo.db, r.id);
    const pakai = new Set(garis.filter((g) => !kdKomoditas || g.kd_komoditas === kdKomoditas).map((g) => g.id));
    return this.barisTampil(
      rows.filter((b) => pakai.has(b.id_garis)),
      berkasTertunda(rows),
    );
  }

  /** Meetings of a year with their lines. */
  async bersarang(aktor: Aktor, saring: SaringRapat) {
    const rows = await this.rapat.daftar(aktor, saring, 0, MAKS_BERSARANG);
    return Promise.all(
      rows.map(async (r) => {
        const kd_status = r.kd_status as KdStatusRakor;
        return {
          ...{ id_rakor: String(r.id), judul: r.judul, ur_jenis: JENIS_RAKOR[r.jenis as KdJenisRakor].nama, kd_status },
          ...{ ur_status: STATUS_RAKOR[kd_status].nama, tanggal: tanggalIso(r.tanggal), garis: await this.garis(r) },
        };
      }),
    );
  }

  async garisTampil({ garis: g, nasional, plafon, ditetapkan_lain, baris, jumlah, tertunda }: GarisTerhitung) {
    const angka: readonly AngkaGaris[] = nasional?.angka ?? [];
    const rakornis = baris.flatMap((b) =>
      b.rekomendasi_rakornis === null ? [] : [ubahSatuan(b.rekomendasi_rakornis, b.satuan, g.satuan)],
    );
    return {
      ...{
        id_garis: String(g.id),
        kunci: g.kunci,
        kd_komoditas: g.kd_komoditas,
        ur_komoditas: namaKomoditas(g.kd_komoditas),
      },
      uraian: (await this.nasional.posTampil(g)).uraian,
      ...{ satuan: g.satuan, satuan_lazim: satuanLazim(g.kd_komoditas, g.satuan), versi: g.versi, plafon },
      ...{ plafon_nasional: nasional?.plafon ?? null, plafon_sumber: nasional?.plafon_sumber ?? '', ditetapkan_lain },
      versi_nasional: nasional?.versi ?? null,
      ...{ angka: [...angka], ...hitungGaris(angka), jumlah },
      rekomendasi_rakornis: rakornis.length === 0 ? null : jumlahkan(rakornis),
      baris: baris.length,
      kurang_alasan: baris.filter((b) => !tertunda.has(b.no_aju) && kurangAlasan(b)).length,
      lewat_plafon: lewatPlafon(jumlah),
    };
  }

  async barisTampil(rows: readonly BarisRow[], tertunda: ReadonlySet<string>) {
    const nama = new Map(
      await Promise.all(
        [...new Set(rows.map((b) => b.kd_ga))].map(async (k) => [k, await this.referensi.namaDari('ga', k)] as const),
      ),
    );
    return rows.map((b) => ({
      ...{ id_baris: b.id, id_garis: String(b.id_garis), idNk: String(b.id_pengajuan), noAju: b.no_aju, seri: b.seri },
      ...{
        kd_ga: b.kd_ga,
        ur_ga: nama.get(b.kd_ga) ?? b.kd_ga,
        pemilik: b.pemilik,
        uraian: b.uraian,
        satuan: b.satuan,
      },
      ...{ kapasitas: b.kapasitas, realisasi: b.realisasi, usulan: b.usulan, rekomendasi_kl: b.rekomendasi_kl },
      rekomendasi_rakornis: b.rekomendasi_rakornis,
      ...{
        rekomendasi: b.rekomendasi,
        kd_alasan_kl: b.kd_alasan_kl,
        alasan_kl: b.alasan_kl,
        lantai: b.lantai,
        naik: b.naik,
      },
      ...{ penetapan: b.penetapan, tunda: b.tunda, berkas_tunda: tertunda.has(b.no_aju), kd_alasan: b.kd_alasan },
      ...{ alasan: b.alasan, sebab_alasan: sebabAlasan(b), kurang_alasan: !tertunda.has(b.no_aju) && kurangAlasan(b) },
      ...{ versi: b.versi, nama: b.nama, diubah: b.diubah },
    }));
  }
}

import { Injectable } from '@nestjs/common';
import { jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import { DASAR_TANPA_RAPAT, MAKS_BERKAS_PENETAPAN } from '@sinas/domain/neraca/penetapan';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { Clock } from '../../platform/clock/clock';
import { TidakAda } from '../../platform/errors';
import { PenetapanBerkasService, posDari } from '../pengajuan/tetapkan/penetapan-berkas.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { GarisService } from './garis.service';
import { NeracaRepository } from './neraca.repository';
import { PenetapanRepository } from './penetapan.repository';

/** Files at a ministry that the board names. */
const MAKS_DI_KL = 20;
const MAKS_PENETAPAN = 10;

/** The requests of a commodity beside one another, under the lines they stand on. */
@Injectable()
export class PapanService {
  constructor(
    private readonly repo: NeracaRepository,
    private readonly penetapan: PenetapanRepository,
    private readonly berkas: PenetapanBerkasService,
    private readonly garis: GarisService,
    private readonly referensi: ReferensiService,
    private readonly clock: Clock,
  ) {}

  /** Commodities of a year with files that wait, or with a line. */
  async daftar(tahunDiminta?: number) {
    const tahun = tahunDiminta ?? tahunJakarta(this.clock.now()) + 1;
    const [menunggu, garis] = await Promise.all([this.berkas.komoditas(tahun), this.repo.daftar(this.repo.db, tahun)]);
    return [...KELOMPOK.values()].flatMap((k) => {
      const antre = menunggu.find((m) => m.kd_komoditas === k.kode);
      const milik = garis.filter((g) => g.kd_komoditas === k.kode);
      if (!antre && milik.length === 0) return [];
      return [
        {
          tahun,
          kd_komoditas: k.kode,
          ur_komoditas: k.uraian,
          koordinator: koordinatorKomoditas(k.kode)?.nama ?? '',
          kd_ga_koordinator: koordinatorKomoditas(k.kode)?.kd_ga ?? '',
          menunggu: antre?.menunggu ?? 0,
          di_kl: antre?.di_kl ?? 0,
          garis: milik.length,
        },
      ];
    });
  }

  async papan(kdKomoditas: string, tahun: number) {
    const kelompok = KELOMPOK.get(kdKomoditas);
    const koordinator = koordinatorKomoditas(kdKomoditas);
    if (!kelompok || !koordinator) throw new TidakAda();
    const berkas = await this.berkas.menunggu(tahun, kdKomoditas, MAKS_BERKAS_PENETAPAN + 1);
    const tampil = berkas.slice(0, MAKS_BERKAS_PENETAPAN);
    const [baris, garis, diKl, konsep, penetapan] = await Promise.all([
      this.berkas.baris(tampil.map((p) => p.id)),
      this.repo.daftar(this.repo.db, tahun, kdKomoditas),
      this.berkas.diKl(tahun, kdKomoditas, MAKS_DI_KL),
      this.penetapan.konsep(tahun, kdKomoditas),
      this.penetapan.terakhir(tahun, kdKomoditas, MAKS_PENETAPAN),
    ]);
    const pos = new Map<string, Pos>(garis.map((g) => [g.kunci, g]));
    const menurutBerkas = new Map(tampil.map((p) => [p.id, p]));
    const rows = baris.flatMap((b) => {
      const p = menurutBerkas.get(b.id_pengajuan);
      if (!p) return [];
      const di = posDari(p, b);
      pos.set(kunciPos(di), pos.get(kunciPos(di)) ?? di);
      const kl = b.potongan.at(-1);
      return [
        {
          id: String(b.id),
          idNk: String(p.id),
          seri: b.seri,
          uraian: b.uraian,
          satuan: b.satuan,
          garis: kunciPos(di),
          diminta: rapikan(b.jml.toFixed()),
          rekomendasi: rapikan((b.jml_kl ?? b.jml).toFixed()),
          kd_alasan: kl?.kd_alasan ?? '',
          alasan: kl?.alasan ?? '',
        },
      ];
    });
    const namaGa = new Map(
      await Promise.all(
        [...new Set([...tampil, ...diKl].map((p) => p.kd_ga))].map(
          async (k) => [k, await this.referensi.namaDari('ga', k)] as const,
        ),
      ),
    );
    const jumlah = (kunci: string, satuan: string, apa: 'diminta' | 'rekomendasi') =>
      jumlahkan(rows.filter((r) => r.garis === kunci).map((r) => ubahSatuan(r[apa], r.satuan, satuan)));
    return {
      tahun,
      kd_komoditas: kdKomoditas,
      ur_komoditas: kelompok.uraian,
      koordinator: koordinator.nama,
      kd_ga_koordinator: koordinator.kd_ga,
      dasar_hukum: [...DASAR_TANPA_RAPAT],
      lebih: berkas.length > MAKS_BERKAS_PENETAPAN,
      garis: await Promise.all(
        [...pos.values()].map(async (p) => {
          const ada = garis.find((g) => g.kunci === kunciPos(p));
          return {
            ...(await this.garis.posTampil(p)),
            diminta: jumlah(kunciPos(p), p.satuan, 'diminta'),
            rekomendasi: jumlah(kunciPos(p), p.satuan, 'rekomendasi'),
            isi: ada ? await this.garis.tampil(ada) : null,
          };
        }),
      ),
      berkas: tampil.map((p) => ({
        idNk: String(p.id),
        noAju: p.no_aju,
        versi: p.versi,
        jnsLayanan: layanan(p.kd_rekom as KdRekom).jnsLayanan,
        nama_perusahaan: p.nama_perusahaan,
        ur_ga: namaGa.get(p.kd_ga) ?? p.kd_ga,
        kapasitas: p.kapasitas,
        realisasi: p.realisasi,
      })),
      baris: rows,
      di_kl: diKl.map((p) => ({
        noAju: p.no_aju,
        nama_perusahaan: p.nama_perusahaan,
        ur_ga: namaGa.get(p.kd_ga) ?? p.kd_ga,
        jml: rapikan(p.jml_total.toFixed()),
        satuan: p.satuan ?? '',
        kd_status: p.kd_status,
      })),
      konsep,
      penetapan: penetapan.map((p) => ({
        id: String(p.id),
        nota_nomor: p.nota_nomor,
        nama: p.nama,
        waktu: p.waktu,
        berkas: p.berkas,
      })),
    };
  }
}

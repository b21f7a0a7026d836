import { Injectable } from '@nestjs/common';
import { PERAN } from '@sinas/domain/akses/peran';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { samarkan } from '@sinas/domain/format/tampil';
import { giliranBerkas } from '@sinas/domain/pengajuan/giliran';
import { jamTampil } from '@sinas/domain/pengajuan/jam-tampil';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { JenisPengajuan } from '@sinas/domain/pengajuan/layanan';
import type { Prioritas } from '@sinas/domain/daftar/prioritas';
import { dasarBerkas, tahapBerkas } from '@sinas/domain/pengajuan/dasar';
import { posisiTahap } from '@sinas/domain/pengajuan/tahap';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import {
  STATUS,
  statusTampil,
  type KdStatus,
  type KdStatusTersimpan,
  type StatusBilling,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BenderaRepository } from './bendera.repository';
import type { BarisDaftar } from './baris-daftar.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { PrioritasService } from '../beranda/prioritas.service';
import { lihatUtuh, type Ringkasan } from '../lihat/tampilan';

/** Code of the ministry that owns a file; null: a company does. */
const pemilikKl = (p: BarisDaftar): string | null => (p.id_organisasi === null ? p.nama_perusahaan : null);

/** What a row does not carry itself. */
interface Sekitar {
  kini: Date;
  libur: HariLibur;
  urGa: string;
  namaPemilik: string;
  urSatuan: string | null;
  persen: number | null;
  prioritas: Prioritas | null;
  bendera: string | null;
}

/** One file as a list shows it. */
@Injectable()
export class RingkasanService {
  constructor(
    private readonly referensi: ReferensiService,
    private readonly kalender: KalenderService,
    private readonly lengkap: KelengkapanService,
    private readonly prioritas: PrioritasService,
    private readonly bendera: BenderaRepository,
  ) {}

  /** `denganPrioritas`: for officers who choose what to take first; what it is made of costs as much as the page. */
  async banyak(aktor: Aktor, rows: readonly BarisDaftar[], denganPrioritas = false): Promise<Ringkasan[]> {
    const petugas = denganPrioritas && PERAN[aktor.peran].lingkup !== 'organisasi';
    const [libur, ga, satuan, prioritas, bendera] = await Promise.all([
      this.kalender.libur(),
      this.nama(
        'ga',
        rows.flatMap((r) => [r.kd_ga, pemilikKl(r)]),
      ),
      this.nama(
        'satuan',
        rows.map((r) => r.satuan),
      ),
      this.prioritas.banyak(petugas ? rows.map((r) => r.id) : []),
      this.bendera.milik(aktor.kd_ga ?? '', petugas ? rows.map((r) => r.id) : []),
    ]);
    const kini = this.kalender.kini();
    return Promise.all(
      rows.map(async (p) =>
        this.bentuk(aktor, p, {
          kini,
          libur,
          prioritas: prioritas.get(p.id) ?? null,
          bendera: bendera.get(p.id) ?? null,
          urGa: ga.get(p.kd_ga) ?? p.kd_ga,
          namaPemilik: ga.get(pemilikKl(p) ?? '') ?? p.nama_perusahaan,
          urSatuan: p.satuan ? (satuan.get(p.satuan) ?? p.satuan) : null,
          persen:
            dalam('draf', p.kd_status) && p.fakta
              ? (await this.lengkap.nilai(p, p.fakta, undefined, true)).persen
              : null,
        }),
      ),
    );
  }

  async satu(aktor: Aktor, p: BarisDaftar): Promise<Ringkasan> {
    return (await this.banyak(aktor, [p], true))[0] as Ringkasan;
  }

  private async nama(jenis: 'ga' | 'satuan', kode: readonly (string | null)[]): Promise<Map<string, string>> {
    const unik = [...new Set(kode.filter((k): k is string => !!k))];
    return new Map(
      await Promise.all(unik.map(async (k): Promise<[string, string]> => [k, await this.referensi.namaDari(jenis, k)])),
    );
  }

  private bentuk(
    aktor: Aktor,
    p: BarisDaftar,
    { kini, libur, urGa, namaPemilik, urSatuan, persen, prioritas, bendera }: Sekitar,
  ): Ringkasan {
    const rekom = p.kd_rekom as KdRekom;
    const status = statusTampil(
      p.kd_status as KdStatusTersimpan,
      p.status_kirim as StatusKirim | null,
      p.status_billing as StatusBilling | null,
    );
    const jam = { sla_hari: p.sla_hari, terpakai: p.sla_terpakai, berjalan_sejak: p.sla_sejak, tenggat: p.sla_tenggat };
    const pemohon = PERAN[aktor.peran].lingkup === 'organisasi';
    const { jnsLayanan, nama } = layanan(rekom);
    const tahap = tahapBerkas({ kd_rekom: rekom, menarik: p.id_sumber !== null });
    const posisi = posisiTahap(tahap, status, (p.status_sebelum ?? undefined) as KdStatus | undefined);
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      kd_rekom: rekom,
      jnsLayanan,
      nama_layanan: nama,
      jenis_pengajuan: p.jenis_pengajuan as JenisPengajuan,
      kd_komoditas: p.kd_komoditas,
      ur_komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas,
      tahun: p.tahun,
      kd_status_pengajuan: status,
      ur_status: statusLayanan(rekom, status).ur_status,
      badge: STATUS[status].badge,
      versi: p.versi,
      jml_total: rapikan(p.jml_total.toFixed()),
      satuan: p.satuan,
      ur_satuan: urSatuan,
      jumlah_baris: p.jumlah_baris,
      id_organisasi: p.id_organisasi,
      kd_ga_pemilik: pemilikKl(p),
      nama_perusahaan: namaPemilik,
      npwp: lihatUtuh(aktor) ? p.npwp : samarkan(p.npwp),
      kd_ga: p.kd_ga,
      ur_ga: urGa,
      prioritas: prioritas?.tingkat ?? null,
      prioritas_sebab: prioritas?.sebab ?? [],
      bendera,
      risiko: pemohon ? null : p.risiko,
      meja: {
        ...giliranBerkas({
          status,
          urGa,
          pengambil: p.nama_pengambil,
          tenggatPerbaikan: p.tenggat_perbaikan,
          tenggatInformasi: p.informasi_tenggat,
          kini,
          pemohon,
        }),
        sejak: p.status_sejak,
      },
      tahap: { posisi, jumlah: tahap.length, nama: tahap[posisi]?.nama ?? '' },
      jam: jamTampil(status, jam, kini, libur, p.informasi_tenggat !== null),
      perbaikan: p.perbaikan_ke > 0 ? { ke: p.perbaikan_ke, tenggat: p.tenggat_perbaikan, butir: p.butir } : null,
      informasi_tenggat: p.informasi_tenggat,
      dasar: dasarBerkas(p),
      pengambil: p.id_pengambil && p.nama_pengambil ? { id: p.id_pengambil, nama: p.nama_pengambil } : null,
      ket_integrasi: p.ket_integrasi,
      persen,
      tgl_kirim: p.tgl_kirim,
      tgl_keputusan: p.tgl_keputusan,
      no_keputusan: p.no_keputusan,
      berlaku_mulai: p.berlaku_mulai ? tanggalIso(p.berlaku_mulai) : null,
      berlaku_sampai: p.berlaku_sampai ? tanggalIso(p.berlaku_sampai) : null,
      created_at: p.created_at,
      updated_at: p.updated_at,
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { samarkan } from '@sinas/domain/format/tampil';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { selisihHari, tahapPengingat } from '@sinas/domain/kalender/pengingat';
import { sisaIzin } from '@sinas/domain/realisasi/sisa';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { BentukSalah, TidakAda } from '../../../platform/errors';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { PengajuanRepository } from '../alur/pengajuan.repository';
import { RiwayatRepository } from '../alur/riwayat.repository';
import { BarangRepository } from '../baris/barang.repository';
import { lihatUtuh } from '../lihat/tampilan';
import { KalenderService } from '../tenggat/kalender.service';
import {
  KeputusanDataRepository,
  type BarisKeputusan,
  type Dimensi,
  type Keputusan,
  type Setelah,
} from './keputusan-data.repository';

const MAKS_IZIN = 500;
const LIMIT_TARIK = 100;
/** A decision bears the time of its beginning and shows when it is stored, at the latest 30 s on: none may come behind a cursor. */
const TENANG_MS = 60_000;
const HARI_AWAL = 60;

const tulis = (k: Keputusan): string =>
  Buffer.from(JSON.stringify([k.tgl_keputusan?.toISOString(), String(k.id)])).toString('base64url');
const kursorSalah = (): BentukSalah =>
  new BentukSalah([{ path: 'sejak', rule: 'kursor', message: 'Penanda ini tidak dikenal' }]);
function baca(teks: string | undefined): Setelah | null {
  if (!teks) return null;
  try {
    const [tgl, id] = JSON.parse(Buffer.from(teks, 'base64url').toString()) as [string, string];
    const pada = new Date(tgl);
    if (Number.isNaN(pada.getTime()) || !/^\d{1,18}$/.test(id)) throw kursorSalah();
    return { tgl: pada, id: BigInt(id) };
  } catch {
    throw kursorSalah();
  }
}
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
/** Decisions as data: pulled by ministries, kept by companies, summed for those who watch. */
@Injectable()
export class KeputusanDataService {
  constructor(
    private readonly repo: KeputusanDataRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly berkas: PengajuanRepository,
    private readonly barang: BarangRepository,
    private readonly riwayat: RiwayatRepository,
    private readonly referensi: ReferensiService,
    private readonly kalender: KalenderService,
  ) {}

  async tarik(aktor: Aktor, q: { sejak?: string; kd_ga?: string; limit?: number }) {
    const limit = q.limit ?? LIMIT_TARIK;
    const sampai = new Date(this.kalender.kini().getTime() - TENANG_MS);
    const rows = await this.repo.tarik(this.pintu.lingkup(aktor), q.kd_ga ?? null, { setelah: baca(q.sejak), sampai }, limit); // prettier-ignore
    const akhir = rows.at(-1);
    return {
      rows: rows.map((r) => tampil(aktor, r)),
      limit,
      berikut: akhir ? tulis(akhir) : (q.sejak ?? null),
    };
  }

  async tarikSatu(aktor: Aktor, mentah: string) {
    const k = await this.repo.satu(this.pintu.lingkup(aktor), mentah.replace(/\D/g, ''));
    if (!k) throw new TidakAda();
    return { ...tampil(aktor, k), baris: (await this.repo.baris([k.id], null)).map(barisTampil) };
  }

  async izin(
    aktor: Aktor,
    q: { npwp?: string; kd_ijin?: string; tgl_awal?: string; tgl_akhir?: string; seri?: number },
  ) {
    const saring = { npwp: q.npwp?.replace(/\D/g, ''), kd_rekom: q.kd_ijin, awal: q.tgl_awal, akhir: q.tgl_akhir };
    const semua = await this.repo.izin(this.pintu.lingkup(aktor), saring, MAKS_IZIN);
    const baris = await this.repo.baris(
      semua.map((k) => k.id),
      q.seri ?? null,
    );
    return semua
      .map((k) => ({ ...tampil(aktor, k), baris: baris.filter((b) => b.id_pengajuan === k.id).map(barisTampil) }))
      .filter((k) => q.seri === undefined || k.baris.length > 0);
  }

  async akanBerakhir(aktor: Aktor) {
    const hariIni = tanggalIso(this.kalender.kini());
    const batas = new Date(`${hariIni}T00:00:00Z`);
    batas.setUTCDate(batas.getUTCDate() + HARI_AWAL);
    const rows = await this.repo.akanBerakhir(this.pintu.lingkup(aktor), tanggalIso(batas), MAKS_IZIN);
    return rows.map((k) => {
      const sampai = k.berlaku_sampai ? tanggalIso(k.berlaku_sampai) : hariIni;
      const sisa = selisihHari(hariIni, sampai);
      return {
        ...ringkas(k),
        ur_komoditas: KELOMPOK.get(k.kd_komoditas)?.uraian ?? k.kd_komoditas,
        nama_perusahaan: k.nama_perusahaan,
        berlaku_sampai: sampai,
        sisa_hari: sisa,
        tahap: tahap(sisa),
      };
    });
  }

  /** Form and rows of the last decision for the same goods, to begin the next one with. */
  async sebelumnya(aktor: Aktor, kdRekom: string, kdKomoditas: string) {
    const milik = this.pintu.milik(aktor);
    const id = await this.repo.terakhir(milik, kdRekom, kdKomoditas);
    const p = id === null ? null : await this.berkas.ambil(this.berkas.db, id);
    if (!p) return null;
    const baris = await this.barang.semua(this.berkas.db, p);
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      tahun: p.tahun,
      kepala: p.kepala as Kepala,
      baris: baris.map((b) => b.data as object),
    };
  }

  async ringkasan(aktor: Aktor, dimensi: Dimensi, tahun: number) {
    const rows = await this.repo.ringkasan(this.pintu.lingkup(aktor), dimensi, tahun);
    return Promise.all(
      [...new Set(rows.map((r) => r.kode))].map(async (kode) => {
        const milik = rows.filter((r) => r.kode === kode);
        return {
          kode,
          uraian: await this.nama(dimensi, kode),
          berkas: milik.reduce((a, r) => a + r.berkas, 0),
          jumlah: milik.flatMap((r) =>
            r.satuan ? [{ satuan: r.satuan, diminta: teks(r.diminta), ditetapkan: teks(r.ditetapkan) }] : [],
          ),
        };
      }),
    );
  }
  private async nama(dimensi: Dimensi, kode: string): Promise<string> {
    switch (dimensi) {
      case 'status':
        return STATUS[kode as KdStatus].ur_status;
      case 'layanan':
        return layanan(kode as KdRekom).nama;
      case 'komoditas':
        return KELOMPOK.get(kode)?.uraian ?? kode;
      case 'kl':
        return this.referensi.namaDari('ga', kode);
    }
  }

  async perBulan(aktor: Aktor, tahunDiminta?: number) {
    const tahun = tahunDiminta ?? tahunJakarta(this.kalender.kini());
    return (await this.repo.perBulan(this.pintu.lingkup(aktor), tahun)).map((r) => {
      const [ditetapkan, terealisasi] = [teks(r.ditetapkan), teks(r.terealisasi)];
      return {
        kd_rekom: r.kd_rekom,
        jnsLayanan: layanan(r.kd_rekom as KdRekom).jnsLayanan,
        periode: r.periode,
        satuan: r.satuan,
        izin: r.izin,
        ditetapkan,
        terealisasi,
        sisa: sisaIzin(ditetapkan, terealisasi),
      };
    });
  }

  /** Ministries that have held a file: its own from delivery to conclusion, the coordinator's until it was determined. */
  async kl(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const rows = await this.riwayat.daftar(this.berkas.db, p.id);
    const pada = (...nama: string[]): Date | null => rows.find((r) => nama.includes(r.peristiwa))?.waktu ?? null;
    const terima = pada('integrasi_ok', 'integrasi_pk');
    const simpul = pada('pertimbangan', 'setuju', 'setuju_sebagian', 'tolak', 'terbit_otomatis');
    const tutup = rows.at(-1);
    const selesai = tutup && STATUS[p.kd_status as KdStatus].final ? tutup.waktu : null;
    const rakor = pada('pertimbangan');
    const koordinator = koordinatorKomoditas(p.kd_komoditas);
    return [
      ...(terima
        ? [
            {
              kd_ga: p.kd_ga,
              ur_ga: await this.referensi.namaDari('ga', p.kd_ga),
              sejak: terima,
              sampai: simpul ?? selesai,
            },
          ]
        : []),
      ...(rakor && koordinator
        ? [
            {
              kd_ga: koordinator.kd_ga,
              ur_ga: await this.referensi.namaDari('ga', koordinator.kd_ga),
              sejak: rakor,
              sampai: selesai,
            },
          ]
        : []),
    ];
  }
}

const tahap = (sisa: number): 'D-60' | 'D-30' | 'D-7' | 'berakhir' => {
  const dekat = tahapPengingat('berakhir', sisa);
  return dekat === null ? 'berakhir' : (`D-${dekat}` as 'D-60' | 'D-30' | 'D-7');
};
const ringkas = (k: Keputusan) => ({
  idNk: String(k.id),
  noAju: k.no_aju,
  no_keputusan: k.no_keputusan ?? '',
  jnsLayanan: layanan(k.kd_rekom as KdRekom).jnsLayanan,
  kd_komoditas: k.kd_komoditas,
});
/** Identity numbers are whole for whose work they are. */
const tampil = (aktor: Aktor, k: Keputusan) => {
  const utuh = lihatUtuh(aktor);
  const hari = (d: Date | null): string | null => (d ? tanggalIso(d) : null);
  return {
    ...ringkas(k),
    tgl_keputusan: k.tgl_keputusan ?? new Date(0),
    kd_rekom: k.kd_rekom,
    tahun: k.tahun,
    kd_ga: k.kd_ga,
    kd_status_pengajuan: k.kd_status,
    nib: k.nib && (utuh ? k.nib : samarkan(k.nib)),
    npwp: utuh ? k.npwp : samarkan(k.npwp),
    nama_perusahaan: k.nama_perusahaan,
    berlaku_mulai: hari(k.berlaku_mulai),
    berlaku_sampai: hari(k.berlaku_sampai),
    jumlah_baris: k.jumlah_baris,
  };
};
const barisTampil = (b: BarisKeputusan) => {
  const [ditetapkan, terealisasi] = [teks(b.ditetapkan), teks(b.terealisasi)];
  return {
    ...{
      seri: b.seri,
      uraian: b.uraian,
      hs: b.hs,
      satuan: b.satuan,
      diminta: teks(b.diminta),
      ditetapkan,
      terealisasi,
    },
    sisa: sisaIzin(ditetapkan, terealisasi),
  };
};

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { hariTanggal, jam, tanggalPendek } from '@sinas/domain/format/tanggal';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import { hitungHariKerja } from '@sinas/domain/kalender/hari-kerja';
import { NotifikasiService } from '../notifikasi/notifikasi.service';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { DaftarRepository } from './daftar.repository';
import { KalenderService } from './kalender.service';
import { RingkasanService } from './ringkasan.service';
import type { Ringkasan } from './tampilan';

export interface Tugas {
  jenis: 'perbaikan' | 'draf' | 'gagal_kirim';
  idNk: string;
  noAju: string;
  judul: string;
  kalimat: string;
  tenggat: { angka: string; keterangan: string; mendesak: boolean };
  tombol: string;
}
const MAKS_TUGAS = 6;
const judul = (r: Ringkasan): string => `${r.jnsLayanan} ${r.ur_komoditas} ${r.tahun}`;

/** Home: what must I do now, where are my files, what have I got. */
@Injectable()
export class BerandaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly daftar: DaftarRepository,
    private readonly ringkasan: RingkasanService,
    private readonly kalender: KalenderService,
    private readonly notifikasi: NotifikasiService,
  ) {}

  async beranda(aktor: Aktor) {
    const lingkup = this.pintu.lingkup(aktor);
    const kini = this.kalender.kini();
    const [tugas, berkas, terbit, jumlah_berkas, belum_dibaca] = await Promise.all([
      this.daftar.halaman(lingkup, { kini, arsip: false, kd_status: ['25', '11', '00'] }, 'baru', 1, 50),
      this.daftar.halaman(lingkup, { kini, arsip: false, tanpaDraf: true }, 'baru', 1, 8),
      this.daftar.halaman(lingkup, { kini, kd_status: ['50', '51', '57'] }, 'baru', 1, 5),
      this.daftar.hitung(lingkup, { kini, arsip: false }),
      this.notifikasi.belumDibaca(aktor.id_user),
    ]);
    const daftarTugas = await this.tugas(await this.ringkasan.banyak(aktor, tugas));
    return {
      tugas: daftarTugas,
      berkas: await this.ringkasan.banyak(aktor, berkas),
      jumlah_berkas: jumlah_berkas.total,
      belum_dibaca,
      izin_terbit: (await this.ringkasan.banyak(aktor, terbit)).map((r) => ({
        idNk: r.idNk,
        judul: judul(r),
        jml: r.jml_total,
        satuan: r.ur_satuan,
        berlaku_sampai: r.berlaku_sampai,
      })),
    };
  }

  private async tugas(rows: Ringkasan[]): Promise<Tugas[]> {
    const libur = await this.kalender.libur();
    const kini = this.kalender.kini();
    const urut: Record<Tugas['jenis'], number> = { perbaikan: 0, gagal_kirim: 1, draf: 2 };
    return rows
      .map((r): Tugas => {
        const dasar = { idNk: r.idNk, noAju: r.noAju };
        if (r.kd_status_pengajuan === '25') {
          const sisa = r.perbaikan?.tenggat ? hitungHariKerja(kini, r.perbaikan.tenggat, libur) : 0;
          const butir = r.perbaikan?.butir ?? 0;
          return {
            ...dasar,
            jenis: 'perbaikan',
            judul: `Perbaiki ${judul(r)}`,
            kalimat: `${tanpaSingkatan(r.ur_ga)} mengembalikan ${butir} butir. Ini perbaikan ke-${r.perbaikan?.ke ?? 1}.`,
            tenggat: {
              angka: sisa > 0 ? `${sisa} hari kerja` : 'Hari ini',
              keterangan: `lagi, ${hariTanggal(r.perbaikan?.tenggat)} 23.59 WIB`,
              mendesak: true,
            },
            tombol: `Jawab ${butir} butir`,
          };
        }
        if (r.kd_status_pengajuan === '11')
          return {
            ...dasar,
            jenis: 'gagal_kirim',
            judul: `Kirim ulang ${judul(r)}`,
            kalimat: r.ket_integrasi ?? 'Sistem K/L tidak menjawab. Berkas Anda aman.',
            tenggat: {
              angka: 'Tertahan',
              keterangan: `sejak ${tanggalPendek(r.updated_at)} ${jam(r.updated_at)}`,
              mendesak: true,
            },
            tombol: 'Lihat berkas',
          };
        return {
          ...dasar,
          jenis: 'draf',
          judul: `Lanjutkan draf ${judul(r)}`,
          kalimat: r.jumlah_baris > 0 ? `${r.jumlah_baris} baris barang tersimpan.` : 'Belum ada data barang.',
          tenggat: {
            angka: `${r.persen ?? 0}%`,
            keterangan: `lengkap, tersimpan ${tanggalPendek(r.updated_at)} ${jam(r.updated_at)}`,
            mendesak: false,
          },
          tombol: 'Lanjutkan draf',
        };
      })
      .sort((a, b) => urut[a.jenis] - urut[b.jenis])
      .slice(0, MAKS_TUGAS);
  }
}

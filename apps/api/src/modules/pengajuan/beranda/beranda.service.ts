import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { angka } from '@sinas/domain/format/angka';
import { hariWaktu } from '@sinas/domain/format/tanggal';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { kataBatas } from '@sinas/domain/pengajuan/jam-tampil';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { dalam, HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import { GAGAL_KIRIM, STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DaftarRepository } from '../daftar/daftar.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { RingkasanService } from '../daftar/ringkasan.service';
import type { Ringkasan } from '../lihat/tampilan';
import { TugasRepository, type JenisTugas } from './tugas.repository';

export interface Tugas {
  jenis: JenisTugas | 'draf';
  idNk: string;
  noAju: string;
  judul: string;
  kalimat: string;
  tenggat: { angka: string; keterangan: string; mendesak: boolean };
  tombol: string;
}
const MAKS_MENDESAK = 20;
const MAKS_DRAF = 3;
const judul = (r: Ringkasan): string => `${r.jnsLayanan} ${r.ur_komoditas} ${r.tahun}`;

/** What a file asks of its company; one that asks nothing else is a draft. */
function jenisTugas(status: KdStatus, ditanya: boolean): JenisTugas | 'draf' {
  if (ditanya) return 'informasi';
  if (status === GAGAL_KIRIM) return 'gagal_kirim';
  if (dalam('dikembalikan', status)) return 'perbaikan';
  return STATUS[status].fase === 'tagihan' ? 'bayar' : 'draf';
}

/** Home: what must I do now, where are my files, what have I got. */
@Injectable()
export class BerandaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly daftar: DaftarRepository,
    private readonly tugasRepo: TugasRepository,
    private readonly ringkasan: RingkasanService,
    private readonly kalender: KalenderService,
    private readonly notifikasi: NotifikasiService,
  ) {}

  async beranda(aktor: Aktor) {
    const lingkup = this.pintu.lingkup(aktor);
    const kini = this.kalender.kini();
    const [mendesak, draf, jumlah_tugas, berkas, terbit, jumlah_berkas, belum_dibaca] = await Promise.all([
      this.tugasRepo.terdepan(lingkup, MAKS_MENDESAK),
      this.daftar.halaman(lingkup, { kini, arsip: false, kd_status: [...HIMPUNAN.draf] }, 'baru', 1, MAKS_DRAF),
      this.tugasRepo.hitung(lingkup),
      this.daftar.halaman(lingkup, { kini, arsip: false, tanpaDraf: true }, 'baru', 1, 8),
      this.daftar.halaman(lingkup, { kini, kd_status: [...HIMPUNAN.berlaku] }, 'baru', 1, 5),
      this.daftar.hitung(lingkup, { kini, arsip: false }),
      this.notifikasi.belumDibaca(aktor.id_user),
    ]);
    const libur = await this.kalender.libur();
    return {
      tugas: (await this.ringkasan.banyak(aktor, [...mendesak, ...draf])).map((r) => this.tugas(r, kini, libur)),
      jumlah_tugas,
      berkas: await this.ringkasan.banyak(aktor, berkas),
      jumlah_berkas: jumlah_berkas.total,
      belum_dibaca,
      izin_terbit: (await this.ringkasan.banyak(aktor, terbit)).map((r) => ({
        idNk: r.idNk,
        judul: judul(r),
        jml: r.jml_total,
        satuan: r.satuan && satuanPendek(r.satuan, r.ur_satuan),
        berlaku_sampai: r.berlaku_sampai,
      })),
    };
  }

  private tugas(r: Ringkasan, kini: Date, libur: HariLibur): Tugas {
    const dasar = { idNk: r.idNk, noAju: r.noAju };
    switch (jenisTugas(r.kd_status_pengajuan, r.informasi_tenggat !== null)) {
      case 'perbaikan': {
        const butir = r.perbaikan?.butir ?? 0;
        const tenggat = r.perbaikan?.tenggat;
        return {
          ...dasar,
          jenis: 'perbaikan',
          judul: `Perbaiki ${judul(r)}`,
          kalimat: `${tanpaSingkatan(r.ur_ga)} mengembalikan ${butir} butir. Ini perbaikan ke-${r.perbaikan?.ke ?? 1}.`,
          tenggat: {
            ...(tenggat
              ? kataBatas(tenggat, kini, libur)
              : { angka: 'Dikembalikan', keterangan: `sejak ${hariWaktu(r.meja.sejak)}` }),
            mendesak: true,
          },
          tombol: `Jawab ${butir} butir`,
        };
      }
      case 'informasi':
        return {
          ...dasar,
          jenis: 'informasi',
          judul: `Jawab permintaan informasi ${judul(r)}`,
          kalimat: `${tanpaSingkatan(r.ur_ga)} bertanya tanpa mengembalikan berkas. ${r.meja.berikut}`,
          tenggat: { ...kataBatas(r.informasi_tenggat ?? kini, kini, libur), mendesak: true },
          tombol: 'Jawab',
        };
      case 'bayar':
        return {
          ...dasar,
          jenis: 'bayar',
          judul: `Bayar PNBP ${judul(r)}`,
          kalimat: `${r.meja.berikut} Pembayaran belum dapat dilakukan di portal ini.`,
          tenggat: { angka: 'Belum dibayar', keterangan: `sejak ${hariWaktu(r.meja.sejak)}`, mendesak: true },
          tombol: 'Lihat berkas',
        };
      case 'gagal_kirim':
        return {
          ...dasar,
          jenis: 'gagal_kirim',
          judul: `Kirim ulang ${judul(r)}`,
          kalimat: r.ket_integrasi ?? 'Sistem K/L tidak menjawab. Berkas Anda aman.',
          tenggat: { angka: 'Tertahan', keterangan: `sejak ${hariWaktu(r.updated_at)}`, mendesak: true },
          tombol: 'Lihat berkas',
        };
      case 'draf':
        return {
          ...dasar,
          jenis: 'draf',
          judul: `Lanjutkan draf ${judul(r)}`,
          kalimat: r.jumlah_baris > 0 ? `${angka(r.jumlah_baris)} baris barang tersimpan.` : 'Belum ada data barang.',
          tenggat: {
            angka: `${r.persen ?? 0}%`,
            keterangan: `lengkap, tersimpan ${hariWaktu(r.updated_at)}`,
            mendesak: false,
          },
          tombol: 'Lanjutkan draf',
        };
    }
  }
}

import { Injectable } from '@nestjs/common';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { jadwalBerlaku, type Jadwal } from '@sinas/domain/kalender/jadwal';
import type { JadwalIsi, LayananIsi, LiburIsi, UbahanKalender } from '@sinas/domain/kalender/ubahan';
import { bukaDasar } from '@sinas/domain/pengajuan/dasar';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Tx } from '../../platform/prisma/prisma.service';
import { BerkasKalenderService, type TenggatPindah } from '../pengajuan/tenggat/berkas-kalender.service';
import { KalenderService } from '../pengajuan/tenggat/kalender.service';
import { KelolaKalenderRepository } from './kelola-kalender.repository';

export interface BerkasTersentuh {
  noAju: string;
  nama_perusahaan: string;
  keterangan: string;
}
/** Whom a change touches, before it is made. */
export interface Dampak {
  kalimat: string[];
  berkas: BerkasTersentuh[];
  /** Deadlines that move with it. */
  pindah: TenggatPindah[];
}
const tanpaBerkas = (...kalimat: string[]): Dampak => ({ kalimat, berkas: [], pindah: [] });

@Injectable()
export class DampakService {
  constructor(
    private readonly berkas: BerkasKalenderService,
    private readonly kalender: KalenderService,
    private readonly repo: KelolaKalenderRepository,
  ) {}

  /** With a transaction, the files that would move are kept as they are until it ends. */
  async hitung(u: UbahanKalender, tx?: Tx): Promise<Dampak> {
    if (u.jadwal) return this.jadwal(u.jadwal, u.hapus === true);
    if (u.libur) return this.libur(u.libur, u.hapus === true, tx);
    if (u.layanan) return this.layanan(u.layanan);
    if (u.tahap) return tanpaBerkas(pesan('kalender.dampak_tahap'));
    return tanpaBerkas(pesan('kalender.dampak_pengumuman', { n: await this.repo.akunPerusahaan() }));
  }

  /** Drafts hang on the window of today; what was submitted keeps the one it was submitted in. */
  private async jadwal(isi: JadwalIsi, hapus: boolean): Promise<Dampak> {
    const kini = this.kalender.kini();
    const lama = await this.kalender.jadwalTerbaru();
    const milik = (j: Jadwal) =>
      j.tahun === isi.tahun && j.kd_rekom === isi.kd_rekom && j.kd_komoditas === (isi.kd_komoditas ?? null);
    const baru = [...lama.filter((j) => !milik(j)), ...(hapus ? [] : [keJadwal(isi)])];
    const berlaku = (semua: readonly Jadwal[], kd: string) => jadwalBerlaku(semua, isi.tahun, isi.kd_rekom, kd);
    const terkait = (await this.berkas.terjadwal(isi.tahun, isi.kd_rekom)).filter((b) => {
      const [a, z] = [berlaku(lama, b.kd_komoditas), berlaku(baru, b.kd_komoditas)];
      return waktu(a) !== waktu(z);
    });
    const draf = terkait.filter((b) => b.draf);
    const keadaan = draf.map((b) => {
      const dasar = b.menarik ? 'TARIK' : null;
      const buka = (semua: readonly Jadwal[]) => bukaDasar(berlaku(semua, b.kd_komoditas), isi.tahun, dasar, kini);
      const [a, z] = [buka(lama), buka(baru)];
      return {
        ...b,
        kunci: a === z ? 'kalender.draf_tetap' : z ? 'kalender.draf_buka' : 'kalender.draf_tutup',
      } as const;
    });
    const banyak = (kunci: string) => keadaan.filter((k) => k.kunci === kunci).length;
    return {
      kalimat: [
        pesan('kalender.dampak_jadwal', {
          n: draf.length,
          tutup: banyak('kalender.draf_tutup'),
          buka: banyak('kalender.draf_buka'),
        }),
        pesan('kalender.dampak_terkirim', { n: terkait.length - draf.length }),
      ],
      berkas: keadaan.map((k) => ({
        noAju: k.no_aju,
        nama_perusahaan: k.nama_perusahaan,
        keterangan: pesan(k.kunci),
      })),
      pindah: [],
    };
  }

  private async libur(isi: LiburIsi, hapus: boolean, tx?: Tx): Promise<Dampak> {
    if (hapus) return tanpaBerkas(pesan('kalender.dampak_hapus_libur'));
    const libur = new Set(await this.kalender.liburTerbaru());
    libur.add(isi.tanggal);
    const pindah = await this.berkas.yangPindah(libur, tx);
    const lampau = isi.tanggal < tanggalIso(this.kalender.kini());
    const n = new Set(pindah.map((p) => p.no_aju)).size;
    return {
      kalimat: [
        ...(lampau && n > 0 ? [pesan('kalender.dampak_lampau', { tanggal: tanggal(isi.tanggal) })] : []),
        pesan(n === 0 ? 'kalender.dampak_tanpa' : 'kalender.dampak_libur', { n }),
      ],
      berkas: pindah.map((p) => ({
        noAju: p.no_aju,
        nama_perusahaan: p.nama_perusahaan,
        keterangan: pesan(`kalender.pindah_${p.jenis}`, { dari: tanggal(p.dari), ke: tanggal(p.ke) }),
      })),
      pindah,
    };
  }

  private async layanan({ kd_rekom, fl_terbit_otomatis }: LayananIsi): Promise<Dampak> {
    const kini = this.kalender.kini();
    const semua = await this.berkas.berjalan(kd_rekom);
    const lewat = semua.filter((b) => b.sla_tenggat < kini).length;
    return {
      kalimat: [
        pesan(fl_terbit_otomatis ? 'kalender.dampak_otomatis' : 'kalender.dampak_manual', { n: semua.length, lewat }),
      ],
      berkas: semua.map((b) => ({
        noAju: b.no_aju,
        nama_perusahaan: b.nama_perusahaan,
        keterangan: pesan('kalender.batas_layanan', { tanggal: tanggal(b.sla_tenggat) }),
      })),
      pindah: [],
    };
  }
}

const keJadwal = (j: JadwalIsi): Jadwal => ({
  tahun: j.tahun,
  kd_rekom: j.kd_rekom,
  kd_komoditas: j.kd_komoditas ?? null,
  buka_buat: new Date(j.buka_buat),
  tutup_buat: new Date(j.tutup_buat),
  tutup_ubah: new Date(j.tutup_ubah),
  buka_tarik: j.buka_tarik ? new Date(j.buka_tarik) : null,
  tutup_tarik: j.tutup_tarik ? new Date(j.tutup_tarik) : null,
});
const waktu = (j: Jadwal | null): string =>
  j ? [j.buka_buat, j.tutup_buat, j.tutup_ubah, j.buka_tarik, j.tutup_tarik].map((t) => t?.getTime()).join() : '';

import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import {
  bandingkan,
  kandidatTutup,
  sebagaiPerubahan,
  type EntriTersimpan,
  type KelompokPerubahan,
  type Perubahan,
} from '@sinas/domain/referensi/banding';
import { berkasUntuk } from '@sinas/domain/referensi/berkas/daftar-berkas';
import type { AdaKode } from '@sinas/domain/referensi/berkas/periksa-berkas';
import { DAFTAR_REFERENSI } from '@sinas/domain/referensi/daftar-referensi';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { bacaMuatan, BerkasTakDikenal, type IsiBerkas } from './baca-muatan';
import { EntriRepository } from '../entri.repository';
import { MuatanRepository, type JumlahMuatan, type Muatan } from './muatan.repository';
import { ANAK, PemakaianRepository } from './pemakaian.repository';

export interface BerkasBawaan {
  nama: string;
  isi: Buffer;
}
export const MAKS_MUATAN_KB = 20 * 1024;
const SEHARI_MS = 24 * 60 * 60_000;
const SIMPAN_PRATINJAU_MS = 7 * SEHARI_MS;

/** Looks at a file an operator brings: what it would add, change, close, and what cannot be taken. Nothing takes effect. */
@Injectable()
export class PratinjauService {
  constructor(
    private readonly repo: MuatanRepository,
    private readonly entri: EntriRepository,
    private readonly pemakaian: PemakaianRepository,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async buat(aktor: Aktor, jenis: JenisReferensi, berkas: BerkasBawaan | null): Promise<Muatan> {
    const salah = periksaBerkas(berkas && { nama: berkas.nama, ukuran: berkas.isi.length }, {
      maksKb: MAKS_MUATAN_KB,
      ekstensi: ['csv'],
    });
    if (salah || !berkas) throw this.tolak(undefined, salah ?? pesan('berkas.tidak_valid'));
    const versi = await this.entri.versi(jenis); // before the rows: a change between the two makes the preview stale
    const isi = await this.baca(jenis, berkas.isi);
    const { perubahan, jumlah } = await this.susun(jenis, isi);
    const id = randomUUID();
    await this.buangYangBasi();
    await this.prisma.tx(async (tx) => {
      await this.repo.buat(tx, {
        id,
        jenis,
        berkas: isi.berkas.nama,
        nama_berkas: berkas.nama.replace(/[\\/\p{Cc}]/gu, '_').slice(-180),
        sha256: createHash('sha256').update(berkas.isi).digest('hex'),
        ukuran: berkas.isi.length,
        status: 'pratinjau',
        versi_dasar: versi,
        jumlah,
        dibuat: this.clock.now(),
        dibuat_oleh: aktor.nama,
      });
      await this.repo.tulisPerubahan(tx, id, perubahan);
    });
    return (await this.repo.satu(jenis, id)) as Muatan;
  }

  private async baca(jenis: JenisReferensi, isi: Buffer): Promise<IsiBerkas> {
    try {
      return await bacaMuatan(isi, berkasUntuk(jenis), await this.kodeAcuan(jenis));
    } catch (error) {
      if (error instanceof BerkasTakDikenal) throw this.tolak(error.baris, error.message);
      throw error;
    }
  }

  private async susun(
    jenis: JenisReferensi,
    isi: IsiBerkas,
  ): Promise<{ perubahan: Perubahan[]; jumlah: JumlahMuatan }> {
    const lama = new Map((await this.entri.semua(jenis)).map((e) => [e.kode, e]));
    const hari = this.clock.now();
    const { perubahan, sama } = await bandingkan(
      lama,
      isi.sah,
      {
        berkas: isi.berkas,
        mulai: tanggalIso(hari),
        kemarin: tanggalIso(new Date(hari.getTime() - SEHARI_MS)),
        dipakai: await this.dipakai(jenis, isi, lama),
      },
      setImmediate,
    );
    const semua = [...isi.ditolak.map(sebagaiPerubahan), ...perubahan];
    const hitung = (k: KelompokPerubahan): number => semua.filter((p) => p.kelompok === k).length;
    const jumlah: JumlahMuatan = {
      baris: isi.baris,
      sama,
      tambah: hitung('tambah'),
      ubah: hitung('ubah'),
      tutup: hitung('tutup'),
      pertahankan: hitung('pertahankan'),
      tolak: hitung('tolak'),
    };
    return { perubahan: semua, jumlah };
  }

  /** Codes that the file no longer names and somebody still needs, with who. */
  private async dipakai(jenis: JenisReferensi, isi: IsiBerkas, lama: ReadonlyMap<string, EntriTersimpan>) {
    const calon = new Set(kandidatTutup(lama, isi.sah, isi.berkas).map((e) => e.kode));
    const per = await this.pemakaian.sebutan(jenis, [...calon]);
    if (DAFTAR_REFERENSI[jenis].induk?.jenis !== jenis) return per;
    const ditulis = new Set(isi.sah.map((e) => e.kode));
    for (const e of lama.values())
      if (
        e.induk !== null &&
        calon.has(e.induk) &&
        !calon.has(e.kode) &&
        !ditulis.has(e.kode) &&
        e.berlaku_akhir === null
      )
        per.set(e.induk, per.get(e.induk) ?? ANAK);
    return per;
  }

  /** The lists that this one names codes of, read once. */
  private async kodeAcuan(jenis: JenisReferensi): Promise<AdaKode> {
    const d = DAFTAR_REFERENSI[jenis];
    const perlu = new Set(
      [d.induk?.jenis, ...d.kolom.map((k) => k.acuan)].filter((j) => j !== null && j !== undefined),
    );
    const per = new Map<JenisReferensi, Set<string>>();
    for (const j of perlu) per.set(j, await this.entri.kode(j));
    return (j, kode) => per.get(j)?.has(kode) ?? true;
  }

  private async buangYangBasi(): Promise<void> {
    for (const id of await this.repo.basi(new Date(this.clock.now().getTime() - SIMPAN_PRATINJAU_MS)))
      await this.prisma.tx(async (tx) => {
        await this.repo.buangPerubahan(tx, id);
        await this.repo.ubah(tx, id, { status: 'dibuang' });
      });
  }

  private tolak(baris: number | undefined, message: string): AturanTeks {
    return new AturanTeks(message, [{ langkah: 'berkas', path: 'file', message, ...(baris ? { baris } : {}) }]);
  }
}

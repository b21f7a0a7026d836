import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { EntriTersimpan } from '@sinas/domain/referensi/banding';
import { DAFTAR_REFERENSI } from '@sinas/domain/referensi/daftar-referensi';
import {
  asalDari,
  dataDariTeks,
  dataTeks,
  periksaEntri,
  SUMBER_PETUGAS,
  type Asal,
  type IsiEntri,
  type SalahEntri,
} from '@sinas/domain/referensi/entri';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { kataKosong, kataKunci } from '@sinas/domain/referensi/kata-kunci';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { EntriRepository, type EntriTampil, type Keadaan } from './entri.repository';
import { KeluargaHsService } from './korelasi/keluarga-hs.service';
import { PemakaianRepository } from './muatan/pemakaian.repository';

export interface TanyaEntri {
  keyword?: string;
  tanggal?: string;
  keadaan?: Keadaan;
  asal?: Asal;
  page?: number;
  limit?: number;
}
export interface EntriBaru {
  kode: string;
  uraian: string;
  induk?: string | null;
  /** Fields of the list as texts. */
  data?: Record<string, string>;
  berlaku_mulai?: string | null;
  berlaku_akhir?: string | null;
  /** Why. */
  catatan: string;
}
export interface Bertanda {
  kode: string;
  /** Mark of what the change was made from. */
  versi: string;
  catatan: string;
}
type Peristiwa = 'tambah' | 'ubah' | 'tutup' | 'buka';

/** What a row says, as a short mark: an edit names the one it was made from. */
const versiEntri = ({ kode, ...e }: EntriTersimpan): string =>
  createHash('sha256')
    .update(JSON.stringify([kode, e.uraian, e.induk, e.data, e.urut, e.sumber, e.berlaku_mulai, e.berlaku_akhir]))
    .digest('hex')
    .slice(0, 16);

/** One entry of a list, changed by hand: whoever did it stands in the history with before and after. */
@Injectable()
export class EntriService {
  constructor(
    private readonly repo: EntriRepository,
    private readonly pemakaian: PemakaianRepository,
    private readonly keluarga: KeluargaHsService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async cari(jenis: JenisReferensi, q: TanyaEntri) {
    const page = q.page ?? 1;
    const limit = q.limit ?? 25;
    if (kataKosong(q.keyword)) return { rows: [], meta: { page, limit, total: 0 } };
    const p = {
      jenis,
      kata: kataKunci(q.keyword),
      keadaan: q.keadaan ?? 'semua',
      tanggal: q.tanggal ?? this.hari(),
      ...(q.asal ? { asal: q.asal } : {}),
      limit,
      offset: (page - 1) * limit,
    } as const;
    const [rows, total] = await Promise.all([this.repo.cari(p, jenisInduk(jenis)), this.repo.hitung(p)]);
    return { rows: rows.map((r) => this.tampil(jenis, r)), meta: { page, limit, total } };
  }

  async satu(jenis: JenisReferensi, kode: string) {
    const r = await this.repo.satu(jenis, kode, jenisInduk(jenis));
    if (!r) throw new TidakAda();
    const pemakaian = [...(await this.pemakaian.cari(jenis, [kode])), ...(await this.pemakaian.anak(jenis, kode))].map(
      ({ tempat, jumlah }) => ({ tempat, jumlah }),
    );
    return { ...this.tampil(jenis, r), pemakaian };
  }

  async tambah(aktor: Aktor, jenis: JenisReferensi, body: EntriBaru) {
    this.bukanLayarLain(jenis);
    const kode = body.kode.trim();
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciDaftar(tx, jenis);
      if (await this.repo.kunci(tx, jenis, kode)) throw new Bentrok('referensi.sudah_ada', null, { kode });
      const isi = this.isiDari(jenis, body);
      await this.periksa(jenis, kode, isi, body.data);
      return this.simpan(
        tx,
        aktor,
        jenis,
        'tambah',
        null,
        { ...isi, kode, urut: 0, sumber: SUMBER_PETUGAS },
        body.catatan,
      );
    });
  }

  async ubah(aktor: Aktor, jenis: JenisReferensi, body: EntriBaru & Bertanda) {
    return this.denganEntri(jenis, body, async (tx, lama) => {
      const isi = this.isiDari(jenis, body, lama.data);
      await this.periksa(jenis, lama.kode, isi, body.data);
      return this.simpan(tx, aktor, jenis, 'ubah', lama, { ...lama, ...isi, sumber: SUMBER_PETUGAS }, body.catatan);
    });
  }

  async tutup(aktor: Aktor, jenis: JenisReferensi, body: Bertanda & { berlaku_akhir: string }) {
    return this.denganEntri(jenis, body, async (tx, lama) => {
      if (lama.berlaku_akhir !== null && lama.berlaku_akhir < this.hari()) throw new Bentrok('referensi.sudah_ditutup');
      const baru = { ...lama, berlaku_akhir: body.berlaku_akhir, sumber: SUMBER_PETUGAS };
      await this.periksa(jenis, lama.kode, baru);
      return this.simpan(tx, aktor, jenis, 'tutup', lama, baru, body.catatan);
    });
  }

  async buka(aktor: Aktor, jenis: JenisReferensi, body: Bertanda) {
    return this.denganEntri(jenis, body, async (tx, lama) => {
      if (lama.berlaku_akhir === null) throw new Bentrok('referensi.masih_berlaku');
      return this.simpan(
        tx,
        aktor,
        jenis,
        'buka',
        lama,
        { ...lama, berlaku_akhir: null, sumber: SUMBER_PETUGAS },
        body.catatan,
      );
    });
  }

  private async denganEntri<T>(
    jenis: JenisReferensi,
    { kode, versi }: { kode: string; versi: string },
    kerja: (tx: Tx, lama: EntriTersimpan) => Promise<T>,
  ): Promise<T> {
    this.bukanLayarLain(jenis);
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciDaftar(tx, jenis);
      const lama = await this.repo.kunci(tx, jenis, kode);
      if (!lama) throw new TidakAda();
      if (versiEntri(lama) !== versi)
        throw new Bentrok('referensi.diubah_lain', { entri: this.tampil(jenis, { ...lama, ur_induk: null }) });
      return kerja(tx, lama);
    });
  }

  private async simpan(
    tx: Tx,
    aktor: Aktor,
    jenis: JenisReferensi,
    peristiwa: Peristiwa,
    lama: EntriTersimpan | null,
    baru: EntriTersimpan,
    catatan: string,
  ) {
    await this.repo.tulis(tx, jenis, [baru]);
    if (jenis === 'hs') await this.keluarga.segarkan(tx, baru.kode);
    await this.riwayat.catat(tx, aktor, {
      objek: 'referensi',
      id_objek: jenis,
      peristiwa,
      sebelum: lama && ringkas(jenis, lama),
      sesudah: ringkas(jenis, baru),
      catatan,
    });
    const kini = (await this.repo.kunci(tx, jenis, baru.kode)) ?? baru;
    return this.tampil(jenis, { ...kini, ur_induk: null });
  }

  private isiDari(jenis: JenisReferensi, b: EntriBaru, lama: EntriTersimpan['data'] = {}): IsiEntri {
    return {
      uraian: b.uraian.trim(),
      induk: b.induk?.trim() || null,
      data: dataDariTeks(jenis, teksSaja(b.data), lama),
      berlaku_mulai: b.berlaku_mulai ?? null,
      berlaku_akhir: b.berlaku_akhir ?? null,
    };
  }

  private async periksa(jenis: JenisReferensi, kode: string, isi: IsiEntri, isian: object = {}): Promise<void> {
    const salah = [
      ...isianAsing(jenis, isian),
      ...periksaEntri(jenis, kode, isi),
      ...(await this.acuanHilang(jenis, isi)),
    ];
    if (salah.length > 0)
      throw new AturanDilanggar(
        'umum.isian_salah',
        salah.map((s) => ({ langkah: 'entri', ...s })),
      );
  }
  private async acuanHilang(jenis: JenisReferensi, isi: IsiEntri): Promise<SalahEntri[]> {
    const d = DAFTAR_REFERENSI[jenis];
    const salah: SalahEntri[] = [];
    const perlu = [
      ...(d.induk?.jenis && isi.induk
        ? [{ path: 'induk', label: d.induk.label, ke: d.induk.jenis, kode: isi.induk }]
        : []),
      ...d.kolom.flatMap(({ kd_field, label, acuan }) => {
        const kode = isi.data[kd_field];
        return acuan && typeof kode === 'string' ? [{ path: `data.${kd_field}`, label, ke: acuan, kode }] : [];
      }),
    ];
    for (const { path, label, ke, kode } of perlu)
      if (!(await this.repo.ada(ke, kode))) salah.push({ path, message: pesan('referensi.tak_ada', { label, kode }) });
    return salah;
  }

  private bukanLayarLain(jenis: JenisReferensi): void {
    if (DAFTAR_REFERENSI[jenis].layarSendiri) throw new AturanDilanggar('referensi.layar_sendiri');
  }
  private hari(): string {
    return tanggalIso(this.clock.now());
  }

  private tampil(jenis: JenisReferensi, e: EntriTampil) {
    const hari = this.hari();
    const akan = e.berlaku_mulai !== null && e.berlaku_mulai > hari;
    const ditutup = e.berlaku_akhir !== null && e.berlaku_akhir < hari;
    return {
      kode: e.kode,
      uraian: e.uraian,
      induk: e.induk,
      ur_induk: e.ur_induk,
      data: dataTeks(jenis, e.data),
      sumber: e.sumber,
      asal: asalDari(e.sumber),
      berlaku_mulai: e.berlaku_mulai,
      berlaku_akhir: e.berlaku_akhir,
      keadaan: ditutup ? ('ditutup' as const) : akan ? ('akan' as const) : ('berlaku' as const),
      versi: versiEntri(e),
    };
  }
}

const jenisInduk = (jenis: JenisReferensi): JenisReferensi | null => DAFTAR_REFERENSI[jenis].induk?.jenis ?? null;
function isianAsing(jenis: JenisReferensi, isian: object): SalahEntri[] {
  const kenal = new Set(DAFTAR_REFERENSI[jenis].kolom.map((k) => k.kd_field));
  return Object.entries(isian)
    .filter(([k, v]) => !kenal.has(k) || typeof v !== 'string')
    .map(([k]) => ({
      path: `data.${k.slice(0, 60)}`,
      message: pesan('isian.tidak_dikenal', { label: k.slice(0, 60) }),
    }));
}
const teksSaja = (data: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(data ?? {}).filter((p): p is [string, string] => typeof p[1] === 'string'));
/** For the history: what a reader of the list sees, not what follows from it. */
const ringkas = (jenis: JenisReferensi, e: EntriTersimpan): object => ({
  kode: e.kode,
  uraian: e.uraian,
  induk: e.induk,
  ...dataTeks(jenis, e.data),
  berlaku_mulai: e.berlaku_mulai,
  berlaku_akhir: e.berlaku_akhir,
});

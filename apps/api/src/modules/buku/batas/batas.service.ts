import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { akunBatas, akunSumber, kunciAkun, pemilikOrganisasi } from '@sinas/domain/buku/akun';
import { aturBatas, batasTerendah, kdGaBatas, komoditasBerbatas } from '@sinas/domain/buku/batas';
import { banding, kurangi, type Desimal } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { grupPos, kunciPos, posBaris, type Pos } from '@sinas/domain/neraca/pos';
import { keLazim, satuanLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { pesan, type KunciPesan, type NilaiPesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, runIn } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BukuRepository } from '../buku.repository';
import { uraianPos } from '@sinas/domain/neraca/kata-pos';
import { BatasRepository, type BatasBaris } from './batas.repository';

export interface BatasMasukan {
  npwp: string;
  tahun: number;
  kd_komoditas: string;
  /** Of `jml`, one of the commodity's. */
  satuan: string;
  elemen: Pos['elemen'];
  jml: Desimal;
  dasar: string;
  /** 0 = not set yet. */
  versi: number;
}
export interface SaringBatasMasukan {
  tahun: number;
  kd_komoditas?: string;
  cari?: string;
  page?: number;
  limit?: number;
}

const LIMIT = 25;
/** In the unit of the line; a thousand of them together still fit into an account. */
const MAKS_BATAS = '999999999999';
/** Limits of companies for permits that no meeting determines (PERTEK, RIPH): set by the ministry that issues them. */
@Injectable()
export class BatasService {
  constructor(
    private readonly repo: BatasRepository,
    private readonly buku: BukuRepository,
    private readonly elemen: ElemenService,
    private readonly referensi: ReferensiService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** The same limit again changes nothing; on another version than was read: Bentrok with the limit as it is. */
  async atur(aktor: Aktor, m: BatasMasukan) {
    if (kdGaBatas(m.kd_komoditas) === null) throw new TidakAda();
    if (!milik(aktor).includes(m.kd_komoditas)) throw new TidakBerwenang('batas.bukan_pengatur');
    const pos = await this.pos(m);
    const perusahaan = await this.repo.perusahaan(m.npwp);
    if (!perusahaan) throw salah('npwp', 'batas.tanpa_perusahaan');
    const kini = this.clock.now();
    const jml = ubahSatuan(m.jml, m.satuan, pos.satuan);
    if (banding(jml, MAKS_BATAS) > 0) throw salah('jml', 'batas.terlalu_besar', { jml: sebut(pos, MAKS_BATAS) });
    const pemilik = pemilikOrganisasi(perusahaan.id);
    const akun = akunBatas(pos, pemilik);
    const id = await this.prisma.tx(async (tx) => {
      const run = runIn(tx);
      // The account is the lock: whoever sets or draws waits here.
      const saldo = await this.buku.kunci(run, [akunSumber(pos, 'P.BATAS'), akun]);
      const ada = await this.repo.satu(run, perusahaan.id, kunciPos(pos));
      if (ada && ada.jml === jml && ada.dasar === m.dasar) return ada.id;
      if ((ada?.versi ?? 0) !== m.versi)
        throw new Bentrok('umum.versi_usang', ada && { versi: ada.versi, jml: ada.jml, nama: ada.nama });
      const sebelum = ada?.jml ?? (await this.repo.diberi(run, akun));
      const terendah = batasTerendah(sebelum, saldo.get(kunciAkun(akun)) ?? '0');
      if (banding(jml, terendah) < 0) throw salah('jml', 'batas.terlalu_rendah', { jml: sebut(pos, terendah) });
      const isi = { id_organisasi: perusahaan.id, dasar: m.dasar, nama: aktor.nama };
      const baru = await this.repo.simpan(tx, ada, { ...pos, ...isi, jml, sebelum, id_user: aktor.id_user }, kini);
      const gerak = aturBatas(kunciBatas(baru.id, baru.versi), { pos, pemilik, sebelum, jml });
      const asal = { id_pengajuan: null, dokumen: { dasar: m.dasar }, pelaku: aktor.nama, kejadian: kini };
      await this.buku.catat(
        run,
        gerak.map((g) => ({ ...g, ...asal })),
      );
      await this.riwayat.catat(tx, aktor, {
        ...{ objek: 'batas', id_objek: String(baru.id), peristiwa: ada ? 'ubah' : 'tambah' },
        sebelum: ada && { jml: ada.jml, dasar: ada.dasar },
        sesudah: { jml, dasar: m.dasar, perusahaan: perusahaan.nama, kunci: kunciPos(pos) },
      });
      return baru.id;
    });
    return this.satu(aktor, id);
  }

  async daftar(aktor: Aktor, q: SaringBatasMasukan) {
    const s = { tahun: q.tahun, kd_komoditas: pilih(aktor, q.kd_komoditas), cari: q.cari };
    const { page = 1, limit = LIMIT } = q;
    const halaman = { limit, offset: (page - 1) * limit };
    const [rows, total] = await Promise.all([this.repo.daftar(s, halaman), this.repo.hitung(s)]);
    return { rows: await Promise.all(rows.map((b) => this.tampil(b))), meta: { page, limit, total } };
  }
  /** Its versions, newest first. */
  async perubahan(aktor: Aktor, id: string) {
    if (!/^\d{1,18}$/.test(id)) throw new TidakAda();
    const b = await this.ambil(aktor, BigInt(id));
    const lazim = (n: Desimal): string => keLazim(n, b.satuan, satuanLazim(b.kd_komoditas, b.satuan));
    return (await this.repo.perubahan(b.id)).map(({ versi, sebelum, jml, dasar, nama, waktu }) => ({
      ...{ versi, sebelum: lazim(sebelum), jml: lazim(jml), dasar, nama, waktu },
    }));
  }
  /** Decisions that passed a limit nobody had set. */
  async lewat(aktor: Aktor, q: SaringBatasMasukan) {
    const s = { tahun: q.tahun, kd_komoditas: pilih(aktor, q.kd_komoditas), cari: q.cari };
    const { page = 1, limit = LIMIT } = q;
    const halaman = { limit, offset: (page - 1) * limit };
    const [rows, total] = await Promise.all([this.repo.lewat(s, halaman), this.repo.hitungLewat(s)]);
    const tampil = rows.map(async ({ id, kejadian, id_pengajuan, dokumen, perusahaan, npwp, jml, diatur, ...pos }) => ({
      ...(await this.line(pos)),
      ...{ id: String(id), kejadian, idNk: id_pengajuan === null ? null : String(id_pengajuan), diatur },
      ...{ noAju: dokumen.no_aju ?? null, no_keputusan: dokumen.no_keputusan ?? null, perusahaan, npwp },
      jml: keLazim(jml, pos.satuan, satuanLazim(pos.kd_komoditas, pos.satuan)),
    }));
    return { rows: await Promise.all(tampil), meta: { page, limit, total } };
  }
  /** Commodities of which the actor reads limits, with what a line of them is told by. */
  async komoditas(aktor: Aktor, tahun: number) {
    return Promise.all(
      milik(aktor).flatMap((kode) => {
        const k = KELOMPOK.get(kode);
        return k ? [this.satuKomoditas(k, tahun)] : [];
      }),
    );
  }
  private async satuKomoditas(
    k: Parameters<typeof grupPos>[0] & { kode: string; uraian: string; satuan: readonly string[] },
    tahun: number,
  ) {
    const opsi = await this.elemen.untuk(k.kode, tahun);
    const satuan = k.satuan.map(async (s) => ({ kode: s, nama: await this.referensi.namaDari('satuan', s) }));
    return {
      ...{ kd_komoditas: k.kode, ur_komoditas: k.uraian, satuan: await Promise.all(satuan) },
      grup: grupPos(k).map((grup) => ({
        grup,
        opsi: (opsi[grup] ?? []).map(({ kd_elemen, ur_elemen }) => ({ kode: kd_elemen, nama: ur_elemen })),
      })),
    };
  }

  private async satu(aktor: Aktor, id: bigint) {
    return this.tampil(await this.ambil(aktor, id));
  }
  private async ambil(aktor: Aktor, id: bigint): Promise<BatasBaris> {
    const b = await this.repo.ambil(id, milik(aktor));
    if (!b) throw new TidakAda();
    return b;
  }
  private async tampil(b: BatasBaris) {
    const lazim = (n: Desimal): string => keLazim(n, b.satuan, satuanLazim(b.kd_komoditas, b.satuan));
    return {
      ...{ id: String(b.id), perusahaan: b.perusahaan, npwp: b.npwp, ...(await this.line(b)) },
      ...{ jml: lazim(b.jml), bebas: lazim(b.bebas), terbit: lazim(kurangi(b.jml, b.bebas)) },
      ...{ dasar: b.dasar, versi: b.versi, nama: b.nama, updated_at: b.updated_at },
    };
  }
  private async line({ tahun, kd_komoditas, satuan, elemen }: Pos) {
    const lazim = satuanLazim(kd_komoditas, satuan);
    return {
      ...{ tahun, kd_komoditas, ur_komoditas: KELOMPOK.get(kd_komoditas)?.uraian ?? kd_komoditas, elemen },
      uraian: uraianPos(await this.elemen.untuk(kd_komoditas, tahun), elemen),
      ...{ satuan: lazim, ur_satuan: await this.referensi.namaDari('satuan', lazim) },
    };
  }

  /** The line must be one that a permit of the commodity could stand on, of a year that has not ended. */
  private async pos(m: BatasMasukan): Promise<Pos> {
    const kelompok = KELOMPOK.get(m.kd_komoditas);
    if (!kelompok?.satuan.includes(m.satuan)) throw salah('satuan', 'batas.satuan_salah', { satuan: m.satuan });
    if (m.tahun < Number(tanggalIso(this.clock.now()).slice(0, 4)))
      throw salah('tahun', 'batas.tahun_berakhir', { tahun: String(m.tahun) });
    const pos = posBaris(m, m.satuan, m.elemen);
    const opsi = await this.elemen.untuk(m.kd_komoditas, m.tahun);
    const grup = grupPos(kelompok);
    const dikenal = grup.every((g) => opsi[g]?.some((o) => o.kd_elemen === m.elemen[g]));
    if (!dikenal || kunciPos(pos) !== kunciPos({ ...pos, elemen: m.elemen }))
      throw salah('elemen', 'batas.elemen_salah');
    return pos;
  }
}

/** Key of the movement of one version of a limit, without its kind. */
export const kunciBatas = (id: bigint, versi: number): string => `batas:${id}:${versi}`;
function milik(aktor: Aktor): string[] {
  const lingkup = lingkupAktor(aktor);
  if (lingkup?.jenis === 'semua') return komoditasBerbatas(null);
  return lingkup?.jenis === 'ga' ? komoditasBerbatas(lingkup.kd_ga) : [];
}
const pilih = (aktor: Aktor, satu: string | undefined): string[] =>
  milik(aktor).filter((k) => satu === undefined || k === satu);
const sebut = (pos: Pos, n: Desimal): string => {
  const lazim = satuanLazim(pos.kd_komoditas, pos.satuan);
  return kuantitas(keLazim(n, pos.satuan, lazim), lazim);
};
const salah = (path: string, kunci: KunciPesan, nilai: NilaiPesan = {}): AturanDilanggar =>
  new AturanDilanggar(kunci, [{ langkah: 'batas', path, message: pesan(kunci, nilai) }], nilai);

import { Injectable } from '@nestjs/common';
import { Ingatan, sisiGerak } from '@sinas/domain/buku/ingatan';
import { akunBatas, kunciAkun, type Akun, type BarisIzin } from '@sinas/domain/buku/akun';
import { aturBatas } from '@sinas/domain/buku/batas';
import { kunciRealisasi, realisasiDari, realisasikan, type IsiPeristiwa } from '@sinas/domain/buku/realisasi';
import type { Gerak, Pindah } from '@sinas/domain/buku/gerak';
import type { Saldo } from '@sinas/domain/buku/izin';
import { PrismaService, runIn, type RunSql } from '../../../platform/prisma/prisma.service';
import { IkatBatasService } from '../../buku/batas/ikat-batas.service';
import { BukuService } from '../../buku/buku.service';
import { KejadianPembukaService } from '../../buku/pembuka/kejadian-pembuka.service';
import { PeriksaBukuService, type MutasiRow, type TemuanBuku } from '../../buku/periksa-buku.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BukuBerkasService, kunciKejadian } from './buku-berkas.service';
import type { SumberIzin } from './sumber-izin';
import { SumberRepository } from '../dasar/sumber.repository';
import { PabeanRepository } from '../pabean/pabean.repository';
import { KejadianRapatRepository } from './kejadian-rapat.repository';
import { KejadianBukuRepository, type KejadianRow, type LetakKejadian } from './kejadian-buku.repository';

/** History is sorted once for so many. */
const SEKALI_KEJADIAN = 20_000;

/** The ledger from the events of files: opened where there was none, and held against them ever after. */
@Injectable()
export class PutarBukuService {
  constructor(
    private readonly kejadian: KejadianBukuRepository,
    private readonly berkas: PengajuanRepository,
    private readonly buku: BukuService,
    private readonly bukuBerkas: BukuBerkasService,
    private readonly ada: PeriksaBukuService,
    private readonly pabean: PabeanRepository,
    private readonly rapat: KejadianRapatRepository,
    private readonly sumber: SumberRepository,
    private readonly ikat: IkatBatasService,
    private readonly pembuka: KejadianPembukaService,
    private readonly prisma: PrismaService,
  ) {}

  /** Books events that were never booked, by date. Answers how many; again, it finds none. */
  async buka(): Promise<number> {
    let n = 0;
    for await (const k of this.semua())
      if (!(await this.dibukukan(k)))
        n += await this.prisma.tx(async (tx) => {
          const run = runIn(tx);
          const p = await this.berkas.kunci(run, null, k.id_pengajuan);
          if (!p) return 0;
          this.bukuBerkas.catat(run, waktuItu(p, k), k);
          await this.buku.bukukan(run, k.waktu);
          return (await this.dibukukan(k, run)) ? 1 : 0;
        });
    return n;
  }

  /** What is wrong with the ledger: in itself, and against what happened. */
  async periksa(): Promise<{ mutasi: number; kejadian: number; temuan: TemuanBuku[] }> {
    const temuan = await this.ada.temuan();
    const ingatan = new Ingatan();
    const terikat = new Set<string>();
    const sumber = dariIngatan(ingatan, terikat);
    let mutasi = 0;
    for await (const milik of this.ada.menurutKejadian()) {
      mutasi += milik.length;
      const [, jenis, id = '', urut = ''] = /^(berkas|pabean|batas):(\d+):(\d+):/.exec(milik[0]?.kunci ?? '') ?? [];
      if (jenis === 'berkas') temuan.push(...(await this.banding(milik, [id, urut], ingatan, sumber)));
      if (jenis === 'batas') temuan.push(...(await this.bandingBatas(milik, [id, urut], ingatan, terikat)));
      if (jenis === 'pabean') temuan.push(...(await this.bandingPabean(milik, [id, urut], ingatan)));
      for (const sumberLain of [this.rapat, this.pembuka])
        if (sumberLain.milik(milik[0]?.kunci ?? '')) temuan.push(...(await bandingSusun(sumberLain, milik, ingatan)));
      for (const m of milik) ingatan.catat({ pindah: pindahDari(m) });
    }
    temuan.push(...(await this.sumber.janggal()).map((di) => ({ aturan: 'cadangan selama pengajuan berjalan', di })));
    temuan.push(...(await this.pabean.janggal()).map((di) => ({ aturan: 'barang pabean dibukukan', di })));
    temuan.push(...(await this.ikat.janggal()).map((di) => ({ aturan: 'batas perusahaan dibukukan', di })));
    temuan.push(...(await this.pembuka.janggal()).map((di) => ({ aturan: 'izin sebelum portal dibukukan', di })));
    let banyak = 0;
    for await (const k of this.semua()) {
      banyak += 1;
      if (await this.dibukukan(k)) continue;
      const p = await this.berkas.ambil(this.berkas.db, k.id_pengajuan);
      const { susun } = p
        ? await this.bukuBerkas.muat(runIn(this.berkas.db), waktuItu(p, k), k, sumber)
        : { susun: () => [] };
      if ((await susun(ingatan.saldo)).length > 0)
        temuan.push({ aturan: 'kejadian dibukukan', di: kunciKejadian(k.id_pengajuan, k.urut) });
    }
    return { mutasi, kejadian: banyak, temuan };
  }

  /** What was booked for an event, and what follows from it. */
  private async banding(
    milik: readonly MutasiRow[],
    [id, urut]: [string, string],
    ingatan: Ingatan,
    sumber: SumberIzin,
  ): Promise<TemuanBuku[]> {
    const di = `berkas:${id}:${urut}`;
    const k = await this.kejadian.satu(BigInt(id), Number(urut));
    const p = await this.berkas.ambil(this.berkas.db, BigInt(id));
    if (!k || !p) return [{ aturan: 'mutasi punya kejadian', di }];
    const dari = sumberItu(milik, id);
    const { susun } = await this.bukuBerkas.muat(runIn(this.berkas.db), waktuItu(p, k), k, {
      ...sumber,
      kini: async (x) => (dari !== null && (await this.sumber.rantai(x)).includes(dari) ? dari : x),
    });
    return samaSisi(await susun(ingatan.saldo), milik, ingatan) ? [] : [{ aturan: 'mutasi mengikuti kejadian', di }];
  }

  private async bandingPabean(
    milik: readonly MutasiRow[],
    [id, urut]: [string, string],
    ingatan: Ingatan,
  ): Promise<TemuanBuku[]> {
    const di = kunciRealisasi(id, Number(urut));
    const p = await this.pabean.satuPeristiwa(BigInt(id), Number(urut));
    if (!p) return [{ aturan: 'mutasi punya kejadian', di }];
    const r = realisasiDari(p.isi as unknown as IsiPeristiwa, (x): BarisIzin => {
      const akun = ingatan.milik(`baris:${x}`, 'P.TERBIT')[0] as Akun;
      return { id: x, pos: akun.pos, pemilik: akun.pemilik };
    });
    const { gerak } = realisasikan(di, r, ingatan.saldo);
    return samaSisi(gerak, milik, ingatan) ? [] : [{ aturan: 'mutasi mengikuti kejadian', di }];
  }

  /** From here on the limit binds: nothing is given above it. */
  private async bandingBatas(
    milik: readonly MutasiRow[],
    [id, versi]: [string, string],
    ingatan: Ingatan,
    terikat: Set<string>,
  ): Promise<TemuanBuku[]> {
    const di = `batas:${id}:${versi}`;
    const p = await this.ikat.perubahan(BigInt(id), Number(versi));
    if (!p) return [{ aturan: 'mutasi punya kejadian', di }];
    terikat.add(kunciAkun(akunBatas(p.pos, p.pemilik)));
    return samaSisi(aturBatas(di, p), milik, ingatan) ? [] : [{ aturan: 'mutasi mengikuti kejadian', di }];
  }

  private async *semua(): AsyncGenerator<KejadianRow> {
    let letak: LetakKejadian | null = null;
    for (;;) {
      const rows: KejadianRow[] = await this.kejadian.sesudah(letak, SEKALI_KEJADIAN);
      yield* rows;
      letak = rows.at(-1) ?? null;
      if (!letak || rows.length < SEKALI_KEJADIAN) return;
    }
  }

  /** Keys of events that the ledger knows. */
  private async dibukukan({ id_pengajuan, urut }: KejadianRow, run?: RunSql): Promise<boolean> {
    const kunci = await this.ada.kunci(id_pengajuan, run);
    return kunci.some((k) => k.startsWith(`${kunciKejadian(id_pengajuan, urut)}:`));
  }
}

/** What was booked of something that tells by itself what follows from it. */
async function bandingSusun(
  dari: { susun: (kunci: string) => Promise<((saldo: Saldo) => Gerak[]) | null> },
  milik: readonly MutasiRow[],
  ingatan: Ingatan,
): Promise<TemuanBuku[]> {
  const di = milik[0]?.kunci ?? '';
  const susun = await dari.susun(di);
  if (!susun) return [{ aturan: 'mutasi punya kejadian', di }];
  return samaSisi(susun(ingatan.saldo), milik, ingatan) ? [] : [{ aturan: 'mutasi mengikuti kejadian', di }];
}
/** Do these movements say what was booked? */
const samaSisi = (gerak: readonly Gerak[], milik: readonly MutasiRow[], ingatan: Ingatan): boolean =>
  JSON.stringify(sisiGerak(gerak, ingatan.saldo)) ===
  JSON.stringify(milik.flatMap((m) => m.sisi.map((x) => `${kunciAkun(x.akun)} ${x.jml}`)));
/** Which plan or case movements of a file have drawn from: a plan that was replaced since is not asked. */
function sumberItu(milik: readonly MutasiRow[], id: string): bigint | null {
  const akun = milik
    .flatMap((m) => m.sisi.map((x) => x.akun))
    .find((a) => a.jenis === 'P.DITETAPKAN' && a.sumber !== `berkas:${id}`);
  return akun ? BigInt(akun.sumber.replace('berkas:', '')) : null;
}
/** Sides come in pairs: who gives, who takes. */
const pindahDari = ({ sisi }: MutasiRow): Pindah[] =>
  sisi.flatMap((ke, i): Pindah[] => {
    const dari = i % 2 ? sisi[i - 1] : undefined;
    return dari ? [{ dari: dari.akun, ke: ke.akun, jml: ke.jml }] : [];
  });
/** The file as the event has left it, where that has changed since. */
const waktuItu = (p: BerkasRow, k: KejadianRow): BerkasRow => ({
  ...p,
  versi_keputusan: k.versi_keputusan ?? p.versi_keputusan,
});
const dariIngatan = (i: Ingatan, terikat: ReadonlySet<string>): SumberIzin => {
  const milik = (ids: readonly bigint[], jenis: 'P.TERBIT' | 'P.TEREALISASI') =>
    ids.flatMap((id) => i.milik(`baris:${id}`, jenis).map((a) => ({ ...a, id: String(id) })));
  return {
    izin: (ids, jenis = 'P.TERBIT') => Promise.resolve(milik(ids, jenis)),
    terealisasi: (ids) =>
      Promise.resolve(new Map(milik(ids, 'P.TEREALISASI').map(({ id, saldo }) => [id, saldo] as const))),
    cadangan: (id) => Promise.resolve(i.milik(`berkas:${id}`, 'P.DICADANGKAN').map((a) => a.pos)),
    kini: (id) => Promise.resolve(id),
    terikat: () => Promise.resolve(terikat),
  };
};

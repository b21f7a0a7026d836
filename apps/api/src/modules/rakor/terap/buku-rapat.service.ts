import { Injectable } from '@nestjs/common';
import { akunEvaluasi, evaluasikan, kurangTersisa, type PenguranganRapat } from '@sinas/domain/buku/evaluasi';
import { akunRapat, bukukanRapat, lepasRapat, type GarisRapat, type KebutuhanRapat } from '@sinas/domain/buku/rapat';
import { akunDitetapkan, akunTersedia, type Akun } from '@sinas/domain/buku/akun';
import { kurangi } from '@sinas/domain/format/angka';
import type { Gerak } from '@sinas/domain/buku/gerak';
import { kuantitas } from '@sinas/domain/format/satuan';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { keLazim, satuanLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { berkasTertunda } from '@sinas/domain/rakor/baris';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import type { Saldo } from '@sinas/domain/buku/izin';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar } from '../../../platform/errors';
import { runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { BukuService, SaldoKurang } from '../../buku/buku.service';
import { GarisService } from '../../neraca/garis.service';
import { RapatBerkasService } from '../../pengajuan/rapat/rapat-berkas.service';
import { barisDikurangi, type IsiBerita } from '../sah/isi-berita';
import { VersiRepository } from '../sah/versi.repository';

export const kunciRapat = (id: bigint, versiBa: number): string => `rakor:${id}:${versiBa}`;
interface Rapat {
  id: bigint;
  versi_ba: number;
  no_ba: string | null;
}

/** What the last signature under a meeting moves in the quantity ledger: its lines and all its rows, in one movement. */
@Injectable()
export class BukuRapatService {
  constructor(
    private readonly buku: BukuService,
    private readonly berkas: RapatBerkasService,
    private readonly nasional: GarisService,
    private readonly versi: VersiRepository,
    private readonly clock: Clock,
  ) {}

  /** Books it now, in the caller's transaction. Throws AturanDilanggar where a line would be passed. */
  async bukukan(tx: Tx, r: Rapat, isi: IsiBerita, pelaku: string): Promise<void> {
    const run = runIn(tx);
    const garis = isi.garis.map(({ pos, belum_dialokasikan }): GarisRapat => ({ pos, belum: belum_dialokasikan }));
    const terkunci = await this.nasional.kunci(
      tx,
      isi.garis.map((g) => g.kunci),
    );
    let butuh: KebutuhanRapat[] = [];
    const kunci = kunciRapat(r.id, r.versi_ba);
    const evaluasi = async () => {
      const kurang = await this.pengurangan(tx, isi);
      butuh = kurang;
      return {
        akun: akunEvaluasi(garis, kurang),
        susun: (saldo: Saldo) => {
          masihAda(isi, kurang, saldo);
          return satu(evaluasikan(kunci, garis, kurang, saldo));
        },
      };
    };
    const penetapan = async () => {
      const { akun, hitung } = await this.kebutuhan(run, isi);
      return {
        akun: [...akunRapat(garis), ...akun],
        susun: (saldo: Saldo) => {
          butuh = hitung(saldo);
          return satu(bukukanRapat(kunci, garis, butuh, saldo));
        },
      };
    };
    this.buku.nanti(run, {
      ...{ id_pengajuan: null, dokumen: { id_rakor: String(r.id), no_ba: r.no_ba, versi: r.versi_ba }, pelaku },
      kejadian: this.clock.now(),
      muat: JENIS_RAKOR[isi.jenis as KdJenisRakor].evaluasi ? evaluasi : penetapan,
    });
    await this.buku.bukukan(run).catch((error: unknown) => this.lewat(error, isi));
    await this.versi.simpanButuh(tx, r.id, r.versi_ba, butuh);
    await this.nasional.naik(
      tx,
      terkunci.map((g) => g.id),
    );
  }

  /** What was determined for a file that could not take it goes back, with the transaction of the push. */
  lepas(tx: Tx, r: Rapat, isi: IsiBerita, idBerkas: bigint, pelaku: string): void {
    const rows = isi.garis.flatMap((g) =>
      g.baris.filter((b) => b.id_pengajuan === String(idBerkas)).map((b) => ({ pos: g.pos, pemilik: b.akun })),
    );
    const kunci = kunciRapat(r.id, r.versi_ba);
    const akun = rows.flatMap((b) => [akunDitetapkan(b.pos, b.pemilik, String(idBerkas)), akunTersedia(b.pos)]);
    this.buku.nanti(runIn(tx), {
      ...{ id_pengajuan: null, dokumen: { id_rakor: String(r.id), no_ba: r.no_ba, versi: r.versi_ba }, pelaku },
      kejadian: this.clock.now(),
      muat: () =>
        Promise.resolve({
          akun,
          susun: (saldo: Saldo) => {
            const gerak = lepasRapat(kunci, String(idBerkas), rows, saldo);
            return gerak ? [gerak] : [];
          },
        }),
    });
  }

  /** What files need: of new ones what they were determined at, of those that change a decision what they lack for it. */
  private async kebutuhan(
    run: RunSql,
    isi: IsiBerita,
  ): Promise<{ akun: Akun[]; hitung: (saldo: Saldo) => KebutuhanRapat[] }> {
    const rows = isi.garis.flatMap((g) => g.baris.map((b) => ({ ...b, pos: g.pos })));
    const tertunda = berkasTertunda(rows);
    const aktif = rows.filter((b) => !tertunda.has(b.no_aju) && b.penetapan !== null && b.penetapan !== '0');
    const tetap = aktif
      .filter((b) => !b.perubahan)
      .map((b): KebutuhanRapat => ({
        ...{ id_berkas: b.id_pengajuan, pemilik: b.akun, pos: b.pos },
        jml: ubahSatuan(b.penetapan ?? '0', b.satuan, b.pos.satuan),
      }));
    const akun: Akun[] = [];
    const berubah: ((saldo: Saldo) => KebutuhanRapat[])[] = [];
    for (const id of new Set(aktif.filter((b) => b.perubahan).map((b) => b.id_pengajuan))) {
      const diberi = new Map(rows.filter((b) => b.id_pengajuan === id).map((b) => [b.id_baris, b.penetapan ?? '0']));
      const k = await this.berkas.kebutuhan(run, BigInt(id), diberi);
      akun.push(...k.akun);
      berubah.push((saldo) => k.hitung(saldo).map((x) => ({ ...x, id_berkas: id })));
    }
    return { akun, hitung: (saldo) => [...tetap, ...berubah.flatMap((f) => f(saldo))] };
  }

  /** What an evaluation takes, row by row. */
  private async pengurangan(tx: Tx, isi: IsiBerita): Promise<PenguranganRapat[]> {
    const run = runIn(tx);
    const rows = barisDikurangi(isi);
    const ada = await this.berkas.berlakuTerkunci(tx, [...new Set(rows.map((b) => BigInt(b.id_pengajuan)))]);
    const lain = rows.find((b) => (ada.get(BigInt(b.id_baris))?.ada ?? b.usulan) !== b.usulan);
    if (lain) throw new AturanDilanggar('rakor.berlaku_berubah', [], { no_aju: lain.no_aju, n: lain.seri });
    const izin = await this.buku.izin(
      run,
      rows.map((b) => BigInt(b.id_baris)),
    );
    const menurutId = new Map(izin.map((i) => [i.id, i]));
    return rows.map((b): PenguranganRapat => {
      const { pos, pemilik } = menurutId.get(b.id_baris) ?? { pos: b.pos, pemilik: b.akun };
      const dasar = (jml: string): string => ubahSatuan(jml, b.satuan, pos.satuan);
      const jml = kurangi(dasar(b.usulan), dasar(b.penetapan ?? '0'));
      return { id: b.id_baris, pos, pemilik, id_berkas: b.id_pengajuan, jml };
    });
  }

  /** The ledger refuses what passes a line; people read the sums. */
  private async lewat(error: unknown, isi: IsiBerita): Promise<never> {
    if (!(error instanceof SaldoKurang)) throw error;
    const { pos } = error.akun;
    const g = isi.garis.find((x) => x.kunci === kunciPos(pos));
    const nasional = (await this.nasional.menurutKunci(this.versi.db, [kunciPos(pos)])).get(kunciPos(pos));
    const lazim = satuanLazim(pos.kd_komoditas, pos.satuan);
    const sebut = (n: string): string => kuantitas(keLazim(n, pos.satuan, lazim), lazim);
    throw new AturanDilanggar('rakor.plafon_buku', [], {
      uraian: g?.uraian || pos.kd_komoditas,
      ...{ jml: sebut(g?.penetapan ?? error.diminta), plafon: sebut(nasional?.plafon ?? '0') },
      lebih: sebut(kurangi(error.diminta, error.saldo)),
    });
  }
}

const satu = (g: Gerak | null): Gerak[] => (g ? [g] : []);
/** Goods came in after the board was closed: what is signed no longer holds. */
function masihAda(isi: IsiBerita, kurang: readonly PenguranganRapat[], saldo: Saldo): void {
  const lebih = kurangTersisa(kurang, saldo);
  if (!lebih) return;
  const b = isi.garis.flatMap((g) => g.baris).find((x) => x.id_baris === lebih.id);
  const pos = kurang.find((x) => x.id === lebih.id)?.pos;
  const lazim = pos ? satuanLazim(pos.kd_komoditas, pos.satuan) : '';
  const sebut = (n: string): string => (pos ? kuantitas(keLazim(n, pos.satuan, lazim), lazim) : n);
  throw new AturanDilanggar('rakor.sisa_berkurang', [], {
    ...{ no_aju: b?.no_aju ?? '', n: b?.seri ?? 0, minta: sebut(lebih.minta), ada: sebut(lebih.ada) },
  });
}

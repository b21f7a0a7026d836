import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import {
  akunBatas,
  akunDicadangkan,
  akunDitetapkan,
  kunciAkun,
  type Akun,
  type Pemilik,
} from '@sinas/domain/buku/akun';
import { banding, jumlahkan, kurangi, type Desimal } from '@sinas/domain/format/angka';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import { PrismaService, runIn, type RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { IkatBatasService } from '../../buku/batas/ikat-batas.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { DasarService, jumlahPos } from '../dasar/dasar.service';
import { sebutJumlah, sebutPos } from '@sinas/domain/neraca/kata-pos';
import { SumberRepository } from '../dasar/sumber.repository';
import type { Jumlah } from './andai.service';
import { BukuBerkasService, danaLayanan } from './buku-berkas.service';
import { pemilikBerkas } from './susun-buku.service';

export interface AndaiMintaPos {
  kunci: string;
  uraian: string;
  diminta: Jumlah;
  /** What the company's permits of this line still let it import; of a change, its parent's among them. */
  dipegang: Jumlah;
  /** At most so much may be asked for; null = nothing but the decision bounds it. */
  paling_banyak: Jumlah | null;
  /** Of that, what is left; null where there is no bound, or where more is asked for. */
  sisa: Jumlah | null;
  lebih: Jumlah | null;
}
export interface HasilAndaiMinta {
  /** Why it could not be sent, or not be granted as it is asked for, with the sums; null = it could. */
  sebab: string | null;
  pos: AndaiMintaPos[];
}

/** What would be if a company's own draft were sent and granted as it stands. It tells of no other company. */
@Injectable()
export class AndaiMintaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly berkas: BukuBerkasService,
    private readonly buku: BukuService,
    private readonly batas: IkatBatasService,
    private readonly dasar: DasarService,
    private readonly sumber: SumberRepository,
    private readonly elemen: ElemenService,
    private readonly prisma: PrismaService,
  ) {}

  /** Throws Bentrok where it can be changed no more. */
  async hitung(aktor: Aktor, kunci: string): Promise<HasilAndaiMinta> {
    const p = await this.pintu.bacaMilik(aktor, kunci);
    if (p.id_organisasi === null) throw new TidakAda();
    if (!dalam('dapatUbah', p.kd_status))
      throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
    const run = runIn(this.prisma);
    const minta = jumlahPos(p, await this.sumber.diminta(run, p.id, p.kd_rekom));
    const pos = minta.map((m) => m.pos);
    const pemilik = pemilikBerkas(p, null);
    const [dipegang, boleh] = [
      await this.buku.milik(run, pemilik, 'P.TERBIT', pos),
      await this.palingBanyak(run, p, pemilik, pos),
    ];
    const kata = await this.elemen.untuk(p.kd_komoditas, p.tahun);
    return {
      sebab: minta.length === 0 ? null : await this.sebab(run, p),
      pos: minta.map(({ pos: x, jml }) => {
        const sebut = (n: Desimal): Jumlah => ({ jml: n, sebut: sebutJumlah(x, n) });
        const paling = boleh.get(kunciPos(x)) ?? null;
        const beda = paling === null ? null : kurangi(paling, jml);
        return {
          ...{ kunci: kunciPos(x), uraian: sebutPos(x, kata), diminta: sebut(jml) },
          dipegang: sebut(dipegang.get(kunciPos(x)) ?? '0'),
          paling_banyak: paling === null ? null : sebut(paling),
          sisa: beda === null || banding(beda, '0') < 0 ? null : sebut(beda),
          lebih: beda === null || banding(beda, '0') >= 0 ? null : sebut(kurangi('0', beda)),
        };
      }),
    };
  }

  /** In the words of the step that would refuse it. */
  private async sebab(run: RunSql, p: BerkasRow): Promise<string | null> {
    const halangan = p.id_sumber === null ? [] : await this.dasar.masalah(p, null);
    if (halangan.length > 0) return halangan.map((m) => m.message).join('. ');
    try {
      await this.berkas.andaiMinta(run, p);
      return null;
    } catch (error) {
      if (error instanceof AturanDilanggar) return error.message;
      throw error;
    }
  }

  /** By pos: what is free of what it draws from, and what a change has of its parent. Not named = not bounded. */
  private async palingBanyak(
    run: RunSql,
    p: BerkasRow,
    pemilik: Pemilik,
    pos: readonly Pos[],
  ): Promise<Map<string, Desimal>> {
    const akun = await this.asal(run, p, pemilik, pos);
    if (akun.length === 0) return new Map();
    const saldo = await this.buku.saldo(run, akun);
    const induk = await this.berkas.induk(run, p);
    const terikat = new Set(akun.map((a) => kunciPos(a.pos)));
    return new Map(
      pos
        .map(kunciPos)
        .filter((k) => terikat.has(k))
        .map((k) => [
          k,
          jumlahkan([
            ...akun.filter((a) => kunciPos(a.pos) === k).map((a) => saldo.get(kunciAkun(a)) ?? '0'),
            ...[...induk.terbit, ...induk.terealisasi].filter((x) => kunciPos(x.pos) === k).map((x) => x.saldo),
          ]),
        ]),
    );
  }
  private async asal(run: RunSql, p: BerkasRow, pemilik: Pemilik, pos: readonly Pos[]): Promise<Akun[]> {
    if (p.id_sumber !== null) {
      const sumber = String(await this.sumber.kini(run, p.id_sumber));
      return pos.flatMap((x) => [akunDitetapkan(x, pemilik, sumber), akunDicadangkan(x, pemilik, String(p.id))]);
    }
    if (danaLayanan(p.kd_rekom) !== 'P.BATAS') return [];
    const akun = pos.map((x) => akunBatas(x, pemilik));
    const terikat = await this.batas.terikat(run, akun);
    return akun.filter((a) => terikat.has(kunciAkun(a)));
  }
}

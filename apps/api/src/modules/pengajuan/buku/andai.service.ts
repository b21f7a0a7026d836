import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { banding, jumlahkan, kurangi, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { kunciAkun, type JenisAkun } from '@sinas/domain/buku/akun';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { AturanDilanggar, Bentrok } from '../../../platform/errors';
import { PrismaService, runIn } from '../../../platform/prisma/prisma.service';
import type { Andai } from '../../buku/buku.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { sebutJumlah, sebutPos } from '@sinas/domain/neraca/kata-pos';
import { PenetapanBerkasService, posDari } from '../tetapkan/penetapan-berkas.service';
import { BukuBerkasService } from './buku-berkas.service';

/** Exact decimal text in the unit of the line, and as people say it. */
export interface Jumlah {
  jml: Desimal;
  sebut: string;
}
/** Others that wait for a quantity of the same line. */
export interface MenungguLain {
  banyak: number;
  jumlah: Jumlah;
  /** Of them, oldest first, those that would get less than they ask for; only names that the reader may know. */
  tidak_kebagian: { no_aju: string; nama: string; diminta: Jumlah }[];
  /** And as many more, of other ministries. */
  tidak_kebagian_lain: number;
}
export interface AndaiPos {
  kunci: string;
  uraian: string;
  /** At most so much may be given beside what the replaced decision still has. */
  batas: Jumlah;
  /** Goes back to the source. */
  kembali: Jumlah;
  bebas: Jumlah;
  izin_lama: Jumlah;
  izin_baru: Jumlah;
  /** Of the national balance; null = it is not what the file is decided from, or has no line yet. */
  tersedia: Jumlah | null;
  /** More than the balance has: the line would have to be raised. */
  kurang: Jumlah | null;
  menunggu: MenungguLain | null;
}
export interface HasilAndai {
  boleh: boolean;
  /** Why not, with the sums. */
  sebab: string | null;
  pos: AndaiPos[];
}
/** So many others are looked at. */
const MAKS_LAIN = 500;
const positif = (n: Desimal): Desimal => (banding(n, '0') > 0 ? n : '0');

/** What would be if a file were given so much: the ledger's own movements, applied to nothing. */
@Injectable()
export class AndaiService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly buku: BukuBerkasService,
    private readonly lain: PenetapanBerkasService,
    private readonly elemen: ElemenService,
    private readonly prisma: PrismaService,
  ) {}

  /** `diberi`: by row, in the row's unit; rows that are not named as they stand. Throws Bentrok where nothing is open. */
  async hitung(aktor: Aktor, kunci: string, diberi: ReadonlyMap<string, Desimal>): Promise<HasilAndai> {
    const p = await this.pintu.baca(aktor, kunci);
    if (!dalam('berjalan', p.kd_status)) throw new Bentrok('andai.tidak_diproses', await this.alur.kini(p, aktor));
    try {
      const hasil = await this.buku.andai(runIn(this.prisma), p, diberi);
      return { boleh: true, sebab: null, pos: await this.susun(aktor, p, hasil) };
    } catch (error) {
      if (error instanceof AturanDilanggar) return { boleh: false, sebab: error.message, pos: [] };
      throw error;
    }
  }

  private async susun(aktor: Aktor, p: BerkasRow, hasil: Andai): Promise<AndaiPos[]> {
    const pos = [...new Map(hasil.akun.map((a) => [kunciPos(a.pos), a.pos])).values()];
    const kata = await this.elemen.untuk(p.kd_komoditas, p.tahun);
    return Promise.all(
      pos.map(async (x) => {
        const milik = akunPos(hasil, x);
        const sebut = (jml: Desimal): Jumlah => ({ jml, sebut: sebutJumlah(x, jml) });
        const [bebas, cadangan] = [milik('P.DITETAPKAN'), milik('P.DICADANGKAN')];
        const [tersedia, batas, terbit] = [milik('N.TERSEDIA'), milik('P.BATAS'), milik('P.TERBIT')];
        const menarik = p.id_sumber !== null;
        const nasional = !menarik && tersedia.ada ? garisNasional(tersedia, milik('SUMBER')) : null;
        return {
          ...{ kunci: kunciPos(x), uraian: sebutPos(x, kata) },
          batas: sebut(menarik ? jumlahkan([bebas.sebelum, cadangan.sebelum]) : (nasional?.sebelum ?? batas.sebelum)),
          kembali: sebut(positif(kurangi(bebas.sesudah, bebas.sebelum))),
          bebas: sebut(menarik ? bebas.sesudah : batas.sesudah),
          ...{ izin_lama: sebut(terbit.sebelum), izin_baru: sebut(terbit.sesudah) },
          tersedia: nasional ? sebut(positif(nasional.sesudah)) : null,
          kurang: nasional?.sesudah.startsWith('-') ? sebut(kurangi('0', nasional.sesudah)) : null,
          menunggu: nasional ? await this.menunggu(aktor, p, x, positif(nasional.sesudah)) : null,
        };
      }),
    );
  }

  /** Companies are not told of one another. */
  private async menunggu(aktor: Aktor, p: BerkasRow, pos: Pos, sisa: Desimal): Promise<MenungguLain | null> {
    const lingkup = lingkupAktor(aktor);
    if (lingkup?.jenis !== 'semua' && lingkup?.jenis !== 'ga') return null;
    const [menunggu, diKl] = [
      await this.lain.menunggu(p.tahun, p.kd_komoditas, MAKS_LAIN),
      await this.lain.diKl(p.tahun, p.kd_komoditas, MAKS_LAIN),
    ];
    const berkas = [...menunggu, ...diKl].filter((b) => b.id !== p.id);
    const baris = await this.lain.baris(berkas.map((b) => b.id));
    const sebut = (jml: Desimal): Jumlah => ({ jml, sebut: sebutJumlah(pos, jml) });
    let ada = sisa;
    const semua = berkas.flatMap((b) => {
      const minta = jumlahkan(
        baris
          .filter((r) => r.id_pengajuan === b.id && kunciPos(posDari(b, r)) === kunciPos(pos))
          .map((r) => ubahSatuan(rapikan((r.jml_kl ?? r.jml).toFixed()), r.satuan, pos.satuan)),
      );
      if (banding(minta, '0') <= 0) return [];
      const cukup = banding(minta, ada) <= 0;
      ada = positif(kurangi(ada, minta));
      return [{ b, minta, cukup }];
    });
    const pendek = semua.filter((x) => !x.cukup);
    const dikenal = pendek.filter(({ b }) => lingkup.jenis === 'semua' || lingkup.kd_ga === b.kd_ga);
    return {
      ...{ banyak: semua.length, jumlah: sebut(jumlahkan(semua.map((x) => x.minta))) },
      tidak_kebagian: dikenal.map(({ b, minta }) => ({
        ...{ no_aju: b.no_aju, nama: b.nama_perusahaan, diminta: sebut(minta) },
      })),
      tidak_kebagian_lain: pendek.length - dikenal.length,
    };
  }
}

interface SebelumSesudah {
  ada: boolean;
  /** Of a source; null = without a limit. */
  batas: Desimal | null;
  sebelum: Desimal;
  sesudah: Desimal;
}
/** Sums of a kind of account on one line. */
const akunPos =
  ({ akun, sebelum, sesudah, batas }: Andai, pos: Pos) =>
  (jenis: JenisAkun): SebelumSesudah => {
    const milik = akun.filter((a) => a.jenis === jenis && kunciPos(a.pos) === kunciPos(pos)).map(kunciAkun);
    const jumlah = (saldo: Andai['sebelum']): Desimal => jumlahkan(milik.map((k) => saldo.get(k) ?? '0'));
    const limit = milik.flatMap((k) => batas.get(k) ?? []);
    return { ada: milik.length > 0, batas: limit[0] ?? null, sebelum: jumlah(sebelum), sesudah: jumlah(sesudah) };
  };
/** What the line still bears: what is assigned to nobody, and what may be fixed up to its ceiling. Null = no ceiling yet. */
function garisNasional(
  tersedia: SebelumSesudah,
  sumber: SebelumSesudah,
): { sebelum: Desimal; sesudah: Desimal } | null {
  const { batas } = sumber;
  if (batas === null) return null;
  return {
    sebelum: jumlahkan([tersedia.sebelum, batas, sumber.sebelum]),
    sesudah: jumlahkan([tersedia.sesudah, batas, sumber.sesudah]),
  };
}

import { Injectable } from '@nestjs/common';
import { akunSumber, kunciAkun, pemilikOrganisasi, type Akun, type Dana } from '@sinas/domain/buku/akun';
import type { MasalahPembuka } from '@sinas/domain/buku/baca-pembuka';
import { akunDana } from '@sinas/domain/buku/izin';
import { banding, jumlahkan, kurangi, type Desimal } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { keLazim, satuanLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { IkatBatasService } from '../batas/ikat-batas.service';
import { BukuService } from '../buku.service';
import { uraianPos } from '@sinas/domain/neraca/kata-pos';
import { danaPembuka, posPembuka } from './izin-pembuka';
import type { IzinDinilai } from './nilai-pembuka.service';

/** What a workbook brings onto one line, or onto one company's limit; decimal texts in `satuan`. */
export interface GarisPembuka {
  tahun: number;
  ur_komoditas: string;
  uraian: string;
  /** Of a limit: whose it is. */
  perusahaan: string | null;
  satuan: string;
  ur_satuan: string;
  izin: number;
  jml: string;
  terealisasi: string;
  /** What the line or the limit still bears; null = nothing bounds it yet. */
  ada: string | null;
  /** More than that by so much; null = it fits. */
  kurang: string | null;
}
interface Kumpulan {
  pos: Pos;
  dana: Dana;
  akun: Akun;
  perusahaan: string | null;
  nomor: number;
  izin: Set<string>;
  jml: Desimal;
  terealisasi: Desimal;
}
type Kalimat = 'pembuka.melebihi_plafon' | 'pembuka.melebihi_batas';

/** Sums of a workbook, line by line, beside what each line still bears. */
@Injectable()
export class GarisPembukaService {
  constructor(
    private readonly buku: BukuService,
    private readonly ikat: IkatBatasService,
    private readonly elemen: ElemenService,
    private readonly referensi: ReferensiService,
  ) {}

  async hitung(
    run: RunSql,
    izin: readonly IzinDinilai[],
  ): Promise<{ garis: GarisPembuka; masalah: MasalahPembuka[] }[]> {
    const semua = kumpulkan(izin);
    const akun = semua.flatMap((k) => [k.akun, akunSumber(k.pos, k.dana)]);
    const { saldo, batas } = await this.buku.keadaan(run, akun);
    const terikat = await this.ikat.terikat(
      run,
      semua.flatMap((k) => (k.dana === 'P.BATAS' ? [k.akun] : [])),
    );
    return Promise.all(
      semua.map(async (k) => {
        const bebas = saldo.get(kunciAkun(k.akun)) ?? '0';
        const sumber = kunciAkun(akunSumber(k.pos, k.dana));
        const plafon = k.dana === 'N.TERSEDIA' ? batas.get(sumber) : undefined;
        const garis = plafon === undefined ? null : jumlahkan([bebas, plafon, saldo.get(sumber) ?? '0']);
        const ada = k.dana === 'P.BATAS' && terikat.has(kunciAkun(k.akun)) ? bebas : garis;
        const kurang = ada !== null && banding(k.jml, ada) > 0 ? kurangi(k.jml, ada) : null;
        const kalimat: Kalimat = k.dana === 'P.BATAS' ? 'pembuka.melebihi_batas' : 'pembuka.melebihi_plafon';
        const kata = kurang === null ? null : await this.melebihi(kalimat, k.pos, { ada: ada ?? '0', minta: k.jml });
        return {
          garis: await this.tampil(k, ada, kurang),
          masalah: kata === null ? [] : [{ nomor: k.nomor, medan: 'jml' as const, pesan: kata }],
        };
      }),
    );
  }

  /** The sums of what is loaded and of what there is. */
  async melebihi(kalimat: Kalimat, pos: Pos, { ada, minta }: { ada: Desimal; minta: Desimal }): Promise<string> {
    const lazim = satuanLazim(pos.kd_komoditas, pos.satuan);
    const sebut = (n: Desimal): string => kuantitas(keLazim(n, pos.satuan, lazim), lazim);
    const uraian = [...(await this.kata(pos)), String(pos.tahun)].filter(Boolean).join(' ');
    return pesan(kalimat, { uraian, ada: sebut(ada), minta: sebut(minta) });
  }

  private async kata(pos: Pos): Promise<[string, string]> {
    const opsi = await this.elemen.untuk(pos.kd_komoditas, pos.tahun);
    return [KELOMPOK.get(pos.kd_komoditas)?.uraian ?? pos.kd_komoditas, uraianPos(opsi, pos.elemen)];
  }
  private async tampil(k: Kumpulan, ada: Desimal | null, kurang: Desimal | null): Promise<GarisPembuka> {
    const { pos } = k;
    const [ur_komoditas, uraian] = await this.kata(pos);
    const satuan = satuanLazim(pos.kd_komoditas, pos.satuan);
    const lazim = (n: Desimal): string => keLazim(n, pos.satuan, satuan);
    return {
      ...{ tahun: pos.tahun, ur_komoditas, uraian, perusahaan: k.perusahaan, izin: k.izin.size },
      ...{ satuan, ur_satuan: await this.referensi.namaDari('satuan', satuan) },
      ...{ jml: lazim(k.jml), terealisasi: lazim(k.terealisasi) },
      ...{ ada: ada && lazim(ada), kurang: kurang && lazim(kurang) },
    };
  }
}

/** By line, or by line and company where a limit stands behind the permits. */
function kumpulkan(izin: readonly IzinDinilai[]): Kumpulan[] {
  const semua = new Map<string, Kumpulan>();
  for (const i of izin)
    for (const b of i.baris) {
      const [pos, dana] = [posPembuka(i, b.satuan, b.elemen), danaPembuka(i.kd_rekom)];
      const akun = akunDana(dana, pos, pemilikOrganisasi(i.id_organisasi));
      const ada = semua.get(kunciAkun(akun)) ?? {
        ...{ pos, dana, akun, perusahaan: dana === 'P.BATAS' ? i.perusahaan : null, nomor: i.nomor },
        ...{ izin: new Set<string>(), jml: '0', terealisasi: '0' },
      };
      ada.izin.add(i.no_keputusan);
      ada.jml = jumlahkan([ada.jml, ubahSatuan(b.jml, b.satuan, pos.satuan)]);
      ada.terealisasi = jumlahkan([ada.terealisasi, ubahSatuan(b.terealisasi, b.satuan, pos.satuan)]);
      semua.set(kunciAkun(akun), ada);
    }
  return [...semua.values()].sort((a, b) => (kunciPos(a.pos) < kunciPos(b.pos) ? -1 : 1));
}

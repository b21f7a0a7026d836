import { Injectable } from '@nestjs/common';
import {
  periksaIzinPembuka,
  type BarisPembukaBaca,
  type MasalahPembuka,
  type MedanPembuka,
} from '@sinas/domain/buku/baca-pembuka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { salahHs } from '@sinas/domain/komoditas/hs-kelompok';
import { GRUP_POS, grupPos } from '@sinas/domain/neraca/pos';
import { pesan, type KunciPesan, type NilaiPesan } from '@sinas/domain/pesan/pesan';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { PembukaRepository, type IzinBaru, type PembukaIzin, type PerusahaanRow } from './pembuka.repository';

/** A permit of the workbook, and the company that it was given to. */
export interface IzinDinilai extends IzinBaru {
  perusahaan: string;
  /** Row of the workbook that it begins at. */
  nomor: number;
}
const NAMA_GRUP = { '02': 'jenis barang', '03': 'peruntukan' } as const;
const MAKS_KODE = 10;

/** Forms of a tax number that a company may be stored under: fifteen digits, or sixteen with a zero before them. */
const bentukNpwp = (n: string): string[] =>
  n.length === 15 ? [n, `0${n}`] : n.startsWith('0') ? [n, n.slice(1)] : [n];

/** Rows of a workbook against what the portal knows: companies, tariff lines, elements, permits. */
@Injectable()
export class NilaiPembukaService {
  constructor(
    private readonly repo: PembukaRepository,
    private readonly elemen: ElemenService,
    private readonly korelasi: KorelasiService,
  ) {}

  /** `dikenal`: numbers that were loaded before, just so. */
  async nilai(
    run: RunSql,
    rows: readonly BarisPembukaBaca[],
  ): Promise<{ izin: IzinDinilai[]; dikenal: string[]; masalah: MasalahPembuka[] }> {
    const masalah = [...periksaIzinPembuka(rows), ...(await this.periksaDaftar(rows))];
    const perusahaan = await this.repo.perusahaan([...new Set(rows.flatMap((r) => bentukNpwp(r.npwp)))]);
    const nomor = [...new Set(rows.map((r) => r.no_keputusan))];
    const portal = await this.repo.terbitDiPortal(run, nomor);
    const dimuat = new Map((await this.repo.dimuat(run, nomor)).map((i) => [i.no_keputusan, i]));
    const izin: IzinDinilai[] = [];
    const dikenal: string[] = [];
    for (const no of nomor) {
      const milik = rows.filter((r) => r.no_keputusan === no);
      const [awal] = milik;
      if (!awal) continue;
      const salah = (medan: MedanPembuka, kunci: KunciPesan, nilai: NilaiPesan = {}): void => {
        masalah.push({ nomor: awal.nomor, medan, pesan: pesan(kunci, nilai) });
      };
      const calon = pilih(perusahaan, awal);
      const [milikSiapa] = calon;
      if (!milikSiapa) salah('npwp', 'pembuka.tanpa_perusahaan');
      else if (calon.length > 1) salah('nib', 'pembuka.perusahaan_ganda');
      if (portal.has(no)) salah('no_keputusan', 'pembuka.izin_portal', { no });
      if (!milikSiapa) continue;
      const baru = izinDari(milik, awal, milikSiapa);
      const lama = dimuat.get(no);
      if (!lama) izin.push(baru);
      else if (samaIsi(lama, baru)) dikenal.push(no);
      else salah('no_keputusan', 'pembuka.izin_berubah', { no });
    }
    return { izin, dikenal, masalah: masalah.sort((a, b) => a.nomor - b.nomor) };
  }

  /** Tariff lines go with their commodity, and elements are just those that it counts apart. */
  private async periksaDaftar(rows: readonly BarisPembukaBaca[]): Promise<MasalahPembuka[]> {
    const masalah: MasalahPembuka[] = [];
    for (const kd of new Set(rows.map((r) => r.kd_komoditas))) {
      const kelompok = KELOMPOK.get(kd);
      if (!kelompok) continue;
      const hs = await this.korelasi.untuk(kd);
      for (const r of rows.filter((x) => x.kd_komoditas === kd)) {
        const kata = salahHs(r.hs, kelompok, hs);
        if (kata !== null) masalah.push({ nomor: r.nomor, medan: 'hs', pesan: kata });
        const opsi = await this.elemen.untuk(kd, r.tahun);
        for (const g of GRUP_POS) {
          const [nama, kode] = [NAMA_GRUP[g], (opsi[g] ?? []).map((o) => o.kd_elemen)];
          const wajib = grupPos(kelompok).includes(g);
          const isi = r.elemen[g];
          if (!wajib && isi) masalah.push({ nomor: r.nomor, medan: g, pesan: pesan('pembuka.elemen_lebih', { nama }) });
          if (wajib && !kode.includes(isi ?? '')) {
            const daftar = kode.slice(0, MAKS_KODE).join(', ');
            masalah.push({ nomor: r.nomor, medan: g, pesan: pesan('pembuka.salah_elemen', { nama, kode: daftar }) });
          }
        }
      }
    }
    return masalah;
  }
}

/** Companies that a row may mean: one, where it names the NIB or the number is of one only. */
function pilih(semua: readonly PerusahaanRow[], { npwp, nib }: BarisPembukaBaca): PerusahaanRow[] {
  const milik = semua.filter((p) => bentukNpwp(npwp).includes(p.npwp));
  return nib === '' ? milik : milik.filter((p) => p.nib === nib);
}
const izinDari = (
  milik: readonly BarisPembukaBaca[],
  {
    nomor,
    no_keputusan,
    tgl_keputusan,
    kd_rekom,
    kd_komoditas,
    tahun,
    berlaku_mulai,
    berlaku_sampai,
  }: BarisPembukaBaca,
  { id, nama, npwp }: PerusahaanRow,
): IzinDinilai => ({
  ...{ nomor, no_keputusan, tgl_keputusan, id_organisasi: id, npwp, perusahaan: nama },
  ...{ kd_rekom, kd_komoditas, tahun, berlaku_mulai, berlaku_sampai },
  baris: milik.map(({ hs, uraian, elemen, satuan, jml, terealisasi }, i) => ({
    ...{ seri: i + 1, hs, uraian, elemen, satuan, jml, terealisasi },
  })),
});
/** What a permit says, in one text; the order of its rows does not matter. */
const isi = (i: IzinBaru): string =>
  JSON.stringify([
    ...[i.tgl_keputusan, i.id_organisasi, i.kd_rekom, i.kd_komoditas, i.tahun, i.berlaku_mulai, i.berlaku_sampai],
    i.baris
      .map((b) => [b.hs, b.uraian, b.elemen['02'], b.elemen['03'], b.satuan, b.jml, b.terealisasi].join('|'))
      .sort(),
  ]);
const samaIsi = (lama: PembukaIzin, baru: IzinBaru): boolean => isi(lama) === isi(baru);

import type { Writable } from 'node:stream';
import type { BarisMentah } from '@sinas/domain/baris/jenis-baris';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import type { OpsiKelompok } from '@sinas/domain/komoditas/elemen';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { tampilHs } from '@sinas/domain/format/tampil';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { PELABUHAN_TETAP } from '@sinas/domain/referensi/saring';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { BarisImporService, type BerkasImpor, type IndeksBaris } from '../../pengajuan/baris/baris-impor.service';
import { BerkasTerkunciService } from '../../pengajuan/alur/berkas-terkunci.service';
import { KepalaBacaService } from '../../pengajuan/draf/kepala-baca.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { PilihanElemenService } from '../../referensi/komoditas/pilihan-elemen.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { susunDaftar, type Pilihan } from '../nilai/daftar-pilihan';
import { ImporRepository } from '../impor.repository';
import { tulisRekaman, type CaraBaca } from '../nilai/petakan-baris';
import { bentukLembar, type BentukLembar, type KolomNomor } from './bentuk-lembar';
import { LetakTersimpan } from './letak-tersimpan';
import { periksaInfo } from './periksa-info';
import { tulisKunci, VERSI_TEMPLAT, type InfoTemplat } from './templat';
import type { BarisTulis, IsiBuku, LembarTulis } from '../tulis/isi-buku';
import { tulisBuku } from '../tulis/tulis-buku';

export interface TautanTemplat {
  url: string;
  nama_file: string;
  versi_templat: number;
}
/** A sheet, and how its cells are read and written. */
export type BahanLembar = Omit<LembarTulis, 'baris'> & { cara: CaraBaca };
/** All of a workbook but its rows. */
export type BahanBuku = Omit<IsiBuku, 'lembar'> & { lembar: readonly BahanLembar[] };

/** The workbook made for one file: its columns, its live lists, the rows it has. */
@Injectable()
export class TemplatService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisImporService,
    private readonly kepala: KepalaBacaService,
    private readonly referensi: ReferensiService,
    private readonly pilihan: PilihanElemenService,
    private readonly korelasi: KorelasiService,
    private readonly elemen: ElemenService,
    private readonly repo: ImporRepository,
    private readonly clock: Clock,
  ) {}

  async tautan(aktor: Aktor, idNk: string): Promise<TautanTemplat> {
    const p = await this.pintu.baca(aktor, idNk);
    return { url: `/nk/v2/data-nk/templat/${p.id}`, nama_file: this.namaFile(p), versi_templat: VERSI_TEMPLAT };
  }

  /** Everything that can fail has happened when this resolves; `tulis` only writes. */
  async unduh(aktor: Aktor, idNk: string): Promise<{ nama: string; tulis: (ke: Writable) => Promise<void> }> {
    const berkas = await this.pintu.baca(aktor, idNk);
    const bahan = await this.bahan(berkas, aktor);
    const lembar = bahan.lembar.map((l) => ({ ...l, baris: this.barisTersimpan(berkas, l) }));
    return { nama: this.namaFile(berkas), tulis: (ke) => tulisBuku(ke, { ...bahan, lembar }) };
  }
  private async *barisTersimpan(p: BerkasImpor, { jenis, nomor, cara }: BahanLembar): AsyncGenerator<BarisTulis[]> {
    let letak: LetakTersimpan | null = null;
    for await (const rows of this.baris.alir(p.id, jenis)) {
      const di = (letak ??= await this.letak(p, nomor));
      yield rows.map((b) => ({
        kunci: tulisKunci(b.id, b.versi),
        letak: di.nomor(nomor, b),
        sel: tulisRekaman(b.data as BarisMentah, cara),
      }));
    }
  }
  private async letak(p: BerkasImpor, nomor: readonly KolomNomor[]): Promise<LetakTersimpan> {
    const indeks = new Map<string, IndeksBaris>();
    for (const { sendiri, jenis } of nomor) if (!sendiri) indeks.set(jenis.kode, await this.baris.indeks(p.id, jenis));
    return new LetakTersimpan(indeks);
  }

  /** The sheets of a workbook that was made for this file. */
  async bentuk(info: InfoTemplat, p: BerkasImpor, jenis = 'baris'): Promise<BentukLembar[]> {
    periksaInfo(info, p);
    const semua = bentukLembar(this.baris.jenis(p), await this.baris.dasar(p));
    return jenis === 'distribusi' ? semua.filter((b) => b.jenis.kode === DISTRIBUSI.kode) : semua;
  }
  /** Does the service of a file ask to whom goods go? */
  berdistribusi(p: BerkasImpor): boolean {
    return this.baris.jenis(p).has(DISTRIBUSI.kode);
  }

  /** `aktor`: who will read it; null = whoever may read the file. `jenis`: what the workbook brings. */
  async bahan(p: BerkasImpor, aktor: Aktor | null, jenis = 'baris'): Promise<BahanBuku> {
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (!kelompok) throw new TidakAda();
    const info: InfoTemplat = {
      idNk: String(p.id),
      noAju: p.no_aju,
      kd_komoditas: p.kd_komoditas,
      jenis: p.jenis_rekaman,
      tahun: p.tahun,
      versi: VERSI_TEMPLAT,
    };
    const opsi = await this.elemen.untuk(kelompok.kode, p.tahun);
    const [negara, pelabuhan, satuan, contohHs, perusahaan, permohonan] = await Promise.all([
      this.ditawarkan('negara', kelompok.kode, opsi),
      this.ditawarkan('pelabuhan', kelompok.kode, opsi),
      this.referensi.pilihan('satuan'),
      this.korelasi.hsKelompok(kelompok.kode).then((hs) => this.referensi.hsUntuk(hs)),
      p.id_organisasi ? this.repo.namaPerusahaan(p.id_organisasi) : p.kd_ga,
      this.kepala.untuk(aktor, p),
    ]);
    const sumber = { kelompok, opsi, negara, pelabuhan, satuan, contohHs };
    const bentuk = await this.bentuk(info, p, jenis);
    return {
      info,
      uraian: { layanan: layanan(p.kd_rekom as KdRekom).nama, komoditas: kelompok.uraian, perusahaan },
      permohonan,
      lembar: bentuk.map((b) => {
        const daftar = susunDaftar(b.kolom, sumber);
        return { ...b, daftar, cara: { kolom: b.kolom, daftar, tahun: p.tahun } };
      }),
      contohHs: contohHs.map((h) => `${tampilHs(h.kode)} - ${h.nama}`.slice(0, 200)),
      dibuat: this.clock.now(),
    };
  }

  /** All of them are read; the drop-down offers those that the commodity's elements allow. */
  private async ditawarkan(apa: 'negara' | 'pelabuhan', kode: string, opsi: OpsiKelompok): Promise<Pilihan[]> {
    const elemen = Object.values(opsi).flatMap((semua) => semua.map((o) => o.kd_elemen));
    const boleh = await this.pilihan.untukKomoditas(apa, kode, elemen);
    const semua = await this.referensi.pilihan(apa);
    return semua.map((p) => ({
      ...p,
      mati: boleh !== null && !boleh.has(p.kode) && p.kode !== PELABUHAN_TETAP.KodePelabuhan,
    }));
  }

  private namaFile(p: BerkasImpor): string {
    return `templat-${layanan(p.kd_rekom as KdRekom).jnsLayanan.toLowerCase()}-${p.kd_komoditas}-${noAjuPendek(p.no_aju)}.xlsx`;
  }
}

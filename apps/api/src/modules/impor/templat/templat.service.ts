import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { OpsiKelompok } from '@sinas/domain/komoditas/elemen';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { tampilHs } from '@sinas/domain/format/tampil';
import { kolomBaris } from '@sinas/domain/baris/barang';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { PELABUHAN_TETAP } from '@sinas/domain/referensi/saring';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { BarisImporService, type BarisTersimpan, type BerkasImpor } from '../../pengajuan/baris/baris-impor.service';
import { BerkasTerkunciService } from '../../pengajuan/alur/berkas-terkunci.service';
import { KepalaBacaService } from '../../pengajuan/draf/kepala-baca.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { PilihanElemenService } from '../../referensi/komoditas/pilihan-elemen.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { susunDaftar, type Pilihan } from '../nilai/daftar-pilihan';
import { ImporRepository } from '../impor.repository';
import { tulisRekaman, type CaraBaca } from '../nilai/petakan-baris';
import { tulisKunci, VERSI_TEMPLAT } from './templat';
import type { BarisTulis, IsiBuku } from '../tulis/isi-buku';
import { tulisBuku } from '../tulis/tulis-buku';

export interface TautanTemplat {
  url: string;
  nama_file: string;
  versi_templat: number;
}
/** All of a workbook but its rows. */
export type BahanBuku = Omit<IsiBuku, 'baris'> & { cara: CaraBaca };

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
    const { cara, ...bahan } = await this.bahan(berkas, aktor);
    return {
      nama: this.namaFile(berkas),
      tulis: (ke) => tulisBuku(ke, { ...bahan, baris: barisTersimpan(this.baris.alir(berkas.id), cara) }),
    };
  }

  /** `aktor`: who will read it; null = whoever may read the file. */
  async bahan(p: BerkasImpor, aktor: Aktor | null): Promise<BahanBuku> {
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (!kelompok) throw new TidakAda();
    const kolom = kolomBaris(kelompok, p.jenis_rekaman as JenisRekaman);
    const opsi = await this.elemen.untuk(kelompok.kode, p.tahun);
    const [negara, pelabuhan, satuan, contohHs, perusahaan, permohonan] = await Promise.all([
      this.ditawarkan('negara', kelompok.kode, opsi),
      this.ditawarkan('pelabuhan', kelompok.kode, opsi),
      this.referensi.pilihan('satuan'),
      this.korelasi.hsKelompok(kelompok.kode).then((hs) => this.referensi.hsUntuk(hs)),
      p.id_organisasi ? this.repo.namaPerusahaan(p.id_organisasi) : p.kd_ga,
      this.kepala.untuk(aktor, p),
    ]);
    const daftar = susunDaftar(kolom, { kelompok, opsi, negara, pelabuhan, satuan, contohHs });
    return {
      info: {
        idNk: String(p.id),
        noAju: p.no_aju,
        kd_komoditas: p.kd_komoditas,
        jenis: p.jenis_rekaman,
        tahun: p.tahun,
        versi: VERSI_TEMPLAT,
      },
      uraian: { layanan: layanan(p.kd_rekom as KdRekom).nama, komoditas: kelompok.uraian, perusahaan },
      permohonan,
      kolom,
      daftar,
      contohHs: contohHs.map((h) => `${tampilHs(h.kode)} - ${h.nama}`.slice(0, 200)),
      dibuat: this.clock.now(),
      cara: { kolom, daftar, tahun: p.tahun },
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

async function* barisTersimpan(
  semua: AsyncIterable<readonly BarisTersimpan[]>,
  cara: CaraBaca,
): AsyncGenerator<BarisTulis[]> {
  for await (const baris of semua)
    yield baris.map((b) => ({
      kunci: tulisKunci(b.id, b.versi),
      sel: tulisRekaman({ ...(b.data as object), jml_bahan_baku: b.jml.toFixed() }, cara),
    }));
}

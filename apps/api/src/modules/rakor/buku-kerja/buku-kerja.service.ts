import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { lewatPlafon } from '@sinas/domain/rakor/baris';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, AturanTeks } from '../../../platform/errors';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { BacaTabelService } from '../../impor/buku/baca-tabel.service';
import { TulisTabelService, type SelTabel } from '../../impor/tulis/tulis-tabel.service';
import { BarisRapatRepository, type BarisPatch, type BarisRow } from '../papan/baris-rapat.repository';
import { HitungRapatService, type GarisTerhitung } from '../papan/hitung-rapat.service';
import { PapanRapatService } from '../papan/papan.service';
import { TentukanService } from '../papan/tentukan.service';
import { PintuRapatService } from '../rapat/pintu-rapat.service';
import { BENTUK, KOLOM, LEMBAR_PAPAN, selBaris } from './kolom-buku';
import { idDisebut, nilaiBuku, type NilaiBuku } from './nilai-buku';

/** Faults that one answer names. */
const MAKS_SALAH = 200;

/** The board as a workbook, out and in by the same keys: told first, taken when that is said. */
@Injectable()
export class BukuKerjaService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly repo: BarisRapatRepository,
    private readonly hitung: HitungRapatService,
    private readonly papan: PapanRapatService,
    private readonly tentukan: TentukanService,
    private readonly tulis: TulisTabelService,
    private readonly baca: BacaTabelService,
    private readonly clock: Clock,
  ) {}

  async unduh(aktor: Aktor, id: string): Promise<{ nama: string; isi: Readable }> {
    const r = await this.pintu.baca(aktor, id);
    const semua = await this.hitung.semua(this.repo.db, r);
    const baris = this.barisLembar(semua);
    return {
      nama: `papan-rapat-${r.id}.xlsx`,
      isi: this.tulis.xlsx({ nama: LEMBAR_PAPAN, kolom: KOLOM, baris, dibuat: this.clock.now() }),
    };
  }
  private async *barisLembar(semua: readonly GarisTerhitung[]): AsyncGenerator<SelTabel[][]> {
    for (const g of semua) {
      const { ur_komoditas, uraian } = await this.papan.garisTampil(g);
      yield g.baris.map((b) => selBaris(b, g, { komoditas: ur_komoditas, garis: uraian || ur_komoditas }));
    }
  }

  /**
   * What the workbook would change, and what is wrong with it; stored where it is no preview and nothing is wrong: all of it,
   * or nothing. Sent again it changes nothing more.
   */
  async unggah(aktor: Aktor, id: string, berkas: BerkasMasuk | null, pratinjau: boolean) {
    const r = await this.pintu.baca(aktor, id);
    this.pintu.bolehIsi(r, 'bahas', aktor);
    if (!berkas) throw new AturanTeks(pesan('berkas.tidak_valid'));
    const isi = await this.baca.baca(await berkas.baca(), BENTUK);
    if (isi.length === 0) throw new AturanDilanggar('impor.kosong');
    if (pratinjau) return this.tampil(nilaiBuku(r.id, isi, await this.hitung.semua(this.repo.db, r)), false);
    const { nilai } = await this.tentukan.banyak(aktor, r.id, idDisebut(isi), (semua) => {
      const n = nilaiBuku(r.id, isi, semua);
      if (n.salah.length > 0) throw ditolak(n);
      return { nilai: n, baris: n.berubah.map((x) => x.baru) };
    });
    return this.tampil(nilai, true);
  }

  private async tampil({ dibaca, berubah, salah, garis }: NilaiBuku, disimpan: boolean) {
    return {
      ...{ disimpan, dibaca },
      berubah: berubah.map(({ nomor, lama: b, baru }) => ({
        ...{ nomor, id_baris: b.id, noAju: b.no_aju, seri: b.seri, pemilik: b.pemilik, uraian: b.uraian },
        ...{ satuan: b.satuan, dari: isian(b), ke: isian(baru) },
      })),
      salah: salah.slice(0, MAKS_SALAH).map(({ no_aju, message, ...s }) => ({ ...s, noAju: no_aju, pesan: message })),
      jumlah_salah: salah.length,
      garis: await Promise.all(
        garis.map(async ({ garis: g, sesudah }) => {
          const { id_garis, ur_komoditas, uraian, satuan, satuan_lazim, plafon } = await this.papan.garisTampil(g);
          return {
            ...{ id_garis, ur_komoditas, uraian, satuan, satuan_lazim, plafon },
            ...{ sebelum: g.jumlah.penetapan, sesudah: sesudah.penetapan, sisa_plafon: sesudah.sisa_plafon },
            lewat_plafon: lewatPlafon(sesudah),
          };
        }),
      ),
    };
  }
}

function ditolak({ salah }: NilaiBuku): AturanDilanggar {
  const masalah = salah.slice(0, MAKS_SALAH).map((s) => ({
    ...{ langkah: 'rakor', path: `${s.nomor}.${s.kolom ?? ''}`, baris: s.nomor, message: s.message },
  }));
  return new AturanDilanggar('rakor.buku_salah', masalah, { n: new Set(salah.map((s) => s.nomor)).size });
}
const isian = ({ penetapan, tunda, kd_alasan, alasan }: BarisPatch | BarisRow) => ({
  ...{ penetapan, tunda, kd_alasan, alasan },
});

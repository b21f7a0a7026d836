import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { bacaBarisPembuka } from '@sinas/domain/buku/baca-pembuka';
import { ekstensiDari, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { LAYANAN_IZIN } from '@sinas/domain/layanan/daftar';
import { grupPos } from '@sinas/domain/neraca/pos';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks, DomainError } from '../../../platform/errors';
import { Gate } from '../../../platform/prisma/gate';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import type { BuktiDibawa, Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { PembukaService, type BukuPembuka, type LaporanPembuka } from '../../buku/pembuka/pembuka.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { alirTemplatPembuka, bacaPembuka, MAKS_BARIS_PEMBUKA, type BarisPetunjuk } from './buku-pembuka';

export const MAKS_BUKU_PEMBUKA_KB = 5 * 1024;
/** Workbooks that are looked at, in memory, at the same time. */
const SEKALIGUS = 1;
const PANJANG_NAMA = 200;

/** The workbook of permits that were issued before the portal: out empty, in after it was told. */
@Injectable()
export class MuatPembukaService {
  constructor(
    private readonly pembuka: PembukaService,
    private readonly elemen: ElemenService,
    private readonly clock: Clock,
  ) {}

  private readonly giliran = new Gate(SEKALIGUS);

  async templat(): Promise<Readable> {
    return alirTemplatPembuka(await this.petunjuk(), this.clock.now());
  }

  /** `muat`: false tells what the workbook would do and stores nothing. */
  unggah(aktor: Pembukti, berkas: BerkasMasuk | null, muat: boolean, bukti: BuktiDibawa): Promise<LaporanPembuka> {
    const salah =
      ekstensiDari(berkas?.nama ?? '') === 'xls'
        ? pesan('impor.simpan_xlsx')
        : periksaBerkas(berkas, { maksKb: MAKS_BUKU_PEMBUKA_KB, ekstensi: ['xlsx'] });
    if (salah || !berkas) throw tolak(salah ?? pesan('berkas.tidak_valid'));
    return this.giliran.pass(async () => {
      const buku = await this.baca(berkas.nama, await berkas.baca());
      return muat ? this.pembuka.muat(aktor, buku, bukti) : this.pembuka.periksa(buku);
    });
  }

  private async baca(nama: string, isi: Buffer): Promise<BukuPembuka> {
    const hariIni = tanggalIso(this.clock.now());
    try {
      const dibaca = (await bacaPembuka(isi)).map((b) => bacaBarisPembuka(b.nomor, b.isi, hariIni));
      return {
        ...{ nama: nama.slice(0, PANJANG_NAMA), sidik: createHash('sha256').update(isi).digest('hex') },
        ...{ banyak: dibaca.length, rows: dibaca.flatMap((d) => d.baris ?? []) },
        masalah: dibaca.flatMap((d) => d.masalah),
      };
    } catch (error) {
      throw tolak(error instanceof DomainError ? error.message : pesan('impor.bukan_buku'));
    }
  }

  private async petunjuk(): Promise<BarisPetunjuk[]> {
    const nama = (kd: string): string[] =>
      LAYANAN_IZIN.flatMap((l) => (l.kd_rekom === kd && l.pemohon === 'PU' ? [l.jnsLayanan] : []));
    const komoditas = [...KELOMPOK.values()].flatMap((k) => {
      const layanan = k.layanan.flatMap(nama);
      return layanan.length > 0 ? [{ k, layanan }] : [];
    });
    const tahun = tahunJakarta(this.clock.now());
    const elemen = await Promise.all(
      komoditas.map(async ({ k }) => {
        const opsi = await this.elemen.untuk(k.kode, tahun);
        return grupPos(k).flatMap((g) =>
          (opsi[g] ?? []).map((o): BarisPetunjuk => [o.kd_elemen, `${k.uraian}: ${o.ur_elemen}`]),
        );
      }),
    );
    return [
      ['Izin sebelum portal', ''],
      ['Baris', pesan('pembuka.petunjuk_baris', { n: MAKS_BARIS_PEMBUKA })],
      ['Wajib', pesan('pembuka.petunjuk_wajib')],
      ['Realisasi', pesan('pembuka.petunjuk_realisasi')],
      ['Komoditas', ''],
      ...komoditas.map(({ k, layanan }): BarisPetunjuk => [
        k.kode,
        `${k.uraian}: ${layanan.join(', ')}; ${k.satuan.join(', ')}`,
      ]),
      ['Jenis barang dan peruntukan', ''],
      ...elemen.flat(),
    ];
  }
}

const tolak = (message: string): AturanTeks => new AturanTeks(message, [{ langkah: 'pembuka', path: 'file', message }]);

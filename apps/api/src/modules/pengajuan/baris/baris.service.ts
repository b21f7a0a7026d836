import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { periksaRekaman, type JenisRekaman, type RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { bentukRekaman, MEDAN_REKAMAN } from '@sinas/domain/komoditas/bentuk-rekaman';
import {
  bolehHapusBaris,
  bolehMedan,
  bolehTambahBaris,
  gabungTerbuka,
  medanBaris,
  medanTerkunci,
  type MedanTerbuka,
} from '@sinas/domain/formulir/bagian-terbuka';
import {
  kolomBaris,
  kunciBaris,
  lengkapiBaris,
  MAKS_BARIS,
  periksaBaris,
  type KonteksBaris,
} from '@sinas/domain/baris/baris';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BarisRepository, type BarisBaru, type BarisRow } from './baris.repository';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { barisTampil } from '../lihat/tampilan';

/** A record as it came from outside. */
interface Rekaman {
  no_seri?: unknown;
}

/** What is stored of a row, and which of its fields may be changed. */
export interface BatasBaris {
  lama: RekamanKomoditas;
  medan: MedanTerbuka;
}

export interface HasilBaris extends Tersimpan {
  baris: BarisRow;
}
export interface HasilBanyakBaris extends Tersimpan {
  diterima: BarisRow[];
  ditolak: { indeks: number; errors: Masalah[] }[];
}

/** Other fields than the specification's are dropped, and so is what is empty. */
const bersihkan = (r: Rekaman): RekamanKomoditas =>
  Object.fromEntries(Object.entries(r).filter(([k, v]) => MEDAN_REKAMAN.has(k) && v !== null && v !== ''));

/** A record whose types are as the rules expect them; throws with every fault at its field. */
function baca(mentah: Rekaman, seri?: number): RekamanKomoditas {
  const salah = bentukRekaman(mentah);
  if (salah.length > 0)
    throw new AturanTeks(
      pesan('rekaman.schema'),
      salah.map((s) => ({ ...s, langkah: 'barang', ...(seri ? { baris: seri } : {}) })),
    );
  return bersihkan(mentah);
}
const bacaSeri = (n: unknown): number | null => {
  const seri = Number(n);
  return Number.isInteger(seri) && seri > 0 && seri <= MAKS_BARIS ? seri : null;
};

/** Goods rows: only valid ones are stored; what is wrong comes back with its reasons. */
@Injectable()
export class BarisService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisRepository,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
    private readonly referensi: ReferensiService,
    private readonly elemen: ElemenService,
    private readonly korelasi: KorelasiService,
    private readonly alur: LangkahService,
  ) {}

  async tambah(aktor: Aktor, idNk: string, data: Rekaman): Promise<HasilBaris> {
    const hasil = await this.tulis(aktor, idNk, async (tx, p) => {
      await this.pastikanDapatTambah(tx, p);
      const ktx = await this.konteks(p, [baca(data)]);
      const siap = this.siapkan(data, ktx, 'create');
      const [baru] = await this.simpanBanyak(tx, p, [siap], [data.no_seri]);
      if (!baru) throw new TidakAda('baris.tidak_ada');
      return baru;
    });
    return { ...hasil, baris: hasil.isi };
  }

  async ubah(aktor: Aktor, idNk: string, idBaris: string, versi: number, data: Rekaman): Promise<HasilBaris> {
    const hasil = await this.tulis(aktor, idNk, async (tx, p) => {
      const lama = await this.baris.satu(tx, p.id, bacaId(idBaris));
      if (!lama) throw new TidakAda('baris.tidak_ada');
      if (lama.versi !== versi)
        throw new Bentrok('umum.versi_usang', { ...(await this.draf.usang(p, aktor)), baris: barisTampil(lama) });
      const medan = medanBaris(await this.draf.terbuka(tx, p), lama.id);
      if (medan?.size === 0) throw new AturanDilanggar('perbaikan.terkunci', [], { label: `Baris ${lama.seri}` });
      const ktx = await this.konteks(p, [baca(data, lama.seri)]);
      const batas = { lama: { ...(lama.data as object), jml_bahan_baku: rapikan(lama.jml.toFixed()) }, medan };
      await this.baris.ubah(tx, lama.id, this.siapkan(data, ktx, 'edit', lama.seri, batas));
      const baru = await this.baris.satu(tx, p.id, lama.id);
      if (!baru) throw new TidakAda('baris.tidak_ada');
      return baru;
    });
    return { ...hasil, baris: hasil.isi };
  }

  async hapus(aktor: Aktor, idNk: string, ids: readonly string[]): Promise<Tersimpan> {
    return this.tulis(aktor, idNk, async (tx, p) => {
      const terbuka = await this.draf.terbuka(tx, p);
      if (!ids.every((id) => bolehHapusBaris(terbuka, bacaId(id))))
        throw new AturanDilanggar('perbaikan.terkunci', [], { label: 'Menghapus baris' });
      if ((await this.baris.hapus(tx, p.id, ids.map(bacaId))) === 0) throw new TidakAda('baris.tidak_ada');
    });
  }

  /** Pasted or imported rows: the valid ones are in, the others come back by their index. */
  async banyak(aktor: Aktor, idNk: string, rows: readonly Rekaman[]): Promise<HasilBanyakBaris> {
    const ditolak: HasilBanyakBaris['ditolak'] = [];
    const hasil = await this.tulis(aktor, idNk, async (tx, p) => {
      await this.pastikanDapatTambah(tx, p);
      const ktx = await this.konteks(p, rows.filter((r) => bentukRekaman(r).length === 0).map(bersihkan));
      const siap: Omit<BarisBaru, 'seri'>[] = [];
      const nomor: unknown[] = [];
      rows.forEach((r, indeks) => {
        try {
          siap.push(this.siapkan(r, ktx, 'create'));
          nomor.push(r.no_seri);
        } catch (e) {
          if (!(e instanceof AturanDilanggar)) throw e;
          ditolak.push({ indeks, errors: e.masalah.map((m) => ({ ...m, langkah: 'barang' })) });
        }
      });
      return this.simpanBanyak(tx, p, siap, nomor);
    });
    return { ...hasil, diterima: hasil.isi, ditolak };
  }

  /** Checks one record; throws with the record check's own message and every fault at its field. */
  siapkan(
    mentah: Rekaman,
    ktx: KonteksBaris,
    varian: 'create' | 'edit',
    seri?: number,
    batas?: BatasBaris,
  ): Omit<BarisBaru, 'seri'> {
    const r = baca(mentah, seri);
    const medan = batas?.medan ?? null;
    if (batas) pastikanTerbuka(r, ktx, batas, seri);
    // A code of a locked field may have ended since: nobody asks for another one, and nobody could give it.
    const masalah = periksaBaris(r, ktx, seri).filter((m) => bolehMedan(medan, m.path));
    const isi = lengkapiBaris(r, ktx);
    const lengkap = batas && medan ? { ...gabungTerbuka(batas.lama, isi, medan), no_seri: seri } : isi;
    const rekaman = periksaRekaman(lengkap, ktx.jenis, varian);
    if (!rekaman.status)
      throw new AturanTeks(
        rekaman.message,
        masalah.length > 0
          ? masalah
          : [{ langkah: 'barang', path: 'elements', message: rekaman.message, ...(seri ? { baris: seri } : {}) }],
      );
    if (r['01'] !== undefined && r['01'] !== ktx.kelompok.kode)
      throw new AturanTeks(pesan('rekaman.schema'), [
        { langkah: 'barang', path: '01', message: pesan('rekaman.schema') },
      ]);
    if (masalah.length > 0) throw new AturanTeks(masalah[0]?.message ?? pesan('rekaman.schema'), masalah);
    const { no_seri: _n, ...data } = lengkap;
    return {
      data,
      uraian: lengkap.uraian_barang ?? '',
      hs: lengkap['08'] ?? null,
      satuan: lengkap.satuan ?? '',
      jml: lengkap.jml_bahan_baku ?? '0',
      kunci: sha256(kunciBaris(lengkap)),
    };
  }

  async konteks(p: BerkasRow, rows: readonly RekamanKomoditas[]): Promise<KonteksBaris> {
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (!kelompok) throw new TidakAda();
    return {
      kelompok,
      jenis: p.jenis_rekaman as JenisRekaman,
      tahun: p.tahun,
      opsi: await this.elemen.untuk(kelompok.kode, p.tahun),
      acuan: await this.referensi.acuan(rows),
      hs: await this.korelasi.untuk(kelompok.kode),
    };
  }

  /** `nomor`: the row number each was typed under; kept where it is free, else the next one is given. */
  async simpanBanyak(
    tx: Tx,
    p: BerkasRow,
    siap: readonly Omit<BarisBaru, 'seri'>[],
    nomor: readonly unknown[],
  ): Promise<BarisRow[]> {
    if (siap.length === 0) return [];
    if (p.jumlah_baris + siap.length > MAKS_BARIS)
      throw new AturanDilanggar('baris.terlalu_banyak', [], { n: MAKS_BARIS });
    const terpakai = new Set((await this.baris.kunciSemua(tx, p.id)).map((b) => b.seri));
    let akhir = Math.max(0, ...terpakai, ...nomor.map((n) => bacaSeri(n) ?? 0));
    const baru = siap.map((b, i) => {
      const diminta = bacaSeri(nomor[i]);
      const seri = diminta !== null && !terpakai.has(diminta) ? diminta : (akhir += 1);
      terpakai.add(seri);
      return { ...b, seri };
    });
    return this.baris.tambah(tx, p.id, baru);
  }

  /** Lock, may it be changed, work, totals, version: the frame of every row write. */
  private async tulis<T>(
    aktor: Aktor,
    idNk: string,
    work: (tx: Tx, p: BerkasRow) => Promise<T>,
  ): Promise<Tersimpan & { isi: T }> {
    return this.pintu.tulis(aktor, bacaId(idNk), async (tx, p) => {
      await this.draf.pastikanDapatUbah(p, aktor);
      const isi = await work(tx, p);
      await this.baris.hitungUlang(tx, p.id);
      const berkas = await this.draf.sentuh(tx, p, aktor);
      return { berkas, isi, kelengkapan: await this.lengkap.periksa(tx, berkas) };
    });
  }

  private async pastikanDapatTambah(tx: Tx, p: BerkasRow): Promise<void> {
    if (!bolehTambahBaris(await this.draf.terbuka(tx, p)))
      throw new AturanDilanggar('perbaikan.terkunci', [], { label: 'Menambah baris' });
  }
}

/** In a returned file the fields that no remark has opened are as they were sent. */
function pastikanTerbuka(r: RekamanKomoditas, ktx: KonteksBaris, { lama, medan }: BatasBaris, seri?: number): void {
  const kolom = kolomBaris(ktx.kelompok, ktx.jenis);
  const masalah = medanTerkunci(kolom, lama, r, medan).map((path): Masalah => {
    const label = kolom.find((k) => k.kd_field === path)?.label ?? 'Tujuan penggunaan';
    return {
      langkah: 'barang',
      path,
      message: pesan('perbaikan.terkunci', { label }),
      ...(seri ? { baris: seri } : {}),
    };
  });
  if (masalah[0]) throw new AturanTeks(masalah[0].message, masalah);
}

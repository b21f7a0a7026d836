import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import {
  jenisUtama,
  langkahAkar,
  leluhur,
  type BarisMentah,
  type HasilSiap,
  type IsiBaris,
  type JenisBaris,
} from '@sinas/domain/baris/jenis-baris';
import { rapikan } from '@sinas/domain/format/angka';
import {
  bolehHapusBaris,
  bolehTambahBaris,
  medanBaris,
  type BagianTerbuka,
} from '@sinas/domain/formulir/bagian-terbuka';
import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { barisTampil } from '../lihat/tampilan';
import { BarisRepository, type BarisInduk, type BarisRow, type Letak } from './baris.repository';
import { LantaiService } from '../realisasi/lantai.service';
import { KonteksBarisService } from './konteks-baris.service';
import { PutusanRepository } from './putusan.repository';

/** Where rows stand, as the wire names it: their kind, with the file or the parent, or both. */
export interface Tempat {
  jenis: string;
  idNk?: string;
  idInduk?: string;
}
export interface HasilBaris extends Pick<Tersimpan, 'berkas'> {
  /** Null: of a plan, whose checkpoint is asked for; it looks at all of its rows. */
  kelengkapan: Kelengkapan | null;
  /** Rows that were written. */
  baris: BarisInduk[];
  /** All rows of the kind below that parent as they are now; empty for rows of the file itself. */
  saudara: BarisInduk[];
}
interface Ditolak {
  indeks: number;
  message: string;
  errors: Masalah[];
}
export interface HasilBanyakBaris extends HasilBaris {
  ditolak: Omit<Ditolak, 'message'>[];
}
/** What stands beside a row, written with it. */
export type Sesudah = (tx: Tx, p: BerkasRow, jenis: JenisBaris, baris: BarisInduk) => Promise<void>;
/** What a write of rows knows inside its lock. */
interface Kerja {
  p: BerkasRow;
  jenis: JenisBaris;
  induk: BarisInduk | null;
  letak: Letak;
  terbuka: BagianTerbuka;
}

const bacaSeri = (n: unknown, maks: number): number | null => {
  const seri = Number(n);
  return Number.isInteger(seri) && seri > 0 && seri <= maks ? seri : null;
};
const hash = (isi: IsiBaris): IsiBaris => (isi.kunci === null ? isi : { ...isi, kunci: sha256(isi.kunci) });
const jumlah = (b: BarisRow) => ({
  seri: b.seri,
  jml: b.jml === null ? null : rapikan(b.jml.toFixed()),
  satuan: b.satuan,
});
/** What rows below a parent show, at the field of the parent that was changed. */
const keInduk = ({ message, path }: Masalah, induk: JenisBaris, anak: JenisBaris): Masalah => ({
  langkah: induk.langkah,
  path: path === anak.medanJml ? (induk.medanJml ?? path) : path,
  message,
});
const tolak = (masalah: readonly Masalah[]): void => {
  if (masalah[0]) throw new AturanTeks(masalah[0].message, masalah);
};

/** Rows of a file, whatever their kind: only valid ones are stored; what is wrong comes back with its reasons. */
@Injectable()
export class BarisService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisRepository,
    private readonly putusan: PutusanRepository,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
    private readonly konteks: KonteksBarisService,
    private readonly alur: LangkahService,
    private readonly lantai: LantaiService,
  ) {}

  async daftar(aktor: Aktor, t: Tempat): Promise<BarisInduk[]> {
    const { db } = this.pintu;
    const p = await this.pintu.baca(aktor, String(await this.berkas(aktor, t)));
    const { letak } = await this.tempatDi(db, p, t);
    return this.baris.daftar(db, letak);
  }

  /** All of them or none. */
  tambah(aktor: Aktor, t: Tempat, rows: readonly object[], sesudah?: Sesudah): Promise<HasilBaris> {
    return this.tulis(aktor, t, async (tx, k) => {
      const { siap, nomor, ditolak } = await this.pilah(k, rows);
      if (ditolak[0])
        throw new AturanTeks(
          ditolak[0].message,
          ditolak.flatMap(({ indeks, errors }) => (rows.length > 1 ? errors.map((m) => ({ ...m, baris: indeks + 1 })) : errors)), // prettier-ignore
        );
      const baru = await this.simpan(tx, k, siap, nomor);
      for (const b of baru) await sesudah?.(tx, k.p, k.jenis, b);
      return baru;
    });
  }

  /** Pasted rows: the valid ones are in, the others come back by their index. */
  async banyak(aktor: Aktor, t: Tempat, rows: readonly object[]): Promise<HasilBanyakBaris> {
    const id = await this.berkas(aktor, t);
    return this.pintu.tulisMilik(aktor, id, (tx, p) => this.banyakDalam(tx, p, aktor, t, rows));
  }
  /**
   * The same in the transaction of somebody who holds the file, as it is now. `salinan`: rows of another file, which fill in what
   * its owner may not change, too, and what they show together is told by the completeness.
   */
  async banyakDalam(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    t: Tempat,
    rows: readonly object[],
    salinan = false,
  ): Promise<HasilBanyakBaris & { berkas: BerkasRow }> {
    let ditolak: Ditolak[] = [];
    const kerja = async (k: Kerja) => {
      const pilah = await this.pilah(k, rows);
      ditolak = pilah.ditolak;
      return this.simpan(tx, k, pilah.siap, pilah.nomor);
    };
    const hasil = await this.tulisDalam(tx, p, aktor, t, kerja, salinan);
    return { ...hasil, ditolak: ditolak.map(({ indeks, errors }) => ({ indeks, errors })) };
  }

  async ubah(
    aktor: Aktor,
    t: Tempat,
    idBaris: string,
    versi: number,
    data: object,
    sesudah?: Sesudah,
  ): Promise<HasilBaris> {
    return this.tulis(aktor, await this.tempat(t, idBaris), async (tx, k) => {
      const lama = await this.baris.satu(tx, k.letak, bacaId(idBaris));
      if (!lama) throw new TidakAda('baris.tidak_ada');
      const medan = this.medan(k, lama);
      if (lama.versi !== versi)
        throw new Bentrok('umum.versi_usang', { ...(await this.draf.usang(k.p, aktor)), baris: barisTampil(lama) });
      if (medan?.size === 0 || (sesudah && medan !== null))
        throw new AturanDilanggar('perbaikan.terkunci', [], { label: `Baris ${lama.seri}` });
      const mentah = data as BarisMentah;
      const ktx = await this.konteks.untuk(k.p, k.jenis, [mentah]);
      const isi = this.siap(
        k.jenis.siapkan(mentah, ktx, { seri: lama.seri, batas: { lama: lama.data as BarisMentah, medan } }),
      );
      const baru = await this.baris.ubah(tx, lama.id, { ...isi, seri: lama.seri });
      if (lama.jumlah_anak > 0) await this.jagaInduk(tx, k, baru);
      const jadi = { ...baru, jumlah_anak: lama.jumlah_anak };
      await sesudah?.(tx, k.p, k.jenis, jadi);
      return [jadi];
    });
  }

  /** What hangs from them goes with them; what desks have given to them stays in the history. */
  async hapus(aktor: Aktor, t: Tempat, ids: readonly string[]): Promise<HasilBaris> {
    return this.tulis(aktor, await this.tempat(t, ids[0]), async (tx, k) => {
      const id = ids.map(bacaId);
      if (!id.every((satu) => this.bolehHapus(k, satu)))
        throw new AturanDilanggar('perbaikan.terkunci', [], { label: 'Menghapus baris' });
      tolak(await this.lantai.terhapus(tx, id));
      const diputus = await this.putusan.yangHilang(tx, k.p.id, id);
      if ((await this.baris.hapus(tx, k.letak, id)) === 0) throw new TidakAda('baris.tidak_ada');
      if (diputus.length > 0)
        await this.alur.catat(tx, k.p, 'hapus_baris', k.p.kd_status, aktor, { data: { baris: diputus } });
      return [];
    });
  }

  /** A stored row and its kind; of another file, kind or parent there is none. */
  async satu(aktor: Aktor, t: Tempat, idBaris: string): Promise<{ jenis: JenisBaris; baris: BarisInduk }> {
    const di = await this.tempat(t, idBaris);
    const { db } = this.pintu;
    const p = await this.pintu.baca(aktor, String(await this.berkas(aktor, di)));
    const { jenis, letak } = await this.tempatDi(db, p, di);
    const baris = await this.baris.satu(db, letak, bacaId(idBaris));
    if (!baris) throw new TidakAda('baris.tidak_ada');
    return { jenis, baris };
  }
  /** Of what kind a row is, whoever asks; null where there is none. */
  async jenisDari(idBaris: string): Promise<string | null> {
    return (await this.baris.letak(this.pintu.db, bacaId(idBaris)))?.jenis ?? null;
  }
  /** A write of what stands beside a row, in the frame of every write of rows: where the row is locked it is refused. */
  padaBaris(
    aktor: Aktor,
    t: Tempat,
    idBaris: string,
    work: (tx: Tx, p: BerkasRow, jenis: JenisBaris, baris: BarisInduk) => Promise<void>,
  ): Promise<HasilBaris> {
    return this.tempat(t, idBaris).then((di) =>
      this.tulis(aktor, di, async (tx, k) => {
        const baris = await this.baris.satu(tx, k.letak, bacaId(idBaris));
        if (!baris) throw new TidakAda('baris.tidak_ada');
        if (this.medan(k, baris) !== null)
          throw new AturanDilanggar('perbaikan.terkunci', [], { label: `Baris ${baris.seri}` });
        await work(tx, k.p, k.jenis, baris);
        return [baris];
      }),
    );
  }

  /** Throws with the row's own message and every fault at its field; `kunci` comes hashed. */
  siap(hasil: HasilSiap): IsiBaris {
    if (!hasil.sah) throw new AturanTeks(hasil.message, hasil.masalah);
    return hash(hasil.isi);
  }

  /** Right rows with the numbers they asked for, and wrong ones with their reasons. */
  private async pilah(k: Kerja, masuk: readonly object[]) {
    this.pastikanDapatTambah(k);
    const rows = masuk as readonly BarisMentah[];
    const ktx = await this.konteks.untuk(k.p, k.jenis, rows);
    const siap: IsiBaris[] = [];
    const nomor: unknown[] = [];
    const ditolak: Ditolak[] = [];
    rows.forEach((r, indeks) => {
      const hasil = k.jenis.siapkan(r, ktx);
      if (!hasil.sah) ditolak.push({ indeks, message: hasil.message, errors: hasil.masalah });
      else {
        siap.push(hash(hasil.isi));
        nomor.push(r.no_seri);
      }
    });
    return { siap, nomor, ditolak };
  }

  /** Numbers are kept where they are free, else the next one is given. */
  private async simpan(tx: Tx, k: Kerja, siap: readonly IsiBaris[], nomor: readonly unknown[]): Promise<BarisInduk[]> {
    if (siap.length === 0) return [];
    const { jenis, letak, p } = k;
    const ada = jenis.dihitung ? p.jumlah_baris : await this.baris.jumlah(tx, p.id, jenis.kode);
    if (ada + siap.length > jenis.maks) throw new AturanDilanggar('baris.terlalu_banyak', [], { n: jenis.maks });
    const terpakai = await this.baris.seri(tx, letak);
    let akhir = Math.max(0, ...terpakai, ...nomor.map((n) => bacaSeri(n, jenis.maks) ?? 0));
    const baru = siap.map((b, i) => {
      const diminta = bacaSeri(nomor[i], jenis.maks);
      const seri = diminta !== null && !terpakai.has(diminta) ? diminta : (akhir += 1);
      terpakai.add(seri);
      return { ...b, seri };
    });
    return (await this.baris.tambah(tx, letak, baru)).map((b) => ({ ...b, jumlah_anak: 0 }));
  }

  /** A parent still holds what stands below it. */
  private async jagaInduk(tx: Tx, { p, jenis }: Kerja, induk: BarisRow): Promise<void> {
    for (const anak of layanan(p.kd_rekom as KdRekom).jenisBaris.values()) {
      if (anak.induk !== jenis.kode || !anak.jagaInduk) continue;
      const rows = await this.baris.daftar(tx, { id: p.id, jenis: anak.kode, induk: induk.id });
      const masalah = rows.length > 0 ? (anak.bersama?.(jumlah(induk), rows.map(jumlah)) ?? []) : [];
      tolak(masalah.map((m) => keInduk(m, jenis, anak)));
    }
  }

  private async tulis(aktor: Aktor, t: Tempat, work: (tx: Tx, k: Kerja) => Promise<BarisInduk[]>): Promise<HasilBaris> {
    const id = await this.berkas(aktor, t);
    return this.pintu.tulisMilik(aktor, id, (tx, p) => this.tulisDalam(tx, p, aktor, t, (k) => work(tx, k)));
  }
  /** Locked: may it be changed, work, what rows show together, totals, version, completeness: the frame of every row write. */
  private async tulisDalam(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    t: Tempat,
    work: (k: Kerja) => Promise<BarisInduk[]>,
    salinan = false,
  ): Promise<HasilBaris & { berkas: BerkasRow }> {
    await this.draf.pastikanDapatUbah(p, aktor);
    if (!salinan && perpanjangan(p.jenis_pengajuan)) throw new AturanDilanggar('turunan.perpanjangan_tetap');
    const terbuka = salinan ? null : await this.draf.terbuka(tx, p);
    const k = { p, ...(await this.tempatDi(tx, p, t)), terbuka };
    const { jenis, letak } = k;
    const baris = await work(k);
    const saudara = k.induk ? await this.baris.daftar(tx, letak) : [];
    if (k.induk && !salinan) tolak(jenis.bersama?.(jumlah(k.induk), saudara.map(jumlah)) ?? []);
    const dihitung = this.dihitung(p, jenis);
    if (dihitung) await this.baris.hitungUlang(tx, p.id, dihitung.kode);
    const berkas = await this.draf.sentuh(tx, p, aktor);
    const rencana = layanan(p.kd_rekom as KdRekom).rumpun === 'rencana';
    return { berkas, baris, saudara, kelengkapan: rencana ? null : await this.lengkap.periksa(tx, berkas) };
  }

  /** The kind that the file is counted by, where rows of this kind are or carry such. */
  private dihitung(p: BerkasRow, jenis: JenisBaris): JenisBaris | null {
    const { jenisBaris } = layanan(p.kd_rekom as KdRekom);
    const utama = jenisUtama(jenisBaris);
    return utama && [utama, ...leluhur(jenisBaris, utama)].includes(jenis) ? utama : null;
  }

  /** The parent of a nested row that is named by itself. */
  private async tempat(t: Tempat, idBaris = ''): Promise<Tempat> {
    if (t.idInduk !== undefined) return t;
    const letak = await this.baris.letak(this.pintu.db, bacaId(idBaris));
    if (letak?.jenis === t.jenis && letak.induk !== null) return { ...t, idInduk: String(letak.induk) };
    if (t.idNk === undefined) throw new TidakAda('baris.tidak_ada');
    return t;
  }
  /** File of the place: of the parent where one is named, and then both must agree. */
  private async berkas(aktor: Aktor, t: Tempat): Promise<bigint> {
    if (t.idInduk === undefined) return bacaId(t.idNk ?? '');
    const letak = await this.baris.letak(this.pintu.db, bacaId(t.idInduk));
    const cocok = letak && (t.idNk === undefined || letak.id === bacaId(t.idNk));
    // Where the file is named, too, a stranger is told the same of a row that is there and of one that is not.
    const sebab = t.idNk === undefined ? 'baris.tidak_ada' : 'umum.tidak_ditemukan';
    return this.pintu.induk(aktor, cocok ? letak.id : null, sebab);
  }
  /** What the place is in this file: of a kind that its service does not have, or below another kind, there is none. */
  private async tempatDi(db: Db, p: BerkasRow, t: Tempat): Promise<Pick<Kerja, 'jenis' | 'letak' | 'induk'>> {
    const jenis = layanan(p.kd_rekom as KdRekom).jenisBaris.get(t.jenis);
    if (!jenis || (jenis.induk === null) !== (t.idInduk === undefined)) throw new TidakAda('baris.tidak_ada');
    const id = t.idInduk === undefined ? null : bacaId(t.idInduk);
    const letak: Letak = { id: p.id, jenis: jenis.kode, induk: id };
    if (id === null) return { jenis, letak, induk: null };
    const di = await this.baris.letak(db, id);
    const induk = di?.jenis === jenis.induk && di.id === p.id ? await this.baris.satu(db, di, id) : null;
    if (!induk) throw new TidakAda('baris.tidak_ada');
    return { jenis, letak, induk };
  }

  /** Nested rows are open where their parent's field is. */
  private lewatInduk({ p, jenis, induk, terbuka }: Kerja): boolean {
    const langkah = langkahAkar(layanan(p.kd_rekom as KdRekom).jenisBaris, jenis);
    if (induk === null || bolehMedan(medanBaris(terbuka, induk.id, langkah), jenis.medanInduk ?? '')) return true;
    // A row that is open as a whole is open to the last level below it.
    return induk.id_induk !== null && medanBaris(terbuka, induk.id_induk, langkah) === null;
  }
  private pastikanDapatTambah(k: Kerja): void {
    if (k.induk === null && !bolehTambahBaris(k.terbuka, k.jenis.langkah))
      throw new AturanDilanggar('perbaikan.terkunci', [], { label: 'Menambah baris' });
    this.pastikanLewatInduk(k);
  }
  private pastikanLewatInduk(k: Kerja): void {
    if (!this.lewatInduk(k)) throw new AturanDilanggar('perbaikan.terkunci', [], { label: k.jenis.nama });
  }
  private medan(k: Kerja, lama: BarisRow): MedanTerbuka {
    const sendiri = medanBaris(k.terbuka, lama.id, k.jenis.langkah);
    if (k.induk === null || (sendiri === null && !this.lewatInduk(k))) return sendiri;
    this.pastikanLewatInduk(k);
    return null;
  }
  private bolehHapus(k: Kerja, id: bigint): boolean {
    return (k.induk !== null && this.lewatInduk(k)) || bolehHapusBaris(k.terbuka, id, k.jenis.langkah);
  }
}

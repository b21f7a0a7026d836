import { Injectable } from '@nestjs/common';
import {
  jenisUtama,
  langkahAkar,
  type BarisMentah,
  type BatasBaris,
  type DaftarJenis,
  type IsiBaris,
  type JenisBaris,
} from '@sinas/domain/baris/jenis-baris';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import { bolehTambahBaris, medanBaris } from '@sinas/domain/formulir/bagian-terbuka';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { AturanDilanggar } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { DrafService } from '../draf/draf.service';
import { AcuanTumbuh } from './acuan-tumbuh';
import { AntreBarisRepository, type BarisAntre, type Jalan, type JumlahSatuan } from './antre-baris.repository';
import { BarisRepository, type BarisAlir, type IsiTersimpan, type JumlahDiBawah } from './baris.repository';
import { BarisService } from './baris.service';
import { IndeksBaris, tandaBaris, type BarisIndeks } from './indeks-baris';
import { KonteksBarisService } from './konteks-baris.service';
import { PerangkaiBaris, type BarisJadi, type Keping } from './perangkai-baris';

export type BerkasImpor = BerkasRow;
export { IndeksBaris, tandaBaris };
export type { BarisAlir, BarisAntre, BarisIndeks, BarisJadi, BatasBaris, IsiBaris, IsiTersimpan, JumlahDiBawah };
export type { JumlahSatuan, Keping, MedanTerbuka, PerangkaiBaris };

/** Rows of one kind as one moment saw them. */
export interface PotretJenis {
  jenis: JenisBaris;
  indeks: IndeksBaris;
  /** May rows be added here? Below a parent that is being added, too. */
  bolehTambah: (induk: bigint | null) => boolean;
  /** Fields of a stored row that may be changed. */
  medan: (b: BarisIndeks) => MedanTerbuka;
}
/** A file and the places of its rows as one moment saw them; `berkas.versi` tells later whether they still hold. */
export interface Potret {
  berkas: BerkasRow;
  /** In the order of the service's kinds: parents first. */
  jenis: readonly PotretJenis[];
}
/** The check of the form for rows of one kind that come in batches. */
export interface Pemeriksa {
  /** The quick way of rows that are plainly right; null where the kind has none. */
  perangkai: PerangkaiBaris | null;
  kenali: (rows: readonly BarisMentah[]) => Promise<void>;
  /** Throws with every fault at its field. `seri` and `batas`: of the stored row that is changed. */
  siapkan: (data: BarisMentah, seri: number | null, batas?: BatasBaris) => IsiBaris;
}
/** A reading under way: rows go in beside the table, and later into it, or away. */
export interface Antrean {
  tulis: (baris: readonly BarisAntre[]) => Promise<void>;
  tutup: () => Promise<void>;
  /** The rows of an unfinished or refused reading. */
  buang: () => Promise<void>;
  /** Rows that are added, by kind. */
  readonly tambah: ReadonlyMap<string, number>;
  readonly ubah: number;
  readonly jalan: Jalan;
}
/** Rows of a reading that wait: how many are to be added, how many changed. */
export interface Ditahan {
  jalan: Jalan;
  tambah: number;
  ubah: number;
}
const jumlahSemua = (m: ReadonlyMap<string, number>): number => [...m.values()].reduce((a, n) => a + n, 0);

/** Rows of a workbook: looked at outside the lock, staged beside the table, taken over inside the lock all at once. */
@Injectable()
export class BarisImporService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
    private readonly antre: AntreBarisRepository,
    private readonly layanan: BarisService,
    private readonly konteks: KonteksBarisService,
    private readonly draf: DrafService,
  ) {}

  /** Kinds of row of a file, parents first. */
  jenis(p: Pick<BerkasRow, 'kd_rekom'>): DaftarJenis {
    return layanan(p.kd_rekom as KdRekom).jenisBaris;
  }
  /** What rows of a file are checked against, names of codes apart. */
  dasar(p: BerkasRow): Promise<KonteksBaris> {
    return this.konteks.dasar(p);
  }

  /** Null when the file is gone. The version is read first: a change in between shows later. */
  async potret(id: bigint): Promise<Potret | null> {
    const db = this.repo.db;
    const berkas = await this.repo.ambil(db, id);
    if (!berkas) return null;
    const terbuka = await this.draf.terbuka(db, berkas);
    const jenis: PotretJenis[] = [];
    for (const j of this.jenis(berkas).values()) {
      // Nested rows are open where their parent's field is.
      const akar = langkahAkar(this.jenis(berkas), j);
      const lewat = (induk: bigint): boolean => bolehMedan(medanBaris(terbuka, induk, akar), j.medanInduk ?? '');
      jenis.push({
        jenis: j,
        indeks: new IndeksBaris(await this.baris.indeks(db, id, j.kode)),
        bolehTambah: (induk) => (induk === null ? bolehTambahBaris(terbuka, j.langkah) : lewat(induk)),
        medan: (b) => (b.induk === null ? medanBaris(terbuka, b.id, j.langkah) : lewat(b.induk) ? null : new Set()),
      });
    }
    return { berkas, jenis };
  }
  /** All rows of a kind in their order, some at a time. */
  alir(id: bigint, jenis: JenisBaris): AsyncGenerator<BarisAlir[]> {
    return this.baris.alir(this.repo.db, id, jenis);
  }
  /** Places of the rows of a kind. */
  async indeks(id: bigint, jenis: JenisBaris): Promise<IndeksBaris> {
    return new IndeksBaris(await this.baris.indeks(this.repo.db, id, jenis.kode));
  }
  /** Content of some stored rows. */
  isi(p: Potret, id: readonly bigint[]): Promise<Map<bigint, IsiTersimpan>> {
    return id.length === 0 ? Promise.resolve(new Map()) : this.baris.isi(this.repo.db, p.berkas.id, id);
  }
  /** Quantities of the stored rows of a kind below some parents. */
  jumlahDiBawah(p: Potret, jenis: string, induk: readonly bigint[]): Promise<JumlahDiBawah[]> {
    return this.baris.jumlahDiBawah(this.repo.db, p.berkas.id, jenis, induk);
  }

  /** The same check as the form; reference names are looked up as they appear. */
  async pemeriksa(berkas: BerkasRow, jenis: JenisBaris): Promise<Pemeriksa> {
    const dasar = await this.dasar(berkas);
    const kolom = jenis.kolom(dasar);
    const acuan = new AcuanTumbuh(kolom, (rows) => this.konteks.untuk(berkas, jenis, rows).then((k) => k.acuan));
    const ktx: KonteksBaris = { ...dasar, acuan };
    return {
      perangkai: jenis.rakit ? new PerangkaiBaris(kolom, jenis.rakit, ktx, acuan) : null,
      kenali: (rows) => acuan.kenali(rows),
      siapkan: (data, seri, batas) =>
        this.layanan.siap(
          seri === null
            ? jenis.siapkan(data, ktx)
            : jenis.siapkan({ ...data, no_seri: seri }, ktx, batas ? { seri, batas } : { seri }),
        ),
    };
  }
  /** Ids for rows that are to be added, so that their keys are known before they are written. */
  idBaru(jumlah: number): Promise<bigint[]> {
    return jumlah === 0 ? Promise.resolve([]) : this.baris.idBaru(jumlah);
  }

  /** A place for the rows of one reading. */
  async mulai(idImpor: string): Promise<Antrean> {
    const { jalan, salin } = await this.antre.buka(idImpor);
    const tambah = new Map<string, number>();
    let ubah = 0;
    return {
      jalan,
      tambah,
      get ubah() {
        return ubah;
      },
      tulis: (baris) => {
        for (const b of baris)
          if (b.seri === null) ubah++;
          else tambah.set(b.jenis, (tambah.get(b.jenis) ?? 0) + 1);
        return this.antre.tulis(salin, baris);
      },
      tutup: () => salin.tutup(),
      buang: async () => {
        salin.batal();
        await this.antre.buang(null, jalan);
      },
    };
  }

  /** All of it or nothing, with the file locked. False = the file has changed since the picture was taken. */
  async simpan(p: Potret, oleh: string, a: Antrean, lanjut: (tx: Tx) => Promise<void>): Promise<boolean> {
    this.pastikanMuat(p, a);
    return this.pintu.tulis(null, p.berkas.id, async (tx, kini) => {
      if (kini.versi !== p.berkas.versi || kini.kd_status !== p.berkas.kd_status) return false;
      const diharap: Ditahan = { jalan: a.jalan, tambah: jumlahSemua(a.tambah), ubah: a.ubah };
      if (!(await this.ambil(tx, kini, oleh, diharap)))
        throw new Error(`staged rows are gone: ${JSON.stringify(diharap)}`);
      await lanjut(tx);
      return true;
    });
  }
  pastikanMuat(p: Potret, a: Antrean): void {
    for (const { jenis, indeks } of p.jenis)
      if (indeks.jumlah + (a.tambah.get(jenis.kode) ?? 0) > jenis.maks)
        throw new AturanDilanggar('baris.terlalu_banyak', [], { n: jenis.maks });
  }
  /**
   * Staged rows go in, inside the caller's lock. False: a crash has cleared the table, or a row is gone; the caller rolls
   * back, since nothing of it may be seen.
   */
  async ambil(tx: Tx, kini: BerkasRow, oleh: string, a: Ditahan): Promise<boolean> {
    if (!(await this.antre.ada(tx, a.jalan))) return false;
    const ubah = a.ubah > 0 ? await this.antre.ubah(tx, a.jalan, kini.id) : 0;
    const tambah = a.tambah > 0 ? await this.antre.tambahkan(tx, a.jalan, kini.id) : 0;
    if (ubah !== a.ubah || tambah !== a.tambah) return false;
    await this.antre.buang(tx, a.jalan);
    if (ubah + tambah === 0) return true;
    const utama = jenisUtama(this.jenis(kini));
    if (utama) await this.baris.hitungUlang(tx, kini.id, utama.kode);
    await this.draf.sentuh(tx, kini, { id_user: oleh });
    return true;
  }
  /** Totals as they are, and as they would be with what is staged. */
  jumlah(p: Potret, a: Antrean): Promise<JumlahSatuan[]> {
    const nama = new Map(p.jenis.map(({ jenis }) => [jenis.kode, jenis.lembar]));
    return this.antre
      .jumlah(a.jalan, p.berkas.id)
      .then((rows) => rows.map((r) => ({ ...r, jenis: nama.get(r.jenis) ?? r.jenis })));
  }
  /** Rows that nobody takes. */
  lepas(tx: Tx, jalan: string): Promise<void> {
    return this.antre.buang(tx, jalan);
  }
  /** What dead readings of a workbook have left; `kecuali`: the one that is held. */
  rapikan(idImpor: string, kecuali: string | null = null): Promise<void> {
    return this.antre.buangSisa(idImpor, kecuali);
  }
}

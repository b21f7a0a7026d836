import { angka } from '@sinas/domain/format/angka';
import { MAKS_BARIS } from '@sinas/domain/baris/barang';
import { AturanDilanggar } from '../../../platform/errors';
import type {
  Antrean,
  BarisAntre,
  BarisImporService,
  BarisJadi,
  IsiTersimpan,
  Potret,
} from '../../pengajuan/baris/baris-impor.service';
import type { BarisBuku, Buku } from '../buku/baca-buku';
import { PenilaiGanda, samaVonis, type Penilaian, type Vonis } from './ganda';
import { diterima, kalimatSalah, nilaiBaris, penilaian, terapkan, type Calon, type DasarNilai } from './nilai-baris';
import { JalurCepat, type BarisCepat } from './jalur-cepat';
import { bacaRekaman, selKosong, tulisRekaman, type Terbaca } from './petakan-baris';
import { bacaKunci, STATUS_TERIMA, STATUS_TOLAK, tulisKunci } from '../templat/templat';
import type { BahanBuku } from '../templat/templat.service';
import type { BarisTulis } from '../tulis/isi-buku';

const ID_SEKALI = 2_000;
const TANPA_PERUBAHAN = 'Sudah tersimpan, tidak ada perubahan';

/** Rows behind some others decide on them: read again from the start, now knowing the verdicts. */
export class NilaiUlang extends Error {
  constructor(readonly vonis: readonly Vonis[]) {
    super('later rows change the verdict on earlier ones');
  }
}
export interface BahanOlah {
  buku: Buku;
  bahan: BahanBuku;
  potret: Potret;
  pemeriksa: Awaited<ReturnType<BarisImporService['pemeriksa']>>;
  antrean: Antrean;
  layanan: Pick<BarisImporService, 'isi' | 'idBaru'>;
  /** known from an earlier reading */
  vonis: readonly Vonis[] | null;
  maju: (diproses: number, total: number) => Promise<void>;
}

/** One reading of a workbook: batch by batch judged, staged, and given on as rows of the result. */
export class OlahBaris {
  jumlah = 0;
  terima = 0;
  private readonly ganda: PenilaiGanda;
  private readonly diingat: { p: Penilaian; v: Vonis }[] = [];
  private readonly cepat: JalurCepat;
  private readonly bolehTambah: boolean;
  private id: bigint[] = [];
  private idDipakai = 0;
  private baru = 0;

  constructor(private readonly b: BahanOlah) {
    this.ganda = new PenilaiGanda(b.potret.indeks);
    this.cepat = new JalurCepat(b.pemeriksa.perangkai, b.bahan.cara);
    this.bolehTambah = b.potret.bolehTambah;
  }

  async *alir(): AsyncGenerator<BarisTulis[]> {
    for await (const { baris, bagian } of this.b.buku.baris()) {
      const isi = baris.filter((x) => !x.larik.every((s) => !s || selKosong(s) || (s.gabung && s.teks === '')));
      if (this.jumlah + isi.length > MAKS_BARIS)
        throw new AturanDilanggar('impor.terlalu_banyak', [], { n: angka(MAKS_BARIS) });
      if (isi.length === 0) continue;
      yield await this.kerjakan(isi);
      await this.b.maju(this.jumlah, Math.max(this.jumlah, Math.round(this.jumlah / bagian)));
    }
    if (this.jumlah === 0) throw new AturanDilanggar('impor.kosong');
    this.periksaVonis();
  }

  private async kerjakan(baris: readonly BarisBuku[]): Promise<BarisTulis[]> {
    const cepat = baris.map((x) => (x.kunci === '' && this.bolehTambah ? this.barisCepat(x) : null));
    const lambat = new Lambat(this.b);
    await lambat.nilai(baris.filter((_, i) => !cepat[i]));
    await this.siapkanId(baris.length);
    const antre: BarisAntre[] = [];
    const hasil = baris.map((x, i) => this.satu(x, cepat[i] ?? null, lambat, antre));
    await this.b.antrean.tulis(antre);
    return hasil;
  }
  private barisCepat(x: BarisBuku): BarisCepat | null {
    const c = this.cepat.coba(x.larik);
    // A good that is stored already is compared with what is stored.
    return c && this.b.potret.indeks.perKunci(c.kunci).length === 0 ? c : null;
  }

  private satu(x: BarisBuku, cepat: BarisCepat | null, lambat: Lambat, antre: BarisAntre[]): BarisTulis {
    const ke = this.jumlah++;
    if (cepat) {
      const v = this.vonis(ke, () => ({ nomor: x.nomor, lama: null, kunci: cepat.kunci, tetap: false, kembar: [] }));
      if (v.ganda === null) return this.terimaBaru(x.nomor, cepat, antre, { larik: cepat.larik });
      const c = lambat.satu(x);
      terapkan(c, v);
      return this.tolak(c);
    }
    const c = lambat.satu(x);
    terapkan(
      c,
      this.vonis(ke, () => penilaian(c, lambat.dasar)),
    );
    if (!diterima(c) || !c.isi) return this.tolak(c);
    const { data, ...isi } = c.isi;
    const sel = tulisRekaman(data, this.b.bahan.cara);
    if (!c.lama) return this.terimaBaru(x.nomor, { ...isi, json: JSON.stringify(data) }, antre, { sel });
    this.terima++;
    if (!c.tetap) antre.push({ ...isi, json: JSON.stringify(data), nomor: c.nomor, id: c.lama.id, seri: null });
    return {
      nomor: c.nomor,
      kunci: tulisKunci(c.lama.id, c.lama.versi + (c.tetap ? 0 : 1)),
      sel,
      status: STATUS_TERIMA,
      keterangan: c.tetap ? TANPA_PERUBAHAN : '',
    };
  }

  /** Accepted rows carry the key they have from now on. */
  private terimaBaru(
    nomor: number,
    isi: BarisJadi,
    antre: BarisAntre[],
    tulis: Pick<BarisTulis, 'sel' | 'larik'>,
  ): BarisTulis {
    const id = this.id[this.idDipakai++] ?? 0n;
    const { json, uraian, hs, satuan, jml, kunci } = isi;
    const seri = this.b.potret.indeks.seriAkhir + ++this.baru;
    antre.push({ nomor, id, seri, json, uraian, hs, satuan, jml, kunci });
    this.terima++;
    return { nomor, kunci: tulisKunci(id, 1), ...tulis, status: STATUS_TERIMA, keterangan: '' };
  }
  /** Wrong ones show what was typed, red where it is wrong. */
  private tolak(c: Calon): BarisTulis {
    return {
      nomor: c.nomor,
      kunci: c.lama ? tulisKunci(c.lama.id, c.lama.versi) : '',
      sel: c.terbaca.tampil,
      status: STATUS_TOLAK,
      keterangan: kalimatSalah(c, this.b.bahan.kolom),
      salah: c.salah,
    };
  }

  private vonis(ke: number, p: () => Penilaian): Vonis {
    const pasti = this.b.vonis?.[ke];
    if (pasti) return pasti;
    const dinilai = p();
    const v = this.ganda.nilai(dinilai);
    if (!this.b.potret.indeks.kosong) this.diingat.push({ p: dinilai, v });
    return v;
  }
  /** In a file without rows the first look is the last: only earlier rows count. */
  private periksaVonis(): void {
    if (this.diingat.length === 0) return;
    const pasti = PenilaiGanda.semua(
      this.diingat.map((x) => x.p),
      this.b.potret.indeks,
    );
    if (!pasti.every((v, i) => this.diingat[i] && samaVonis(v, this.diingat[i].v))) throw new NilaiUlang(pasti);
  }

  /** Ids are taken ahead in a long workbook; those that are left over are gaps, no more. */
  private async siapkanId(paling: number): Promise<void> {
    if (this.id.length - this.idDipakai >= paling) return;
    this.id = [
      ...this.id.slice(this.idDipakai),
      ...(await this.b.layanan.idBaru(this.jumlah === 0 ? paling : ID_SEKALI)),
    ];
    this.idDipakai = 0;
  }
}

/** The way of the form, for the rows of one batch that are not plainly right. */
class Lambat {
  readonly dasar: DasarNilai;
  private readonly isiLama = new Map<bigint, IsiTersimpan>();
  private readonly calon = new Map<number, Calon>();

  constructor(private readonly b: BahanOlah) {
    const { bahan, potret, pemeriksa } = b;
    this.dasar = {
      kolom: bahan.kolom,
      indeks: potret.indeks,
      isiLama: this.isiLama,
      bolehTambah: potret.bolehTambah,
      medan: potret.medan,
      siapkan: pemeriksa.siapkan,
    };
  }

  async nilai(baris: readonly BarisBuku[]): Promise<void> {
    if (baris.length === 0) return;
    const terbaca = baris.map((x) => this.terbaca(x));
    await this.b.pemeriksa.kenali(terbaca.map((t) => t.data));
    const { indeks } = this.dasar;
    await this.ambil(
      baris.flatMap((x) => (x.kunci === '' ? [] : (indeks.perId(bacaKunci(x.kunci)?.id ?? 0n)?.id ?? []))),
    );
    const calon = baris.map((x, i) => nilaiBaris(x.nomor, x.kunci, terbaca[i] ?? this.terbaca(x), this.dasar));
    for (const c of calon) this.calon.set(c.nomor, c);
    await this.ambil(calon.flatMap((c) => (c.lama || !c.isi ? [] : indeks.perKunci(c.isi.kunci).map((b) => b.id))));
  }
  satu(x: BarisBuku): Calon {
    return this.calon.get(x.nomor) ?? nilaiBaris(x.nomor, x.kunci, this.terbaca(x), this.dasar);
  }

  private terbaca(x: BarisBuku): Terbaca {
    return bacaRekaman(x.sel, this.b.bahan.cara) ?? { data: {}, masalah: new Map(), tampil: new Map() };
  }
  private async ambil(id: readonly bigint[]): Promise<void> {
    for (const [k, v] of await this.b.layanan.isi(this.b.potret, id)) this.isiLama.set(k, v);
  }
}

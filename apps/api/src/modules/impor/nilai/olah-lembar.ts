import type { JumlahBaris } from '@sinas/domain/baris/jenis-baris';
import { angka } from '@sinas/domain/format/angka';
import { AturanDilanggar } from '../../../platform/errors';
import {
  tandaBaris,
  type Antrean,
  type BarisAntre,
  type BarisJadi,
  type IsiTersimpan,
  type Pemeriksa,
  type PotretJenis,
} from '../../pengajuan/baris/baris-impor.service';
import type { BarisBuku, LembarBaca } from '../buku/baca-buku';
import { bacaKunci, STATUS_BENAR, STATUS_TERIMA, STATUS_TOLAK, tulisKunci } from '../templat/templat';
import type { BahanLembar } from '../templat/templat.service';
import type { BarisTulis } from '../tulis/isi-buku';
import { hurufKolom } from '../tulis/tulis-sel';
import { PenilaiGanda, samaVonis, type Penilaian, type Vonis } from './ganda';
import { JalurCepat, type BarisCepat } from './jalur-cepat';
import type { JumlahBersama, TolakBersama } from './jumlah-bersama';
import { Lambat } from './lambat';
import type { Laporan } from './laporan';
import { diterima, kalimatSalah, penilaian, terapkan, type Calon } from './nilai-baris';
import type { Letak, Penomoran } from './penomoran';
import { selKosong as kosong, tulisRekaman } from './petakan-baris';

const ID_SEKALI = 2_000;
const TANPA_PERUBAHAN = 'Sudah tersimpan, tidak ada perubahan';

export interface BahanLembarOlah {
  lembar: LembarBaca;
  bahan: BahanLembar;
  potret: PotretJenis;
  pemeriksa: Pemeriksa;
  antrean: Antrean;
  penomoran: Penomoran;
  laporan: Laporan;
  tahan: boolean;
  bersama: JumlahBersama;
  layanan: {
    isi: (id: readonly bigint[]) => Promise<Map<bigint, IsiTersimpan>>;
    idBaru: (jumlah: number) => Promise<bigint[]>;
  };
  /** known from an earlier reading */
  vonis: readonly Vonis[] | null;
  tolakBersama: TolakBersama | null;
}
/** Where a row without numbers stands. */
const DI_BERKAS: Letak = { induk: null, diminta: null, salah: new Map(), umum: null, tampil: [] };

/** One reading of a sheet: batch by batch judged, staged, and given on as rows of the result. */
export class OlahLembar {
  jumlah = 0;
  terima = 0;
  private readonly ganda: PenilaiGanda;
  private readonly diingat: { p: Penilaian; v: Vonis }[] = [];
  private readonly cepat: JalurCepat | null;
  private id: bigint[] = [];
  private idDipakai = 0;

  constructor(private readonly b: BahanLembarOlah) {
    this.ganda = new PenilaiGanda(b.potret.indeks);
    this.cepat = b.pemeriksa.perangkai && new JalurCepat(b.pemeriksa.perangkai, b.bahan.cara);
  }

  /** Rows of the result; `bagian`: how much of the sheet has been read. */
  async *alir(): AsyncGenerator<{ baris: BarisTulis[]; bagian: number }> {
    const { maks } = this.b.bahan.jenis;
    for await (const { baris, bagian } of this.b.lembar.baris()) {
      const isi = baris.filter((x) => !x.larik.every((s) => !s || kosong(s) || (s.gabung && s.teks === '')));
      if (this.jumlah + isi.length > maks) throw new AturanDilanggar('impor.terlalu_banyak', [], { n: angka(maks) });
      if (isi.length > 0) yield { baris: await this.kerjakan(isi), bagian };
    }
  }
  /** Verdicts that later rows have changed; null = all of them stand. In a file without rows only earlier rows count. */
  get berubah(): readonly Vonis[] | null {
    if (this.diingat.length === 0) return null;
    const pasti = PenilaiGanda.semua(
      this.diingat.map((x) => x.p),
      this.b.potret.indeks,
    );
    return pasti.every((v, i) => this.diingat[i] && samaVonis(v, this.diingat[i].v)) ? null : pasti;
  }

  private async kerjakan(baris: readonly BarisBuku[]): Promise<BarisTulis[]> {
    const letak = baris.map((x) => this.letak(x));
    const cepat = baris.map((x, i) => this.barisCepat(x, letak[i] ?? DI_BERKAS));
    const lambat = new Lambat(this.b, (x) => this.letak(x));
    await lambat.nilai(baris.filter((_, i) => !cepat[i]));
    await this.siapkanId(baris.length);
    const antre: BarisAntre[] = [];
    const hasil = baris.map((x, i) => this.satu(x, cepat[i] ?? null, lambat, letak[i] ?? DI_BERKAS, antre));
    await this.b.antrean.tulis(antre);
    return hasil;
  }
  private letak(x: BarisBuku): Letak {
    const { bahan, potret, penomoran } = this.b;
    if (bahan.jenis.induk === null && x.letak.every((s) => !s || kosong(s))) return DI_BERKAS;
    return penomoran.baca(bahan, x.letak, potret.indeks.perId(bacaKunci(x.kunci)?.id ?? 0n) ?? null);
  }
  private barisCepat(x: BarisBuku, l: Letak): BarisCepat | null {
    if (!this.cepat || x.kunci !== '' || l.salah.size > 0 || l.umum !== null) return null;
    if (!this.b.potret.bolehTambah(l.induk) || this.tolakBersama(l) !== undefined) return null;
    const c = this.cepat.coba(x.larik);
    // A row that is stored already is compared with what is stored.
    return c && c.kunci !== null && this.sama(l, c.kunci).length === 0 ? c : null;
  }
  private sama(l: Letak, kunci: string) {
    return this.b.potret.indeks.perTanda(tandaBaris(l.induk, kunci, null));
  }

  private satu(x: BarisBuku, cepat: BarisCepat | null, lambat: Lambat, l: Letak, antre: BarisAntre[]): BarisTulis {
    const ke = this.jumlah++;
    if (cepat) {
      const tanda = tandaBaris(l.induk, cepat.kunci, null);
      const v = this.vonis(ke, () => ({ ...BARU, nomor: x.nomor, tanda }));
      if (v.ganda === null) return this.terimaBaru(x.nomor, l, cepat, antre, { larik: cepat.larik });
      const c = lambat.satu(x);
      terapkan(c, v);
      return this.tolak(c);
    }
    const c = lambat.satu(x);
    const salah = c.tetap ? undefined : this.tolakBersama(l);
    if (salah !== undefined) c.umum.push(salah);
    terapkan(
      c,
      this.vonis(ke, () => penilaian(c, lambat.dasar)),
    );
    if (!diterima(c) || !c.isi) return this.tolak(c);
    const { data, ...isi } = c.isi;
    const sel = tulisRekaman(data, this.b.bahan.cara);
    const jadi = { ...isi, json: JSON.stringify(data) };
    if (!c.lama) return this.terimaBaru(x.nomor, l, jadi, antre, { sel });
    return this.terimaLama(c, c.lama, jadi, antre, sel);
  }

  private terimaLama(
    c: Calon,
    lama: NonNullable<Calon['lama']>,
    isi: BarisJadi,
    antre: BarisAntre[],
    sel: BarisTulis['sel'],
  ): BarisTulis {
    this.terima++;
    const { tahan, laporan } = this.b;
    if (!c.tetap) {
      laporan.berubah++;
      antre.push({ ...isi, jenis: this.kode, induk: null, id: lama.id, seri: null });
      this.catat(lama.id, lama.induk, { seri: lama.seri, jml: isi.jml, satuan: isi.satuan });
    }
    return {
      nomor: c.nomor,
      kunci: tulisKunci(lama.id, lama.versi + (c.tetap || tahan ? 0 : 1)),
      letak: this.b.penomoran.nomor(this.b.bahan, lama.induk, lama.seri),
      sel,
      status: this.status,
      keterangan: c.tetap ? TANPA_PERUBAHAN : '',
    };
  }
  /** Accepted rows carry the key they have from now on. */
  private terimaBaru(
    nomor: number,
    l: Letak,
    isi: BarisJadi,
    antre: BarisAntre[],
    tulis: Pick<BarisTulis, 'sel' | 'larik'>,
  ): BarisTulis {
    const { bahan, penomoran, tahan, laporan } = this.b;
    const id = this.id[this.idDipakai++] ?? 0n;
    const { json, uraian, hs, satuan, jml, kunci } = isi;
    const seri = penomoran.beri(bahan.jenis, l.induk, l.diminta, id);
    antre.push({ jenis: this.kode, induk: l.induk, id, seri, json, uraian, hs, satuan, jml, kunci });
    this.catat(id, l.induk, { seri, jml, satuan }, l.diminta !== null);
    this.terima++;
    laporan.baru++;
    const letak = penomoran.nomor(bahan, l.induk, seri);
    return { nomor, kunci: tahan ? '' : tulisKunci(id, 1), letak, ...tulis, status: this.status, keterangan: '' };
  }
  /** Wrong ones show what was typed, red where it is wrong. */
  private tolak(c: Calon): BarisTulis {
    const { bahan, penomoran } = this.b;
    this.laporkan(c);
    if (bahan.nomor.at(-1)?.sendiri) penomoran.tolak(bahan.jenis, c.letak, c.lama);
    return {
      nomor: c.nomor,
      kunci: c.lama ? tulisKunci(c.lama.id, c.lama.versi) : '',
      letak: c.letak.tampil,
      sel: c.terbaca.tampil,
      status: STATUS_TOLAK,
      keterangan: kalimatSalah(c, [...bahan.nomor, ...bahan.kolom]),
      salah: c.salah,
    };
  }

  private laporkan({ nomor, umum, salah }: Calon): void {
    const { bahan, lembar, laporan } = this.b;
    const catat = (sel: string, pesan: string): void => laporan.catat({ lembar: bahan.jenis.lembar, sel, pesan });
    for (const x of umum) catat(`Baris ${nomor}`, x);
    for (const [medan, x] of salah) {
      const di = lembar.tempat(medan);
      catat(di > 0 ? `${hurufKolom(di)}${nomor}` : `Baris ${nomor}`, x);
    }
  }

  private get status(): string {
    return this.b.tahan ? STATUS_BENAR : STATUS_TERIMA;
  }
  private get kode(): string {
    return this.b.bahan.jenis.kode;
  }
  private tolakBersama(l: Letak): string | undefined {
    return this.b.tolakBersama?.get(this.b.penomoran.jalur(l.induk));
  }
  /** For what rows below one parent show together; `dirujuk`: others may hang from it. */
  private catat(id: bigint, induk: bigint | null, row: JumlahBaris, dirujuk = true): void {
    const { bahan, bersama, penomoran } = this.b;
    if (dirujuk && bahan.nomor.at(-1)?.sendiri) bersama.sebagaiInduk(id, row);
    if (induk !== null && bahan.jenis.bersama) bersama.catat(penomoran.jalur(induk), induk, id, row);
  }

  private vonis(ke: number, p: () => Penilaian): Vonis {
    const pasti = this.b.vonis?.[ke];
    if (pasti) return pasti;
    const dinilai = p();
    const v = this.ganda.nilai(dinilai);
    if (this.b.potret.indeks.jumlah > 0) this.diingat.push({ p: dinilai, v });
    return v;
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
const BARU: Omit<Penilaian, 'nomor' | 'tanda'> = { lama: null, berulang: false, tetap: false, kembar: [] };

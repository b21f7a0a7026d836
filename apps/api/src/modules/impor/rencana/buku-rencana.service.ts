import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { DaftarJenis, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { MEDAN_RUJUKAN } from '@sinas/domain/baris/kolom';
import { ekstensiDari, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, AturanTeks, DomainError, TidakAda } from '../../../platform/errors';
import { Gate } from '../../../platform/prisma/gate';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { BerkasTerkunciService } from '../../pengajuan/alur/berkas-terkunci.service';
import {
  BarisImporService,
  type BarisAlir,
  type BerkasImpor,
  type Potret,
} from '../../pengajuan/baris/baris-impor.service';
import { BulanService } from '../../pengajuan/bulan/bulan.service';
import { TulisMassalService } from '../../pengajuan/rencana/tulis-massal.service';
import { BacaBuku, BacaUlang, type BarisBuku, type LembarBaca } from '../buku/baca-buku';
import { diterima } from '../nilai/nilai-baris';
import { tulisRekaman, tulisSel } from '../nilai/petakan-baris';
import { LetakTersimpan } from '../templat/letak-tersimpan';
import { tulisKunci, type InfoTemplat } from '../templat/templat';
import { TemplatService, type BahanBuku, type BahanLembar } from '../templat/templat.service';
import { alirBuku } from '../tulis/tulis-buku';
import { kolomBulan, nilaiBulan, type KolomBulan } from './bulan-buku';
import { periksaJudul } from './judul-bulan';
import {
  bacaBaris,
  batasiInduk,
  berbuat,
  jagaAnak,
  nilaiSemua,
  type BahanNilai,
  type CalonRencana,
} from './nilai-rencana';
import { hasilBuku, type HasilBuku } from './hasil-buku';

export type CaraBukuRencana = 'uji' | 'ambil';
export const MAKS_BUKU_RENCANA_KB = 5 * 1024;
/** Rows that one workbook brings: they are judged and written while the caller waits. */
const MAKS_BARIS = 1_000;
/** Workbooks that are looked at, in memory, at the same time. */
const SEKALIGUS = 2;
const BARANG = { barang_impor: 'impor', barang_lokal: 'lokal' } as const;

interface Lembar extends BahanLembar {
  kolomBulan: readonly KolomBulan[];
}

/** Rows of one kind of a plan as a workbook with its months as columns: out with what is stored, in after it was told. */
@Injectable()
export class BukuRencanaService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisImporService,
    private readonly bulan: BulanService,
    private readonly massal: TulisMassalService,
    private readonly templat: TemplatService,
    private readonly pembaca: BacaBuku,
  ) {}

  private readonly giliran = new Gate(SEKALIGUS);

  /** Everything that can fail has happened when this resolves. */
  async unduh(aktor: Aktor, noAju: string, kode: string): Promise<{ nama: string; isi: Readable }> {
    const p = await this.pintu.baca(aktor, noAju);
    const { bahan, lembar } = await this.bahan(p, this.jenis(p, kode), aktor);
    const uraian = { ...bahan.uraian, unggah: pesan('rencana.excel_unggah') };
    const baris = [await this.tersimpan(p, lembar)];
    const nama = `rencana-${lembar.jenis.lembar.toLowerCase().replaceAll(' ', '-')}-${noAjuPendek(p.no_aju)}.xlsx`;
    return { nama, isi: alirBuku({ ...bahan, uraian, lembar: [{ ...lembar, baris }] }) };
  }

  /** What a workbook would do, row by row; `ambil`: what is right of it is done. Nothing else is ever stored. */
  async unggah(
    aktor: Aktor,
    m: { noAju: string; kode: string; berkas: BerkasMasuk | null; cara: CaraBukuRencana },
  ): Promise<HasilBuku> {
    const p = await this.pintu.baca(aktor, m.noAju);
    const jenis = this.jenis(p, m.kode);
    await this.massal.pastikanBuka(aktor, p.id);
    const salah =
      ekstensiDari(m.berkas?.nama ?? '') === 'xls'
        ? pesan('impor.simpan_xlsx')
        : periksaBerkas(m.berkas, { maksKb: MAKS_BUKU_RENCANA_KB, ekstensi: ['xlsx'] });
    if (salah || !m.berkas) throw tolak(salah ?? pesan('berkas.tidak_valid'));
    const berkas = m.berkas;
    return this.giliran.pass(async () => this.kerjakan(aktor, p.id, jenis, await berkas.baca(), m.cara));
  }

  private async kerjakan(aktor: Aktor, id: bigint, jenis: JenisBaris, isi: Buffer, cara: CaraBukuRencana) {
    const potret = await this.baris.potret(id);
    if (!potret) throw new TidakAda();
    const { lembar } = await this.bahan(potret.berkas, jenis, null);
    const { baca, rows } = await this.buka(isi, potret.berkas, lembar);
    if (rows.length > MAKS_BARIS) throw new AturanDilanggar('impor.terlalu_banyak', [], { n: MAKS_BARIS });
    const calon = await this.nilai(potret, lembar, baca, rows);
    if (calon.length === 0) throw tolak(pesan('impor.kosong'));
    const benar = calon.filter((c) => diterima(c) && berbuat(c));
    if (cara === 'uji' || benar.length === 0)
      return hasilBuku(calon, { cara, jenis, lembar, baca }, potret.berkas.versi);
    const { berkas } = await this.massal.tulis(
      aktor,
      id,
      potret.berkas.versi,
      jenis.kode,
      benar.map((c) => ({
        id: c.lama?.id ?? null,
        induk: c.letak.induk,
        seri: c.letak.diminta,
        isi: c.tetap ? null : c.isi,
        bulan: c.bulan,
      })),
    );
    return hasilBuku(calon, { cara, jenis, lembar, baca }, berkas.versi);
  }

  /** A refusal names the file, as every refused upload does. */
  private async buka(isi: Buffer, p: BerkasImpor, lembar: Lembar): Promise<{ baca: LembarBaca; rows: BarisBuku[] }> {
    const bentuk = async (info: InfoTemplat) => {
      await this.templat.bentuk(info, p);
      return [lembar];
    };
    try {
      const { ada, asing } = await periksaJudul(isi, lembar.jenis.lembar, lembar.kolomBulan);
      if (!ada) throw new AturanDilanggar('rencana.excel_jenis', [], { nama: lembar.jenis.nama });
      if (asing !== null)
        throw new AturanDilanggar('rencana.excel_bulan_tahun', [], {
          ...{ kolom: asing, tahun: String(p.tahun), lalu: String(p.tahun - 1) },
        });
      await this.pembaca.periksa(isi, bentuk);
      const buku = await this.pembaca.buka(isi, bentuk);
      const [baca] = buku.lembar;
      if (!baca) throw new AturanDilanggar('impor.tanpa_templat');
      return { baca, rows: await semuaBaris(baca) };
    } catch (error) {
      if (error instanceof AturanDilanggar && error.masalah.length === 0) throw tolak(error.message);
      if (error instanceof DomainError) throw error;
      throw tolak(pesan('impor.bukan_buku'));
    }
  }

  private async nilai(
    potret: Potret,
    lembar: Lembar,
    baca: LembarBaca,
    rows: readonly BarisBuku[],
  ): Promise<CalonRencana[]> {
    const { berkas } = potret;
    const { jenis } = lembar;
    const milik = potret.jenis.find((p) => p.jenis.kode === jenis.kode);
    if (!milik) throw new TidakAda('baris.tidak_ada');
    const pemeriksa = await this.baris.pemeriksa(berkas, jenis);
    const tersimpan = await this.semua(berkas, jenis);
    const id = tersimpan.map((b) => b.id);
    const m: BahanNilai = {
      ...{ tahun: berkas.tahun, bentuk: lembar, cara: lembar.cara, kolomBulan: lembar.kolomBulan, lembar: baca },
      potret: potret.jenis,
      dasar: {
        ...{ jenis, kolom: lembar.cara.kolom, indeks: milik.indeks, isiLama: await this.baris.isi(potret, id) },
        ...{ bolehTambah: milik.bolehTambah, medan: milik.medan, siapkan: pemeriksa.siapkan },
      },
      bulan: await this.bulan.berkas(this.pintu.db, berkas.id, id),
      barang: new Map([...(await this.barang(berkas))].map(([id, nama]) => [nama, id])),
    };
    await pemeriksa.kenali(bacaKode(rows, m));
    const calon = nilaiSemua(rows, m);
    await this.bersama(potret, jenis, calon);
    return calon;
  }

  /** What rows show together with those that are stored: below one parent, and as parents of others. */
  private async bersama(potret: Potret, jenis: JenisBaris, calon: readonly CalonRencana[]): Promise<void> {
    const semua = this.baris.jenis(potret.berkas);
    const atas = jenis.induk === null ? undefined : semua.get(jenis.induk);
    if (atas) {
      const induk = [...new Set(calon.flatMap((c) => c.letak.induk ?? []))];
      const isi = await this.baris.isi(potret, induk);
      const indeks = potret.jenis.find((p) => p.jenis.kode === atas.kode)?.indeks;
      batasiInduk(calon, {
        jenis,
        rows: await this.baris.jumlahDiBawah(potret, jenis.kode, induk),
        induk: new Map(
          [...isi].map(([id, b]) => [id, { seri: indeks?.perId(id)?.seri ?? 0, jml: b.jml, satuan: b.satuan }]),
        ),
      });
    }
    const lama = calon.flatMap((c) => c.lama?.id ?? []);
    const anak = [...semua.values()].filter((j) => j.induk === jenis.kode && j.jagaInduk);
    const bawah = anak.map(async (j) => ({ jenis: j, rows: await this.baris.jumlahDiBawah(potret, j.kode, lama) }));
    jagaAnak(calon, await Promise.all(bawah));
  }

  /** The workbook of one kind: its columns, then its months. */
  private async bahan(
    p: BerkasImpor,
    jenis: JenisBaris,
    aktor: Aktor | null,
  ): Promise<{ bahan: Omit<BahanBuku, 'lembar'>; lembar: Lembar }> {
    const { lembar: semua, ...bahan } = await this.templat.bahan(p, aktor);
    const ada = semua.find((l) => l.jenis.kode === jenis.kode);
    if (!ada) throw new TidakAda('baris.tidak_ada');
    const bulan = kolomBulan(jenis, p.tahun);
    return { bahan, lembar: { ...ada, kolom: [...ada.kolom, ...bulan], kolomBulan: bulan } };
  }

  private async tersimpan(p: BerkasImpor, lembar: Lembar) {
    const rows = await this.semua(p, lembar.jenis);
    const bulan = await this.bulan.berkas(
      this.pintu.db,
      p.id,
      rows.map((b) => b.id),
    );
    const letak = await this.letak(p, lembar);
    const barang = await this.barang(p);
    return rows.map((b) => {
      const data = b.data as Record<string, unknown>;
      const sel = tulisRekaman({ ...data, ...rujukan(data, barang) }, lembar.cara);
      for (const k of lembar.kolomBulan) {
        const jml = nilaiBulan(bulan.get(b.id) ?? [], k);
        if (jml !== null) sel.set(k.kd_field, tulisSel(k, jml, lembar.cara));
      }
      return { kunci: tulisKunci(b.id, b.versi), letak: letak.nomor(lembar.nomor, b), sel };
    });
  }
  private async letak(p: BerkasImpor, { nomor }: Lembar): Promise<LetakTersimpan> {
    const atas = nomor.filter((k) => !k.sendiri);
    const indeks = await Promise.all(
      atas.map(async (k) => [k.jenis.kode, await this.baris.indeks(p.id, k.jenis)] as const),
    );
    return new LetakTersimpan(new Map(indeks));
  }
  private async semua(p: BerkasImpor, jenis: JenisBaris): Promise<BarisAlir[]> {
    const rows: BarisAlir[] = [];
    for await (const potong of this.baris.alir(p.id, jenis)) rows.push(...potong);
    return rows;
  }
  /** Goods of the plan by id, as a workbook calls them. */
  private async barang(p: BerkasImpor): Promise<Map<string, string>> {
    const nama = new Map<string, string>();
    for (const [kode, kata] of Object.entries(BARANG)) {
      const jenis = this.baris.jenis(p).get(kode);
      for (const b of jenis ? await this.semua(p, jenis) : []) nama.set(String(b.id), `${kata} ${b.seri}`);
    }
    return nama;
  }
  private jenis(p: BerkasImpor, kode: string): JenisBaris {
    const jenis: DaftarJenis = this.baris.jenis(p);
    const ada = jenis.get(kode);
    if (!ada) throw new TidakAda('baris.tidak_ada');
    return ada;
  }
}

/** 'Impor 1' in place of the id of a good. */
function rujukan(data: Record<string, unknown>, barang: ReadonlyMap<string, string>): Record<string, unknown> {
  const id = data[MEDAN_RUJUKAN];
  const nama = typeof id === 'string' ? barang.get(id) : undefined;
  return nama ? { [MEDAN_RUJUKAN]: nama.charAt(0).toUpperCase() + nama.slice(1) } : {};
}
/** What cells name of reference lists, before they are looked up. */
const bacaKode = (rows: readonly BarisBuku[], m: BahanNilai) =>
  rows.flatMap((b) => {
    const dibaca = bacaBaris(b, m);
    return dibaca ? [dibaca.terbaca.data] : [];
  });

/** Merged cells stand behind the rows: whoever meets them reads again, and knows them then. */
async function semuaBaris(lembar: LembarBaca): Promise<BarisBuku[]> {
  try {
    return await kumpulkan(lembar);
  } catch (error) {
    if (!(error instanceof BacaUlang)) throw error;
    return kumpulkan(lembar);
  }
}
async function kumpulkan(lembar: LembarBaca): Promise<BarisBuku[]> {
  const rows: BarisBuku[] = [];
  for await (const { baris } of lembar.baris()) rows.push(...baris);
  return rows;
}
const tolak = (message: string): AturanTeks => {
  const masalah: Masalah = { langkah: 'barang', path: 'file', message };
  return new AturanTeks(message, [masalah]);
};

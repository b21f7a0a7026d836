import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { Acuan, KodeAcuan } from '@sinas/domain/baris/kolom';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import {
  PELABUHAN_TETAP,
  saringGa,
  saringHs,
  saringKantor,
  saringKbli,
  saringPelabuhan,
} from '@sinas/domain/referensi/saring';
import { pencariSaran, type CariSaran } from '@sinas/domain/referensi/saran/saran';
import { Clock } from '../../../platform/clock/clock';
import { pencarian, teks, type Tanya } from './pencarian';
import { ReferensiRepository, type BarisReferensi, type Pencarian } from './referensi.repository';

const MAKS = 100;
const BERKANTOR = { induk: ['ID'], adaData: 'kode_kantor', kecuali: [PELABUHAN_TETAP.KodePelabuhan] };
const MAKS_PELABUHAN = 100_000;
/** Names of codes may be this old. */
const SEGAR_MS = 60_000;
const MAKS_NAMA = 20_000;

/** Reference lists with the specification's field names and filters. */
@Injectable()
export class ReferensiService {
  private pencari: { cari: Promise<CariSaran>; sampai: number } | null = null;
  private readonly nama = new Map<string, { uraian: string; sampai: number }>();

  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  async ga(q: Tanya = {}) {
    const rows = await this.repo.cari(this.tanya('ga', q, MAKS));
    return saringGa(
      rows.map((r) => ({ kodeGA: r.kode, GA: r.uraian, status: (r.data.status as number | null) ?? null })),
    );
  }
  async kantor(q: Tanya = {}) {
    const rows = await this.repo.cari(this.tanya('kpbc', q, 1000));
    return saringKantor(rows.map((r) => ({ KodeKPBC: r.kode, UrKPBC: r.uraian, Id_Refrensi_KPBC: r.induk })));
  }
  /** Whole tariff lines; `induk` is the way down to them. */
  async hs(q: Tanya = {}) {
    const rows = await this.repo.cari({ ...this.tanya('hs', q, MAKS), panjangKode: 8 });
    const jalur = new Map(rows.map((r) => [r.kode, this.jalurHs(r)]));
    return saringHs(rows.map((r) => ({ hsCodeFormat: r.kode, uraianId: this.uraianHs(r) }))).map((h) => ({
      ...h,
      induk: jalur.get(h.hsCodeFormat) ?? [],
    }));
  }
  async kbli(q: Tanya = {}) {
    const rows = await this.repo.cari({ ...this.tanya('kbli', q, MAKS), panjangKode: 5 });
    return saringKbli(rows.map((r) => ({ kode_kbli: r.kode, uraian: r.uraian })));
  }
  async negara(q: Tanya = {}) {
    const rows = await this.repo.cari(this.tanya('negara', q, 300));
    return rows.map((r) => ({
      KodeNegara: r.kode,
      Negara: r.uraian,
      KodeWilayah: teks(r.data.kode_wilayah),
      Wilayah: teks(r.data.wilayah),
    }));
  }
  async satuan(q: Tanya = {}) {
    const rows = await this.repo.cari(this.tanya('satuan', q, 300));
    return rows.map((r) => ({ kodeSatuan: r.kode, urSatuan: r.uraian }));
  }
  async satuanByKode(kode: string) {
    return (await this.repo.byKode('satuan', [kode])).map((r) => ({ kodeSatuan: r.kode, urSatuan: r.uraian }));
  }
  async incoterm(q: Tanya = {}) {
    const rows = await this.repo.cari(this.tanya('incoterm', q, MAKS));
    return rows.map((r) => ({ Incoterm: r.kode, urIncoterm: r.uraian }));
  }
  /** Ports that goods arrive at: with a customs office, and the fixed one. */
  async pelabuhanId(q: Tanya = {}) {
    const rows = await this.repo.cari({ ...this.tanya('pelabuhan', q, 1000), ...BERKANTOR });
    return saringPelabuhan(rows.map((r) => this.pelabuhan(r)));
  }
  /** The fixed port stands at the end of the last page and is not counted. */
  async pelabuhanBatas(q: Tanya) {
    const limit = Math.min(q.limit ?? MAKS_PELABUHAN, MAKS_PELABUHAN);
    const p = { ...this.tanya('pelabuhan', { ...q, limit }, limit), ...BERKANTOR };
    const rows = await this.repo.cari(p);
    return { rows: saringPelabuhan(rows.map((r) => this.pelabuhan(r))), total: await this.repo.hitung(p) };
  }
  /** Ports of any country, where goods come from: these have no customs office of ours. */
  async pelabuhanNegara(q: Tanya & { negara?: string }) {
    if (q.negara === 'ID') return this.pelabuhanId(q);
    const induk = q.negara ? { induk: [q.negara] } : { bukanInduk: 'ID' };
    return (await this.repo.cari({ ...this.tanya('pelabuhan', q, MAKS), ...induk })).map((r) => this.pelabuhan(r));
  }
  async pelabuhanDiNegara(q: Tanya) {
    const [negara] = q.keyword?.trim() ? await this.negara({ keyword: q.keyword, tanggal: q.tanggal, limit: 1 }) : [];
    if (q.keyword?.trim() && !negara) return [];
    return this.pelabuhanNegara({ ...q, keyword: undefined, negara: negara?.KodeNegara });
  }
  pengumuman() {
    return this.repo.pengumuman(this.clock.now());
  }

  private tanya(jenis: JenisReferensi, q: Tanya, maks: number): Pencarian {
    return pencarian([jenis], q, maks, this.clock.now());
  }
  private pelabuhan(r: BarisReferensi) {
    return { KodePelabuhan: r.kode, Pelabuhan: r.uraian, KodeKantor: (r.data.kode_kantor as string | null) ?? null };
  }
  private uraianHs(r: BarisReferensi): string {
    const induk = teks(r.data.induk_uraian);
    return induk ? `${induk}: ${r.uraian}` : r.uraian;
  }

  private jalurHs(r: BarisReferensi): string[] {
    if (Array.isArray(r.data.jalur)) return r.data.jalur.map(teks);
    return r.data.induk_uraian ? [teks(r.data.induk_uraian)] : [];
  }

  /** Names of the codes that some rows use, for the pure row check. */
  async acuan(kode: KodeAcuan): Promise<Acuan> {
    const hari = tanggalIso(this.clock.now());
    const [hs, negara, pelabuhan, satuan] = await Promise.all([
      this.repo.byKode('hs', kode.hs, hari),
      this.repo.byKode('negara', kode.negara, hari),
      this.repo.byKode('pelabuhan', kode.pelabuhan, hari),
      this.repo.byKode('satuan', kode.satuan, hari),
    ]);
    const peta = (xs: { kode: string; uraian: string }[]) => new Map(xs.map((x) => [x.kode, x.uraian]));
    const sahPelabuhan = new Map(
      saringPelabuhan(pelabuhan.map((r) => this.pelabuhan(r))).map((p) => [p.KodePelabuhan, p.Pelabuhan]),
    );
    sahPelabuhan.set(PELABUHAN_TETAP.KodePelabuhan, PELABUHAN_TETAP.Pelabuhan);
    const [petaHs, petaNegara, petaSatuan] = [
      new Map(hs.map((r) => [r.kode, this.uraianHs(r)])),
      peta(negara),
      peta(satuan),
    ];
    const asing =
      kode.negara.some((k) => !petaNegara.has(k)) ||
      kode.pelabuhan.some((k) => !sahPelabuhan.has(k)) ||
      kode.satuan.some((k) => !petaSatuan.has(k));
    return {
      ...(asing ? { saran: await this.saran() } : {}),
      hs: (k) => (k.length === 8 ? petaHs.get(k) : undefined),
      negara: (k) => petaNegara.get(k),
      pelabuhan: (k) => sahPelabuhan.get(k),
      satuan: (k) => petaSatuan.get(k),
    };
  }

  /** What may be meant by a text that a list does not have; lists and answers are kept for a minute. */
  private saran(): Promise<CariSaran> {
    const kini = this.clock.now().getTime();
    if (!this.pencari || this.pencari.sampai <= kini) {
      const cari = this.daftarSaran();
      this.pencari = { cari, sampai: kini + SEGAR_MS };
      cari.catch(() => (this.pencari = null));
    }
    return this.pencari.cari;
  }
  private async daftarSaran(): Promise<CariSaran> {
    const [negara, pelabuhan, satuan] = await Promise.all(
      (['negara', 'pelabuhan', 'satuan'] as const).map((jenis) => this.pilihan(jenis)),
    );
    return pencariSaran({ negara: negara ?? [], pelabuhan: pelabuhan ?? [], satuan: satuan ?? [] });
  }

  /** Name of one code, kept in memory for a minute; the code itself when the list lacks it. */
  async namaDari(jenis: JenisReferensi, kode: string): Promise<string> {
    const kunci = `${jenis}:${kode}`;
    const ada = this.nama.get(kunci);
    if (ada && ada.sampai > this.clock.now().getTime()) return ada.uraian;
    const uraian = (await this.repo.byKode(jenis, [kode]))[0]?.uraian;
    if (this.nama.size >= MAKS_NAMA) this.nama.clear();
    if (uraian !== undefined) this.nama.set(kunci, { uraian, sampai: this.clock.now().getTime() + SEGAR_MS });
    return uraian ?? kode;
  }

  /** All names of a list that a workbook offers as drop-downs. */
  async pilihan(jenis: 'negara' | 'pelabuhan' | 'satuan'): Promise<{ kode: string; nama: string }[]> {
    if (jenis === 'negara') return (await this.negara()).map((n) => ({ kode: n.KodeNegara, nama: n.Negara }));
    if (jenis === 'satuan') {
      const rows = await this.repo.cari(this.tanya('satuan', {}, 300));
      return rows.filter((r) => !r.data.nama_asing).map((r) => ({ kode: r.kode, nama: r.uraian }));
    }
    return (await this.pelabuhanId()).map((p) => ({ kode: p.KodePelabuhan, nama: p.Pelabuhan }));
  }
  /** Lines with their own text and those above, as a tree shows them. */
  async posTarif(kode: readonly string[]): Promise<{ kode: string; uraian: string; jalur: string[] }[]> {
    const rows = await this.repo.byKode('hs', [...new Set(kode)]);
    return rows.map((r) => ({ kode: r.kode, uraian: r.uraian, jalur: this.jalurHs(r) }));
  }
  async hsUntuk(kode: readonly string[]): Promise<{ kode: string; nama: string }[]> {
    return (await this.repo.byKode('hs', kode)).map((r) => ({ kode: r.kode, nama: this.uraianHs(r) }));
  }
}

import { Injectable } from '@nestjs/common';
import type { Acuan } from '@sinas/domain/pengajuan/baris';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import {
  PELABUHAN_TETAP,
  saringGa,
  saringHs,
  saringKantor,
  saringKbli,
  saringPelabuhan,
} from '@sinas/domain/referensi/saring';
import { Clock } from '../../platform/clock/clock';
import { ReferensiRepository, type BarisReferensi, type JenisReferensi } from './referensi.repository';

const MAKS = 100;
const MAKS_PELABUHAN = 100_000;
const teks = (v: unknown): string => (typeof v === 'string' || typeof v === 'number' ? String(v) : '');

/** Reference lists with the specification's field names and filters. */
@Injectable()
export class ReferensiService {
  private readonly nama = new Map<string, string>();

  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  async ga(keyword = '') {
    const rows = await this.repo.cari('ga', keyword, MAKS);
    return saringGa(
      rows.map((r) => ({ kodeGA: r.kode, GA: r.uraian, status: (r.data.status as number | null) ?? null })),
    );
  }
  async kantor(keyword = '') {
    const rows = await this.repo.cari('kpbc', keyword, 1000);
    return saringKantor(rows.map((r) => ({ KodeKPBC: r.kode, UrKPBC: r.uraian, Id_Refrensi_KPBC: r.induk })));
  }
  async hs(keyword = '', limit = MAKS) {
    const rows = await this.repo.cari('hs', keyword, Math.min(limit, MAKS) * 2);
    return saringHs(rows.map((r) => ({ hsCodeFormat: r.kode, uraianId: this.uraianHs(r) }))).slice(0, limit);
  }
  async kbli(keyword = '') {
    const rows = await this.repo.cari('kbli', keyword, MAKS);
    return saringKbli(rows.map((r) => ({ kode_kbli: r.kode, uraian: r.uraian })));
  }
  async negara(keyword = '') {
    const rows = await this.repo.cari('negara', keyword, 300);
    return rows.map((r) => ({
      KodeNegara: r.kode,
      Negara: r.uraian,
      KodeWilayah: teks(r.data.kode_wilayah),
      Wilayah: teks(r.data.wilayah),
    }));
  }
  async satuan(keyword = '') {
    const rows = await this.repo.cari('satuan', keyword, 300);
    return rows.map((r) => ({ kodeSatuan: r.kode, urSatuan: r.uraian }));
  }
  async satuanByKode(kode: string) {
    return (await this.repo.byKode('satuan', [kode])).map((r) => ({ kodeSatuan: r.kode, urSatuan: r.uraian }));
  }
  async incoterm(keyword = '') {
    return (await this.repo.cari('incoterm', keyword, MAKS)).map((r) => ({ Incoterm: r.kode, urIncoterm: r.uraian }));
  }
  async pelabuhanId(keyword = '') {
    return saringPelabuhan((await this.repo.cari('pelabuhan', keyword, 1000, 0, 'ID')).map((r) => this.pelabuhan(r)));
  }
  async pelabuhanBatas(keyword: string, limit: number, page: number) {
    const batas = Math.min(limit, MAKS_PELABUHAN);
    const rows = await this.repo.cari('pelabuhan', keyword, batas, (page - 1) * batas, 'ID');
    return {
      rows: saringPelabuhan(rows.map((r) => this.pelabuhan(r))),
      total: await this.repo.hitung('pelabuhan', keyword),
    };
  }
  pengumuman() {
    return this.repo.pengumuman(this.clock.now());
  }

  private pelabuhan(r: BarisReferensi) {
    return { KodePelabuhan: r.kode, Pelabuhan: r.uraian, KodeKantor: (r.data.kode_kantor as string | null) ?? null };
  }
  private uraianHs(r: BarisReferensi): string {
    const induk = teks(r.data.induk_uraian);
    return induk ? `${induk}: ${r.uraian}` : r.uraian;
  }

  /** Names of the codes that some rows use, for the pure row check. */
  async acuan(rows: readonly RekamanKomoditas[]): Promise<Acuan> {
    const kumpul = (f: (r: RekamanKomoditas) => string | undefined): string[] => [
      ...new Set(rows.map(f).filter((x): x is string => typeof x === 'string' && x.length > 0 && x.length <= 60)),
    ];
    const [hs, negara, pelabuhan, satuan] = await Promise.all([
      this.repo.byKode(
        'hs',
        kumpul((r) => r['08']),
      ),
      this.repo.byKode(
        'negara',
        kumpul((r) => r.negara_asal),
      ),
      this.repo.byKode(
        'pelabuhan',
        kumpul((r) => r.pelabuhan_tujuan),
      ),
      this.repo.byKode(
        'satuan',
        kumpul((r) => r.satuan),
      ),
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
    return {
      hs: (k) => (k.length === 8 ? petaHs.get(k) : undefined),
      negara: (k) => petaNegara.get(k),
      pelabuhan: (k) => sahPelabuhan.get(k),
      satuan: (k) => petaSatuan.get(k),
    };
  }

  /** Name of one code, kept in memory; the code itself when the list lacks it. */
  async namaDari(jenis: JenisReferensi, kode: string): Promise<string> {
    const kunci = `${jenis}:${kode}`;
    const ada = this.nama.get(kunci);
    if (ada !== undefined) return ada;
    const uraian = (await this.repo.byKode(jenis, [kode]))[0]?.uraian;
    if (uraian !== undefined && this.nama.size < 20_000) this.nama.set(kunci, uraian);
    return uraian ?? kode;
  }

  /** All names of a list that a workbook offers as drop-downs. */
  async pilihan(jenis: 'negara' | 'pelabuhan' | 'satuan'): Promise<{ kode: string; nama: string }[]> {
    if (jenis === 'negara') return (await this.negara()).map((n) => ({ kode: n.KodeNegara, nama: n.Negara }));
    if (jenis === 'satuan') return (await this.satuan()).map((s) => ({ kode: s.kodeSatuan, nama: s.urSatuan }));
    return (await this.pelabuhanId()).map((p) => ({ kode: p.KodePelabuhan, nama: p.Pelabuhan }));
  }
  async hsUntuk(kode: readonly string[]): Promise<{ kode: string; nama: string }[]> {
    return (await this.repo.byKode('hs', kode)).map((r) => ({ kode: r.kode, nama: this.uraianHs(r) }));
  }
}

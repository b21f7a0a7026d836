import { Injectable } from '@nestjs/common';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { Clock } from '../../../platform/clock/clock';
import { pencarian, type Tanya } from '../cari/pencarian';
import { ReferensiRepository, type BarisReferensi } from '../cari/referensi.repository';

/** Levels of regions by their number on the wire (daerah_tipe). */
const TIPE = { '1': 'provinsi', '2': 'kota', '3': 'kecamatan' } as const satisfies Record<string, JenisReferensi>;
export type DaerahTipe = keyof typeof TIPE;
const KODE = /^\d{2}(\.\d{2}){0,2}$/;
const MAKS = 1000;
const PROVINSI = 2;
const KOTA = 5;

/** Regions: 11 is a province, 11.01 a regency in it, 11.01.01 a district of that. */
@Injectable()
export class WilayahService {
  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  semua(q: Tanya) {
    return this.cari(['provinsi', 'kota', 'kecamatan'], q);
  }
  /** Where a company may have its seat. */
  perseroan(q: Tanya) {
    return this.cari(['kota'], q);
  }
  /** The region itself, or what lies directly in it, by code; by name otherwise. */
  async di(tipe: DaerahTipe, q: Tanya) {
    const kode = q.keyword?.trim() ?? '';
    if (!KODE.test(kode)) return this.cari([TIPE[tipe]], q);
    const sendiri = await this.repo.byKode(TIPE[tipe], [kode]);
    if (sendiri.length > 0) return this.tampil(sendiri);
    return this.cari([TIPE[tipe]], { ...q, keyword: undefined }, [kode]);
  }
  /** Regions of a level in a province, named by code or by name. */
  async diProvinsi(tipe: DaerahTipe, q: Tanya) {
    const kode = q.keyword?.trim() ?? '';
    const provinsi = KODE.test(kode)
      ? await this.repo.byKode('provinsi', [kode.slice(0, PROVINSI)])
      : (await this.repo.cari(this.tanya(['provinsi'], q))).slice(0, q.keyword ? 1 : MAKS);
    if (tipe === '1' || provinsi.length === 0) return this.tampil(provinsi);
    const tanpaKata = { ...q, keyword: undefined };
    const induk = provinsi.map((p) => p.kode);
    if (tipe === '2') return this.cari(['kota'], tanpaKata, induk);
    const kota = await this.repo.cari({ ...this.tanya(['kota'], { tanggal: q.tanggal }), induk });
    return this.cari(
      ['kecamatan'],
      tanpaKata,
      kota.map((k) => k.kode),
    );
  }

  private tanya(jenis: readonly JenisReferensi[], q: Tanya) {
    return pencarian(jenis, q, MAKS, this.clock.now());
  }
  private async cari(jenis: readonly JenisReferensi[], q: Tanya, induk?: readonly string[]) {
    return this.tampil(await this.repo.cari({ ...this.tanya(jenis, q), ...(induk ? { induk } : {}) }));
  }
  private async tampil(rows: readonly BarisReferensi[]) {
    const kodeUnik = (panjang: number) => [...new Set(rows.map((r) => r.kode.slice(0, panjang)))];
    const [provinsi, kota] = await Promise.all([
      this.repo.byKode('provinsi', kodeUnik(PROVINSI)),
      this.repo.byKode('kota', kodeUnik(KOTA)),
    ]);
    const nama = new Map([...provinsi, ...kota].map((r) => [r.kode, r.uraian]));
    return rows.map((r) => {
      const kodeProvinsi = r.kode.slice(0, PROVINSI);
      const kodeKota = r.kode.length >= KOTA ? r.kode.slice(0, KOTA) : null;
      return {
        KodeDaerah: r.kode,
        NamaDaerah: r.uraian,
        daerah_tipe: (Object.keys(TIPE) as DaerahTipe[]).find((t) => TIPE[t] === r.jenis) ?? ('1' as const),
        KodeProvinsi: kodeProvinsi,
        NamaProvinsi: nama.get(kodeProvinsi) ?? '',
        KodeKota: kodeKota,
        NamaKota: kodeKota ? (nama.get(kodeKota) ?? '') : null,
      };
    });
  }
}

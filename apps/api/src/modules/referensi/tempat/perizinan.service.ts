import { Injectable } from '@nestjs/common';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { KODE_STATUS, STATUS } from '@sinas/domain/pengajuan/status';
import { cocokkan } from '@sinas/domain/referensi/cocokkan';
import { peraturanKelompok } from '@sinas/domain/referensi/peraturan';
import { pohon, type Simpul } from '@sinas/domain/referensi/pohon';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { DaftarService } from '../cari/daftar.service';
import { ElemenService } from '../komoditas/elemen.service';
import { teks, type Tanya } from '../cari/pencarian';
import { KorelasiService } from '../komoditas/korelasi.service';
import { ReferensiRepository, type BarisReferensi } from '../cari/referensi.repository';
import { ReferensiService } from '../cari/referensi.service';
import { WilayahService } from './wilayah.service';

export const SARINGAN = ['kl', 'proses', 'ijin_rekom', 'tahun_takwim'] as const;
export type Saringan = (typeof SARINGAN)[number];
export const JENIS_DAFTAR = [
  'ga',
  'kpbc',
  'kpp',
  'hscode',
  'kbli',
  'negara',
  'satuan',
  'incoterm',
  'pelabuhan',
  'kurs',
  'daerah',
  'ikan',
  'jenis-badan-usaha',
  'jenis-rakor',
] as const;
export type JenisDaftar = (typeof JENIS_DAFTAR)[number];
export interface Pilihan {
  kode: string;
  uraian: string;
}
export interface SimpulDendogram {
  id: string;
  uraian: string;
  hsCodeFormat: string;
  /** Per cent of the material that becomes this. */
  rendemen: number;
  anak: SimpulDendogram[];
}

/** Lists of licensing that are put together from rules and tables. */
@Injectable()
export class PerizinanService {
  constructor(
    private readonly repo: ReferensiRepository,
    private readonly ref: ReferensiService,
    private readonly daftar: DaftarService,
    private readonly wilayah: WilayahService,
    private readonly korelasi: KorelasiService,
    private readonly elemen: ElemenService,
    private readonly clock: Clock,
  ) {}

  /** Breeding lines: element group 06 of the groups of living animals (unit head), or of one group. */
  async galur(kdKomoditas: string | undefined, tahun?: number) {
    const dipilih = kdKomoditas
      ? [KELOMPOK.get(kdKomoditas)].filter((k) => k !== undefined)
      : [...KELOMPOK.values()].filter((k) => k.satuan.includes('HEA'));
    if (dipilih.length === 0) throw new TidakAda();
    const untuk = tahun ?? tahunJakarta(this.clock.now()) + 1;
    const per = await Promise.all(
      dipilih.map(async ({ kode }) =>
        ((await this.elemen.untuk(kode, untuk))['06'] ?? []).map((o) => ({ ...o, kd_komoditas: kode })),
      ),
    );
    return per.flat();
  }

  /** Goods and the import rule that covers them. */
  async barangPeraturan(kdKomoditas: string | undefined, keyword: string | undefined) {
    const kelompok = [...KELOMPOK.values()].filter((k) => !kdKomoditas || k.kode === kdKomoditas);
    const korelasi = await this.korelasi.semua();
    const hsDari = (kd: string): string[] => korelasi.get(kd) ?? [];
    const nama = new Map(
      (await this.ref.hsUntuk([...new Set(kelompok.flatMap((k) => hsDari(k.kode)))])).map((h) => [h.kode, h.nama]),
    );
    const semua = kelompok.flatMap((k) =>
      hsDari(k.kode).map((hs) => {
        const { nomor, klaster } = peraturanKelompok(k.kode);
        return {
          kd_komoditas: k.kode,
          ur_komoditas: k.uraian,
          hsCodeFormat: hs,
          uraianId: nama.get(hs) ?? hs,
          peraturan: nomor,
          klaster,
        };
      }),
    );
    return cocokkan(semua, keyword, (b) => Object.values(b).join(' '));
  }

  /** From a material down to what is made of it. */
  async dendogram(id: string): Promise<SimpulDendogram> {
    const rows = await this.repo.cabang('dendogram', id, tanggalIso(this.clock.now()));
    const akar = pohon(rows, id);
    if (!akar) throw new TidakAda();
    return this.simpul(akar);
  }

  async saringan(type: Saringan): Promise<Pilihan[]> {
    switch (type) {
      case 'kl':
        return (await this.ref.ga()).map((g) => ({ kode: g.kodeGA, uraian: g.GA }));
      case 'proses':
        return KODE_STATUS.map((k) => ({ kode: k, uraian: STATUS[k].ur_status }));
      case 'ijin_rekom':
        return KODE_IZIN.map((k) => ({ kode: k, uraian: layanan(k).nama }));
      case 'tahun_takwim': {
        const kini = tahunJakarta(this.clock.now());
        const tahun = new Set([...(await this.repo.tahunBerkas()), kini, kini + 1]);
        return [...tahun].sort((a, b) => b - a).map((t) => ({ kode: String(t), uraian: String(t) }));
      }
    }
  }

  /** Any list as code and text, with the filters of that list. */
  async pilihan(type: JenisDaftar, q: Tanya): Promise<Pilihan[]> {
    const jadi = <T>(rows: readonly T[], kode: keyof T, uraian: keyof T): Pilihan[] =>
      rows.map((r) => ({ kode: String(r[kode]), uraian: String(r[uraian]) }));
    switch (type) {
      case 'ga':
        return jadi(await this.ref.ga(q), 'kodeGA', 'GA');
      case 'kpbc':
        return jadi(await this.ref.kantor(q), 'KodeKPBC', 'UrKPBC');
      case 'kpp':
        return jadi(await this.daftar.kpp(q), 'KodeKPP', 'UrKPP');
      case 'hscode':
        return jadi(await this.ref.hs(q), 'hsCodeFormat', 'uraianId');
      case 'kbli':
        return jadi(await this.ref.kbli(q), 'kode_kbli', 'uraian');
      case 'negara':
        return jadi(await this.ref.negara(q), 'KodeNegara', 'Negara');
      case 'satuan':
        return jadi(await this.ref.satuan(q), 'kodeSatuan', 'urSatuan');
      case 'incoterm':
        return jadi(await this.ref.incoterm(q), 'Incoterm', 'urIncoterm');
      case 'pelabuhan':
        return jadi(await this.ref.pelabuhanId(q), 'KodePelabuhan', 'Pelabuhan');
      case 'kurs':
        return jadi(await this.daftar.valuta(q), 'KodeValuta', 'NamaValuta');
      case 'daerah':
        return jadi(await this.wilayah.semua(q), 'KodeDaerah', 'NamaDaerah');
      case 'ikan':
        return jadi(await this.daftar.ikan(q), 'NAMA_LATIN', 'NAMA_UMUM');
      case 'jenis-badan-usaha':
        return jadi(await this.daftar.badanUsaha(q), 'id', 'uraian_jenis_badan_usaha');
      case 'jenis-rakor':
        return jadi(await this.daftar.jenisRakor(q), 'kode', 'uraian');
    }
  }

  private simpul({ isi, anak }: Simpul<BarisReferensi>): SimpulDendogram {
    return {
      id: isi.kode,
      uraian: isi.uraian,
      hsCodeFormat: teks(isi.data.hs),
      rendemen: Number(isi.data.rendemen ?? 0),
      anak: anak.map((a) => this.simpul(a)),
    };
  }
}

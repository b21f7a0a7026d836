import { Inject, Injectable } from '@nestjs/common';
import { cocokkan } from '@sinas/domain/referensi/cocokkan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { bacaDaftar, type Baris } from './baca-luar';
import { TanyaLuarService, type Hasil } from './tanya-luar.service';

const BATAS_MS = 15_000;
/** Up to five more tries, on HTTP 500 only (GALAT-09). */
const ULANG = { kali: 5, jedaMs: 100, hanya: 500 };
const ALAMAT = ['nama', 'alamat', 'kd_negara', 'negara'] as const;
const DAFTAR = {
  eksportir: ['kode', ...ALAMAT],
  unitkdjo: ['kode_unit_usaha', ...ALAMAT, 'id_simrek'],
  'register-premises': ['kode_register_premises', ...ALAMAT],
} as const;
type Jenis = keyof typeof DAFTAR;
const SEMUA = 'semua';
type Isi<J extends Jenis> = Baris<(typeof DAFTAR)[J][number]>;

/** Approved exporters, business units and premises; the lists are the same for everybody. */
@Injectable()
export class KementanService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly luar: TanyaLuarService,
  ) {}

  async daftar<J extends Jenis>(jenis: J, keyword: string | undefined, limit = 100): Promise<Hasil<Isi<J>>> {
    const baca = bacaDaftar<(typeof DAFTAR)[J][number]>(DAFTAR[jenis]);
    const url = `${this.config.kementanUrl}/${jenis}`;
    const h = await this.luar.tanya({ sistem: `kementan-${jenis}`, url, batasMs: BATAS_MS, ulang: ULANG, baca }, SEMUA);
    const cocok = cocokkan(h.rows, keyword, (r) => Object.values<string>(r).join(' '));
    return { ...h, rows: cocok.slice(0, limit) };
  }

  /** Name of an exporter in the list that is kept; asks nobody, so that saving a file waits for nobody. */
  async namaEksportir(kode: string): Promise<string | null> {
    const rows = (await this.luar.tersimpan('kementan-eksportir', SEMUA))?.rows as Isi<'eksportir'>[] | undefined;
    return rows?.find((r) => r.kode === kode)?.nama ?? null;
  }
}

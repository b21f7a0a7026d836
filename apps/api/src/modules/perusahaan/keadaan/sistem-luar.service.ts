import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { KeadaanLuarRepository, type BarisKeadaan } from '../../../platform/outbound/keadaan/keadaan-luar.repository';
import {
  kalimatSebab,
  NAMA_SISTEM_LUAR,
  SISTEM_LUAR,
  type NamaSistemLuar,
} from '../../../platform/outbound/keadaan/sistem-luar';

/** Worst first: what operators look for. */
const URUTAN = ['gagal', 'tersendat', 'baik', 'belum_dipakai'] as const;
export type KeadaanSistem = (typeof URUTAN)[number];
interface SistemLuar {
  sistem: NamaSistemLuar;
  nama: string;
  keadaan: KeadaanSistem;
  berhasil_terakhir: Date | null;
  gagal_terakhir: Date | null;
  gagal_sejak: Date | null;
  gagal_beruntun: number;
  gagal_24_jam: number;
  panggilan_24_jam: number;
  sebab: string | null;
  akibat: string;
}
/** One or two failures happen to every system; three in a row, or none that ever succeeded, is another thing. */
const BERUNTUN = 3;
/** Of the calls of this hour and the one before, when the last one went well. */
const BAGIAN_TERSENDAT = 0.2;

function nilaiKeadaan(b: BarisKeadaan | undefined): KeadaanSistem {
  if (!b) return 'belum_dipakai';
  const putus = b.gagal_sejak !== null;
  if (putus && (b.gagal_beruntun >= BERUNTUN || !b.berhasil_terakhir)) return 'gagal';
  return putus || (b.gagal_baru > 0 && b.gagal_baru >= b.panggilan_baru * BAGIAN_TERSENDAT) ? 'tersendat' : 'baik';
}

/** How every outside system does, as its last callers found it: nobody is called for this. */
@Injectable()
export class SistemLuarService {
  constructor(
    private readonly repo: KeadaanLuarRepository,
    private readonly clock: Clock,
  ) {}

  async daftar(): Promise<SistemLuar[]> {
    const tercatat = new Map((await this.repo.semua(this.clock.now())).map((b) => [b.sistem, b]));
    return NAMA_SISTEM_LUAR.map((sistem) => tampil(sistem, tercatat.get(sistem))).sort(
      (a, b) => URUTAN.indexOf(a.keadaan) - URUTAN.indexOf(b.keadaan),
    );
  }
}

function tampil(sistem: NamaSistemLuar, b: BarisKeadaan | undefined): SistemLuar {
  const keadaan = nilaiKeadaan(b);
  const bermasalah = keadaan === 'gagal' || keadaan === 'tersendat';
  return {
    sistem,
    ...SISTEM_LUAR[sistem],
    keadaan,
    berhasil_terakhir: b?.berhasil_terakhir ?? null,
    gagal_terakhir: b?.gagal_terakhir ?? null,
    gagal_sejak: b?.gagal_sejak ?? null,
    gagal_beruntun: b?.gagal_beruntun ?? 0,
    gagal_24_jam: b?.gagal_24_jam ?? 0,
    panggilan_24_jam: b?.panggilan_24_jam ?? 0,
    sebab: bermasalah && b?.sebab ? kalimatSebab(b.sebab) : null,
  };
}

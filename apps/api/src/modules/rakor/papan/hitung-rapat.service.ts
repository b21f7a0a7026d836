import { Injectable } from '@nestjs/common';
import { jumlahkan, kurangi, type Desimal } from '@sinas/domain/format/angka';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import {
  berkasTertunda,
  hitungGarisRakor,
  kurangAlasan,
  lewatPlafon,
  type JumlahGaris,
} from '@sinas/domain/rakor/baris';
import type { KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { JENIS_RAKOR } from '@sinas/domain/rakor/jenis';
import type { KdStatusRakor } from '@sinas/domain/rakor/alur';
import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { runIn, type Db } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { GarisService, type Garis } from '../../neraca/garis.service';
import { RapatBerkasService } from '../../pengajuan/rapat/rapat-berkas.service';
import type { RapatRow } from '../rapat/rapat.repository';
import { VersiRepository } from '../sah/versi.repository';
import { BarisRapatRepository, type BarisRow, type GarisRow } from './baris-rapat.repository';

/** A line of a meeting with its sums. Quantities in the unit of the line. */
export interface GarisTerhitung {
  garis: GarisRow;
  /** The national line; null = the commodity's coordinator has not made one. */
  nasional: Garis | null;
  /** The most that this meeting may determine on it; null = it has no ceiling. */
  plafon: Desimal | null;
  /** Determined before it, less what changes on this agenda have of that already. */
  ditetapkan_lain: Desimal;
  baris: BarisRow[];
  jumlah: JumlahGaris;
  /** Files that a row of whatever line postpones. */
  tertunda: ReadonlySet<string>;
}
/** States in which a ceiling is the one that was frozen with the minutes. */
const BEKU: readonly KdStatusRakor[] = [
  ...ALUR_RAKOR.ke('final'),
  ...ALUR_RAKOR.ke('semua_tanda_tangan'),
  ...ALUR_RAKOR.ke('selesai_terap'),
];

/** Sums of a meeting: lines, ceilings, what is still open. */
@Injectable()
export class HitungRapatService {
  constructor(
    private readonly repo: BarisRapatRepository,
    private readonly nasional: GarisService,
    private readonly berkas: RapatBerkasService,
    private readonly buku: BukuService,
    private readonly versi: VersiRepository,
  ) {}

  /** What the guards of a meeting ask about its rows. */
  async keadaan(db: Db, r: RapatRow): Promise<{ belum: number; kurang_alasan: number; lewat_plafon: number }> {
    const semua = await this.semua(db, r);
    const rows = semua.flatMap((g) => g.baris);
    const tertunda = berkasTertunda(rows);
    return {
      belum: semua.reduce((n, g) => n + g.jumlah.belum, 0),
      kurang_alasan: rows.filter((b) => !tertunda.has(b.no_aju) && kurangAlasan(b)).length,
      lewat_plafon: semua.filter((g) => lewatPlafon(g.jumlah)).length,
    };
  }

  async semua(db: Db, r: RapatRow): Promise<GarisTerhitung[]> {
    const garis = await this.repo.garis(db, r.id);
    const rows = await this.repo.baris(db, r.id);
    return this.hitung(db, r, garis, rows, rows);
  }
  /** One line; a file that is postponed on another one counts nothing here either. */
  async satu(db: Db, r: RapatRow, g: GarisRow): Promise<GarisTerhitung> {
    const rows = await this.repo.baris(db, r.id);
    const [satu] = await this.hitung(
      db,
      r,
      [g],
      rows.filter((b) => b.id_garis === g.id),
      rows,
    );
    return satu as GarisTerhitung;
  }

  private async hitung(
    db: Db,
    r: RapatRow,
    garis: readonly GarisRow[],
    rows: readonly BarisRow[],
    semua: readonly BarisRow[],
  ) {
    const [nasional, dipegang, beku] = [
      await this.nasional.menurutKunci(
        db,
        garis.map((g) => g.kunci),
      ),
      JENIS_RAKOR[r.jenis as KdJenisRakor].evaluasi ? berlaku(garis, rows) : await this.dipegang(db, rows),
      BEKU.includes(r.kd_status as KdStatusRakor) ? await this.versi.plafon(db, r.id, r.versi_ba) : null,
    ];
    const tertunda = berkasTertunda(semua);
    const menurutGaris = new Map<bigint, BarisRow[]>();
    for (const b of rows) {
      const ada = menurutGaris.get(b.id_garis);
      if (ada) ada.push(b);
      else menurutGaris.set(b.id_garis, [b]);
    }
    return garis.map((g): GarisTerhitung => {
      const baris = menurutGaris.get(g.id) ?? [];
      const n = nasional.get(g.kunci) ?? null;
      const lain = kurangi(n?.ditetapkan ?? '0', dipegang.get(g.kunci) ?? '0');
      const plafon = beku ? (beku.get(g.kunci) ?? null) : n && kurangi(n.plafon, lain);
      const isi = { satuan: g.satuan, plafon, belum_dialokasikan: g.belum_dialokasikan };
      return {
        garis: g,
        nasional: n,
        plafon,
        ditetapkan_lain: lain,
        baris,
        jumlah: hitungGarisRakor(isi, baris, tertunda),
        tertunda,
      };
    });
  }

  /** What files on the agenda that change a decision have already, by line: it is not determined a second time. */
  private async dipegang(db: Db, rows: readonly BarisRow[]): Promise<Map<string, Desimal>> {
    const hasil = new Map<string, Desimal>();
    const berkas = new Set(rows.filter((b) => b.perubahan).map((b) => b.id_pengajuan));
    for (const id of berkas) {
      const milik = rows.filter((b) => b.id_pengajuan === id);
      const diberi = new Map(milik.map((b) => [b.id, b.usulan]));
      const run = runIn(db);
      const { akun, hitung } = await this.berkas.kebutuhan(run, id, diberi);
      const butuh = hitung(await this.buku.saldo(run, akun));
      for (const pos of new Map(akun.map((a) => [kunciPos(a.pos), a.pos])).values()) {
        const minta = jumlahkan(butuh.filter((b) => kunciPos(b.pos) === kunciPos(pos)).map((b) => b.jml));
        const k = kunciPos(pos);
        hasil.set(k, kurangi(hasil.get(k) ?? '0', minta));
      }
      for (const b of milik) {
        const g = await this.repo.satuGaris(b.id_garis);
        if (g) hasil.set(g.kunci, jumlahkan([hasil.get(g.kunci) ?? '0', ubahSatuan(b.usulan, b.satuan, g.satuan)]));
      }
    }
    return hasil;
  }
}

/** Of permits before an evaluation: what holds of them, by line. */
const berlaku = (garis: readonly GarisRow[], rows: readonly BarisRow[]): Map<string, Desimal> =>
  new Map(
    garis.map((g) => [
      g.kunci,
      jumlahkan(rows.filter((b) => b.id_garis === g.id).map((b) => ubahSatuan(b.usulan, b.satuan, g.satuan))),
    ]),
  );
/** Does a meeting of this kind determine, or only agree? */
export const menetapkan = (jenis: number): boolean => JENIS_RAKOR[jenis as KdJenisRakor].menetapkan;

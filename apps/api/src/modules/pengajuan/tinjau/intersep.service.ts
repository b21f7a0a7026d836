import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import type { RincianKeputusan } from '@sinas/domain/baris/keputusan';
import { rapikan } from '@sinas/domain/format/angka';
import { periksaIntersep, type BarisIntersep } from '@sinas/domain/layanan/pk/intersep';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { LEVEL_PK } from '@sinas/domain/layanan/pk/baris';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BarisRepository } from '../baris/baris.repository';
import { PutusanRepository } from '../baris/putusan.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { KeputusanRepository } from './keputusan.repository';

export interface ButirIntersep {
  /** The row by its id, or by its number on the level where that says which. */
  id?: string;
  seri?: number;
  jml_usulan?: string;
  jml_keputusan: string;
  alasan?: string;
}
export interface IntersepMasukan {
  kunci: string;
  versi?: number;
  level: 1 | 2 | 3;
  rows: readonly ButirIntersep[];
  catatan?: string;
}
/** Level of the sheet on which the ministry's official concludes. */
const LEMBAR_PEJABAT = 2;

/** A higher officer writes quantities into the rows of a ministry's need before the meeting (C.4). */
@Injectable()
export class IntersepService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisRepository,
    private readonly putusan: PutusanRepository,
    private readonly keputusan: KeputusanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
  ) {}

  async intersep(aktor: Aktor, m: IntersepMasukan): Promise<BerkasRow> {
    const id = await this.pintu.id(aktor, m.kunci);
    return this.pintu.tulis(aktor, id, async (tx, p) => {
      if (!LEVEL_PK.every((j) => jenisAda(p, j))) throw new TidakAda();
      await this.alur.boleh(p, 'intersep', aktor);
      if (m.versi !== undefined && p.versi !== m.versi)
        throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
      const semua = await this.semua(tx, p);
      const baru = cari(semua, m);
      const masalah = periksaIntersep(semua, baru);
      if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
      const rincian = baru.map(({ baris: b, jml, alasan }) => ({ id: b.id, seri: b.seri, dari: b.diberi ?? b.jml, ke: jml, alasan })); // prettier-ignore
      const berkas = await this.alur.jalankan(tx, p, 'intersep', aktor, {
        catatan: m.catatan?.trim() || null,
        data: { id_level: m.level, baris: rincian },
      });
      await this.putusan.catat(
        tx,
        p.id,
        p.perbaikan_ke,
        namaPelaku(aktor),
        this.kalender.kini(),
        baru.map(({ baris: b, jml, alasan }) => ({
          id_baris: BigInt(b.id),
          tingkat: TINGKAT.kl,
          jml,
          dari: b.diberi ?? b.jml,
          kd_alasan: jml === b.jml ? '' : 'A99',
          alasan,
        })),
      );
      if (m.level === 2 && dalam('diPejabat', p.kd_status)) await this.keLembar(tx, p, aktor, semua, baru);
      return berkas;
    });
  }

  private async semua(tx: Tx, p: BerkasRow): Promise<BarisIntersep[]> {
    const [rows, diberi] = await Promise.all([
      this.baris.berkas(tx, p.id),
      this.putusan.pada(tx, p.id, p.perbaikan_ke, TINGKAT.kl),
    ]);
    return rows.map((b) => ({
      id: String(b.id),
      id_induk: b.id_induk === null ? null : String(b.id_induk),
      level: LEVEL_PK.findIndex((j) => j === b.jenis) + 1,
      seri: b.seri,
      jml: rapikan(b.jml?.toFixed() ?? '0'),
      diberi: diberi.get(b.id) ?? null,
    }));
  }

  /** What the official's sheet opens with, so that his conclusion does not undo it unseen. */
  private async keLembar(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    semua: readonly BarisIntersep[],
    baru: ReturnType<typeof cari>,
  ): Promise<void> {
    const lama = await this.keputusan.satu(tx, p.id, LEMBAR_PEJABAT, p.perbaikan_ke);
    const isi = new Map(((lama?.rincian ?? []) as unknown as RincianKeputusan[]).map((r) => [r.id, r]));
    for (const { baris: b, jml, alasan } of baru)
      isi.set(b.id, {
        id: b.id,
        seri: b.seri,
        jml_usulan: b.jml,
        jml_keputusan: jml,
        kd_alasan: jml === b.jml ? null : 'A99',
        alasan: alasan || null,
      });
    const ada = new Set(semua.map((b) => b.id));
    const rincian = [...isi.values()].filter((r) => ada.has(r.id));
    await this.keputusan.simpan(
      tx,
      p.id,
      LEMBAR_PEJABAT,
      p.perbaikan_ke,
      { rincian },
      aktor.id_user,
      this.kalender.kini(),
      false,
    );
  }
}

const jenisAda = (p: BerkasRow, jenis: string): boolean => layanan(p.kd_rekom as KdRekom).jenisBaris.has(jenis);

/** The rows that are named, each once. What was read meanwhile otherwise is refused. */
function cari(semua: readonly BarisIntersep[], { level, rows }: IntersepMasukan) {
  const asing = (i: number): never => {
    const message = pesan('pk.baris_asing', { level });
    throw new AturanDilanggar('umum.isian_salah', [{ langkah: 'kebutuhan', path: `rows.${i}`, message }]);
  };
  const terpakai = new Set<string>();
  return rows.map((r, i) => {
    const calon = semua.filter((b) => b.level === level && (r.id === undefined ? b.seri === r.seri : b.id === r.id));
    const [baris] = calon;
    if (!baris || calon.length !== 1 || terpakai.has(baris.id)) return asing(i);
    terpakai.add(baris.id);
    if (r.jml_usulan !== undefined && rapikan(r.jml_usulan) !== baris.jml) throw new Bentrok('umum.versi_usang');
    return { baris, jml: rapikan(r.jml_keputusan), alasan: r.alasan?.trim() ?? '' };
  });
}

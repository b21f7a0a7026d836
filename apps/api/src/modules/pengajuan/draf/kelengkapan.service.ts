import { Injectable } from '@nestjs/common';
import { rapikan } from '@sinas/domain/format/angka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { jenisUtama, type BarisMentah, type JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { untukPelaku, type Kepala } from '@sinas/domain/formulir/formulir';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import { kelengkapan, type Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { layanan, syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { IsiBerkas } from '@sinas/domain/layanan/isi';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { pesan } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import type { Db } from '../../../platform/prisma/prisma.service';
import { KonteksBarisService } from '../baris/konteks-baris.service';
import { kolomBerkas } from '../baris/kolom-berkas';
import { DasarService } from '../dasar/dasar.service';
import { LantaiService } from '../realisasi/lantai.service';
import { KepalaAcuanService } from './kepala-acuan.service';
import { KelengkapanRepository, type FaktaBerkas } from './kelengkapan.repository';
import type { DaftarJenis } from '@sinas/domain/baris/jenis-baris';
import type { BerkasRow } from '../alur/pengajuan.repository';

const MAKS_BELUM = 200;
/** `kunci`: what the browser calls it; `induk`: the parent's id, or what the browser calls it. */
type BarisBelum = BarisMentah & { jenis?: string; kunci?: string; induk?: string };
/** What of a file the check looks at. */
export type BerkasDiperiksa = Pick<
  BerkasRow,
  | 'id'
  | 'id_asal'
  | 'id_sumber'
  | 'jenis_pengajuan'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'tahun'
  | 'jenis_rekaman'
  | 'kepala'
  | 'jumlah_baris'
  | 'jml_total'
  | 'satuan'
  | 'kd_status'
  | 'baris_belum'
  | 'pernyataan'
>;

/** All that the file says. */
export const isiDari = (p: Pick<BerkasRow, 'kd_komoditas' | 'tahun' | 'kepala'>, f: FaktaBerkas): IsiBerkas => ({
  kd_komoditas: p.kd_komoditas,
  tahun: p.tahun,
  kepala: p.kepala as Kepala,
  baris: f.isi ?? [],
});

/** Builds the facts of the completeness check, the same for the form, the checkpoint and the submit. */
@Injectable()
export class KelengkapanService {
  constructor(
    private readonly repo: KelengkapanRepository,
    private readonly konteks: KonteksBarisService,
    private readonly kepala: KepalaAcuanService,
    private readonly lantai: LantaiService,
    private readonly dasar: DasarService,
  ) {}

  async periksa(db: Db, p: BerkasRow): Promise<Kelengkapan> {
    return this.nilai(p, await this.repo.fakta(db, p.id), db);
  }

  /** The same from facts that came with the file; `ringkas`: of a list, which does not ask what is free of a source. */
  async nilai(p: BerkasDiperiksa, f: FaktaBerkas, db?: Db, ringkas = false): Promise<Kelengkapan> {
    const syarat = syaratLayanan(p.kd_rekom as KdRekom);
    return kelengkapan(syarat, {
      kd_komoditas: p.kd_komoditas,
      kepala: p.kepala as Kepala,
      masalah_kepala: [
        ...(await this.kepala.periksa(syarat.formulir, p.kepala as Kepala)),
        // What was sent once was taken as it was: a correction is about its remarks.
        ...(dalam('draf', p.kd_status) ? masalahPelaku(p.kepala as Kepala, f.api_code) : []),
      ],
      jumlah_baris: p.jumlah_baris,
      baris_belum: (p.baris_belum as object[]).length,
      jumlah: rapikan(p.jml_total.toFixed()),
      satuan: p.satuan,
      catatan: dalam('dikembalikan', p.kd_status) ? (f.catatan ?? []) : null,
      masalah_baris: [
        ...(await this.belumSah(p)),
        ...this.kembar(syarat.jenisBaris, f),
        // Of an extension rows give what was decided, and those below them say what was asked for.
        ...(perpanjangan(p.jenis_pengajuan) ? [] : this.terjaga(syarat.jenisBaris, f)),
        ...this.bukanPelaku(syarat.jenisBaris, f, p.kepala as Kepala),
        ...(await this.lantai.masalah(p, { db })),
        ...(ringkas ? [] : await this.dasar.masalah(p, f.rencana ?? null, db)),
      ],
      masalah_isi: layanan(p.kd_rekom as KdRekom).periksaIsi?.(isiDari(p, f)) ?? [],
      dokumen: (f.dokumen ?? []).map((d) => ({ kd_dokumen: d.kd_dokumen, status: d.status as 'READY' })),
      pernyataan: p.pernyataan,
      tetap: perpanjangan(p.jenis_pengajuan),
      kolom: kolomBerkas(p),
      catatan_terbuka: (f.catatan ?? [])
        .filter((c) => !c.jawaban?.trim())
        .map((c) => ({
          id: c.id,
          langkah: c.langkah,
          kd_field: c.kd_field,
          ...(c.seri ? { baris: c.seri } : {}),
        })),
      ganda: f.ganda,
    });
  }

  /** Rows that are typed but not yet valid, each with its first fault. They name their kind; without one they are of the counted kind. */
  private async belumSah(p: BerkasDiperiksa): Promise<Masalah[]> {
    const { jenisBaris } = layanan(p.kd_rekom as KdRekom);
    const rows = (p.baris_belum as BarisBelum[]).slice(0, MAKS_BELUM);
    if (rows.length === 0 || !KELOMPOK.has(p.kd_komoditas)) return [];
    const jenis = rows.map((r) => jenisBaris.get(r.jenis ?? '') ?? jenisUtama(jenisBaris));
    const konteks = new Map<JenisBaris, KonteksBaris>();
    for (const j of new Set(jenis))
      if (j)
        konteks.set(
          j,
          await this.konteks.untuk(
            p,
            j,
            rows.filter((_, i) => jenis[i] === j),
          ),
        );
    return rows.flatMap((r, i): Masalah[] => {
      const [j, n] = [jenis[i], Number(r.no_seri) || p.jumlah_baris + i + 1];
      const ktx = j && konteks.get(j);
      if (!ktx) return [];
      const hasil = j.siapkan(r, ktx);
      const awal = `belum.${r.kunci ?? i}`;
      const salah = hasil.sah ? undefined : hasil.masalah[0];
      const message = pesan('baris.belum_sah', { n, sebab: salah?.message ?? 'belum tersimpan' });
      return [{ langkah: j.langkah, baris: n, path: salah ? `${awal}.${salah.path}` : awal, message }];
    });
  }

  /** Rows that have less than those below them have together: a workbook may have left them so. */
  private terjaga(ada: DaftarJenis, f: FaktaBerkas): Masalah[] {
    return (f.anak ?? []).flatMap((a) => {
      const j = ada.get(a.jenis);
      const { seri, satuan_awal, satuan_akhir } = a;
      const induk = { seri, jml: a.jml, satuan: a.satuan };
      const rows = [
        { seri, jml: rapikan(a.jumlah), satuan: satuan_awal },
        { seri, jml: '0', satuan: satuan_akhir },
      ];
      if (!j?.jagaInduk) return [];
      return (j.bersama?.(induk, rows) ?? []).map((m) => ({ ...m, baris: seri, path: `baris.${a.id}` }));
    });
  }

  /** Rows that were filled in as another kind of actor. */
  private bukanPelaku(ada: DaftarJenis, f: FaktaBerkas, kepala: Kepala): Masalah[] {
    if (!kepala.jenis_pelaku) return [];
    return (f.anak ?? []).flatMap(({ id, jenis, seri }) => {
      const j = ada.get(jenis);
      if (!j || untukPelaku(j, kepala)) return [];
      return [
        { langkah: j.langkah, baris: seri, path: `baris.${id}`, message: pesan('distribusi.sisa_pelaku', { n: seri }) },
      ];
    });
  }

  private kembar(ada: DaftarJenis, f: FaktaBerkas): Masalah[] {
    return (f.kembar ?? []).map(({ id, jenis, seri, pertama }) => ({
      langkah: ada.get(jenis)?.langkah ?? '',
      baris: seri,
      path: `baris.${id}`,
      message: pesan('baris.duplikat', { n: pertama }),
    }));
  }
}

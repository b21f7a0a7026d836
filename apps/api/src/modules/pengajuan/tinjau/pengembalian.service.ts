import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { periksaTempat } from '@sinas/domain/formulir/catatan';
import { TAMBAH_BARIS } from '@sinas/domain/formulir/sasaran';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { isianKelompok, langkahBerlaku, type Kepala, type KodeLangkah } from '@sinas/domain/formulir/formulir';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { layanan, syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { periksaPengembalian, type ButirPerbaikan } from '@sinas/domain/baris/keputusan';
import type { Level } from '@sinas/domain/pengajuan/meja';
import { AturanDilanggar } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BarisRepository } from '../baris/baris.repository';
import { kolomBerkas } from '../baris/kolom-berkas';
import { bacaId } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { KeputusanRepository } from './keputusan.repository';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';

export interface CatatanMasukan {
  tab: KodeLangkah;
  id_baris?: string;
  kd_field: string;
  kd_alasan: string;
  catatan: string;
}
export interface PengembalianMasukan {
  catatan?: string;
  perbaikan?: CatatanMasukan[];
}

/** Return for correction with remarks that say what is open (T8). */
@Injectable()
export class PengembalianService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
    private readonly keputusan: KeputusanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
  ) {}

  /** Remarks on what the file does not have. */
  async salahTempat(tx: Tx, p: BerkasRow, butir: readonly ButirPerbaikan[]): Promise<Masalah[]> {
    if (butir.length === 0) return [];
    const kepala = p.kepala as Kepala;
    const milik = (await this.repo.dokumen(tx, p.id)).filter((d) => d.asal === 'PEMOHON');
    const syarat = syaratLayanan(p.kd_rekom as KdRekom);
    const bahan = {
      kolom: kolomBerkas(p),
      isian: isianKelompok(syarat.formulir, KELOMPOK.get(p.kd_komoditas)?.kdGa ?? ''),
      dokumen: [...dokumenBerlaku(syarat.dokumen, p.kd_komoditas, kepala.jenis_pelaku), ...milik],
      langkah: langkahBerlaku(syarat.formulir, kepala),
      baris: syarat.formulir.baris,
    };
    return periksaTempat(butir, bahan, new Set((await this.teratas(tx, p)).map((b) => String(b.id))));
  }

  /** Rows that remarks are about: those that stand in the file itself, and those that it is counted by. */
  private async teratas(tx: Tx, p: BerkasRow): Promise<{ id: bigint; seri: number }[]> {
    const jenis = [...layanan(p.kd_rekom as KdRekom).jenisBaris.values()].filter((j) => j.induk === null || j.dihitung);
    return this.baris.ada(
      tx,
      p.id,
      jenis.map((j) => j.kode),
    );
  }

  async kembalikan(tx: Tx, p: BerkasRow, level: Level, aktor: Aktor, m: PengembalianMasukan): Promise<BerkasRow> {
    const butir: ButirPerbaikan[] = (m.perbaikan ?? []).map((b) => ({ ...b, id_baris: b.id_baris ?? null }));
    const salah = [...periksaPengembalian(butir), ...(await this.salahTempat(tx, p, butir))];
    if (salah[0]) throw new AturanDilanggar('umum.isian_salah', salah);
    const baris = await this.teratas(tx, p);
    const seri = new Map(baris.map((b) => [String(b.id), b.seri]));
    const barisAkhir = baris.reduce<bigint>((a, b) => (b.id > a ? b.id : a), 0n);
    const kini = this.kalender.kini();
    const berkas = await this.alur.jalankan(tx, p, 'kembalikan', aktor, {
      catatan: m.catatan ?? null,
      data: { butir: butir.length },
      ubah: { pernyataan: false },
    });
    await this.repo.tambahCatatan(
      tx,
      butir.map((b) => ({
        id_pengajuan: p.id,
        putaran: berkas.perbaikan_ke,
        langkah: b.tab,
        // Rows after this one are those that the remark has asked for.
        id_baris: b.kd_field === TAMBAH_BARIS ? barisAkhir : b.id_baris ? bacaId(b.id_baris) : null,
        seri: b.id_baris ? (seri.get(b.id_baris) ?? null) : null,
        kd_field: b.kd_field,
        kd_alasan: b.kd_alasan,
        catatan: b.catatan,
        oleh: aktor.id_user,
        waktu: kini,
      })),
    );
    await this.keputusan.simpan(
      tx,
      p.id,
      level,
      p.perbaikan_ke,
      { kd_keputusan: '2', catatan: m.catatan, perbaikan: butir },
      aktor.id_user,
      kini,
      true,
    );
    return berkas;
  }
}

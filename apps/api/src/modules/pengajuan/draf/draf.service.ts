import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bagianTerbuka, bolehDokumen, bolehIsian, type BagianTerbuka } from '@sinas/domain/formulir/bagian-terbuka';
import { isianDari, medanNama, type Kepala } from '@sinas/domain/formulir/formulir';
import { periksaKepala, type Masalah } from '@sinas/domain/formulir/isian';
import { masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import type { Kelengkapan } from '@sinas/domain/formulir/kelengkapan';
import { formulirLayanan, formulirRumpun, namaDokumen, syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom, Rumpun } from '@sinas/domain/layanan/kode';
import { bacaPenyunting, catatPenyunting, penyuntingTampil } from '@sinas/domain/formulir/penyunting';
import { pesan } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DrafRepository, type BerkasTersimpan } from './draf.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { KelengkapanService } from './kelengkapan.service';
import { KepalaAcuanService } from './kepala-acuan.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasPatch, type BerkasRow } from '../alur/pengajuan.repository';
import { jsonSimpan } from '../lihat/tampilan';

export interface SimpanMasukan {
  idNk: string;
  versi: number;
  kepala?: Kepala;
  pernyataan?: boolean;
  baris_belum?: Record<string, unknown>[];
  jawaban?: { id: string; jawaban: string }[];
}
type SimpanBernama = SimpanMasukan & { kepala: Kepala };
/** A file after a write, with what still lacks. */
export interface Tersimpan {
  berkas: BerkasTersimpan;
  kelengkapan: Kelengkapan;
}

/** Why a field may not be changed. */
const terkunci = (p: BerkasRow, label: string): string =>
  perpanjangan(p.jenis_pengajuan) ? pesan('turunan.perpanjangan_tetap') : pesan('perbaikan.terkunci', { label });
/** A save names its file's fields before the file is read. */
const FORMULIR = { izin: formulirRumpun('izin'), rencana: formulirRumpun('rencana') } as const;
const rumpunDari = ({ ruang }: Aktor): Rumpun => (ruang === 'rencana' ? ruang : 'izin');

/** Saves of a file that its owner may write to (T2). */
@Injectable()
export class DrafService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly drafRepo: DrafRepository,
    private readonly kalender: KalenderService,
    private readonly alur: LangkahService,
    private readonly lengkap: KelengkapanService,
    private readonly acuan: KepalaAcuanService,
  ) {}

  /** Saves what came with it; nothing else is touched. A stale version is refused with what the server has. */
  async simpan(aktor: Aktor, m: SimpanMasukan): Promise<Tersimpan> {
    const { kepala, masalah } = await this.acuan.lengkapi(FORMULIR[rumpunDari(aktor)], m.kepala ?? {});
    const isi = { ...m, kepala };
    const cepat = masalah.length > 0 ? null : await this.simpanDraf(aktor, isi);
    return cepat ?? this.simpanTerkunci(aktor, isi, masalah);
  }

  /** The usual case in one statement: a draft of the version that the caller saw, with nothing to refuse. */
  private async simpanDraf(aktor: Aktor, m: SimpanBernama): Promise<Tersimpan | null> {
    const { kepala } = m;
    const rumpun = rumpunDari(aktor);
    const formulir = FORMULIR[rumpun];
    // A field of some commodity groups alone: only the file tells which one it has.
    if (Object.keys(kepala).some((k) => isianDari(formulir, k)?.kd_ga)) return null;
    if (m.jawaban?.length || periksaKepala(formulir, kepala).length > 0) return null;
    const hasil = await this.drafRepo.simpan(
      this.pintu.milik(aktor),
      {
        id: bacaId(m.idNk),
        versi: m.versi,
        kepala,
        pernyataan: m.pernyataan,
        baris_belum: m.baris_belum,
        oleh: aktor.id_user,
        kini: this.kalender.kini(),
      },
      rumpun,
    );
    if (!hasil) return null;
    const { fakta, ...berkas } = hasil;
    return { berkas, kelengkapan: await this.lengkap.nilai(berkas, fakta) };
  }

  /** A returned file, answers to remarks, and everything that must be refused with a reason. */
  private async simpanTerkunci(aktor: Aktor, m: SimpanBernama, masalah: readonly Masalah[]): Promise<Tersimpan> {
    return this.pintu.tulisMilik(aktor, bacaId(m.idNk), async (tx, p) => {
      await this.pastikanDapatUbah(p, aktor);
      if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.keadaan(p, aktor));
      const terbuka = await this.terbuka(tx, p);
      const kepala = { ...(p.kepala as Kepala) };
      const formulir = formulirLayanan(p.kd_rekom as KdRekom);
      const salah = [
        ...periksaKepala(formulir, m.kepala),
        ...masalah,
        ...this.acuan.bukanUntuk(formulir, p.kd_komoditas, m.kepala),
      ];
      if (m.kepala.jenis_pelaku && m.kepala.jenis_pelaku !== kepala.jenis_pelaku) {
        const { api_code } = await this.repo.organisasi(tx, p.id_organisasi);
        salah.push(...masalahPelaku(m.kepala, api_code));
      }
      // The same code again: a name that cannot be had now is still its name.
      const tetap = new Set(Object.keys(m.kepala).flatMap((k) => (kepala[k] === m.kepala[k] ? [medanNama(k)] : [])));
      for (const [k, v] of Object.entries(m.kepala)) {
        if (kepala[k] === v || (v === '' && tetap.has(k))) continue;
        const i = isianDari(formulir, k);
        if (i && !bolehIsian(terbuka, k)) salah.push({ langkah: i.langkah, path: k, message: terkunci(p, i.label) });
        kepala[k] = v;
      }
      if (salah.length > 0) throw new AturanDilanggar('umum.isian_salah', salah);
      for (const j of m.jawaban ?? [])
        if ((await this.repo.jawab(tx, p.id, bacaId(j.id), j.jawaban, aktor.id_user, this.kalender.kini())) === 0)
          throw new TidakAda();
      const patch: BerkasPatch = { kepala };
      if (m.pernyataan !== undefined) patch.pernyataan = m.pernyataan;
      if (m.baris_belum !== undefined) patch.baris_belum = m.baris_belum;
      const berkas = await this.sentuh(tx, p, aktor, patch);
      return { berkas, kelengkapan: await this.lengkap.periksa(tx, berkas) };
    });
  }

  /** A write to a file that the caller has locked: version, time and editor move with it. */
  sentuh(tx: Tx, p: BerkasRow, { id_user }: Pick<Aktor, 'id_user'>, patch: BerkasPatch = {}): Promise<BerkasRow> {
    const kini = this.kalender.kini();
    const versi = p.versi + 1;
    return this.repo.ubah(tx, p.id, {
      ...patch,
      versi,
      updated_at: kini,
      disunting_oleh: id_user,
      penyunting: catatPenyunting(bacaPenyunting(p.penyunting), id_user, versi, kini),
    });
  }

  /** A draft, or a returned file: the table decides (T2). */
  async pastikanDapatUbah(p: BerkasRow, aktor: Aktor): Promise<void> {
    if (!dalam('dapatUbah', p.kd_status))
      throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
  }

  /** The same for one kind of document: in a returned file only what was remarked. */
  async pastikanDokumenTerbuka(p: BerkasRow, aktor: Aktor, kdDokumen: string): Promise<void> {
    await this.pastikanDapatUbah(p, aktor);
    if (!bolehDokumen(await this.terbuka(this.repo.db, p), kdDokumen))
      throw new AturanDilanggar('perbaikan.terkunci', [], { label: namaDokumen(kdDokumen) });
  }

  /** What may be changed now: all of a draft, of a returned file what its remarks have opened. */
  async terbuka(db: Db, p: BerkasRow): Promise<BagianTerbuka> {
    return bagianTerbuka(
      syaratLayanan(p.kd_rekom as KdRekom),
      p.kd_status,
      dalam('dikembalikan', p.kd_status) ? await this.repo.catatan(db, p.id, p.perbaikan_ke) : [],
      p.jenis_pengajuan,
    );
  }

  private async keadaan(p: BerkasRow, aktor: Aktor): Promise<Record<string, unknown>> {
    return { ...(await this.usang(p, aktor)), json_simpan: jsonSimpan(p) };
  }

  /** What a 409 tells of a file that others have changed: its state, and who wrote which version when. */
  async usang(p: BerkasRow, aktor: Aktor): Promise<Record<string, unknown>> {
    const catatan = bacaPenyunting(p.penyunting);
    const nama = await this.repo.namaPengguna(this.repo.db, Object.keys(catatan));
    return {
      ...(await this.alur.kini(p, aktor)),
      penyunting: penyuntingTampil(catatan, (id) => nama.get(id), aktor.id_user),
    };
  }
}

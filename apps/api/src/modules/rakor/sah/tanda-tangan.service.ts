import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { semuaBertandaTangan } from '@sinas/domain/rakor/tanda-tangan';
import { SISTEM } from '@sinas/domain/proses/rancangan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, DomainError, SistemLainGagal } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { PenandaTangan } from '../../../platform/tte/penanda-tangan';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { PenetapanService } from '../../neraca/penetapan.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { AgendaRepository } from '../agenda/agenda.repository';
import { PintuRapatService, type RapatRow } from '../rapat/pintu-rapat.service';
import { RapatRepository } from '../rapat/rapat.repository';
import { BukuRapatService } from '../terap/buku-rapat.service';
import { TerapRepository } from '../terap/terap.repository';
import { dasarRapat, peristiwaBerkas, TerapService } from '../terap/terap.service';
import { BeritaAcaraService } from './berita-acara.service';
import { VersiRepository, type VersiRow } from './versi.repository';

/** Signatures under the minutes; the last one determines. */
@Injectable()
export class TandaTanganService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly rapat: RapatRepository,
    private readonly agenda: AgendaRepository,
    private readonly versi: VersiRepository,
    private readonly berita: BeritaAcaraService,
    private readonly penanda: PenandaTangan,
    private readonly bukti: BuktiService,
    private readonly buku: BukuRapatService,
    private readonly repo: TerapRepository,
    private readonly penetapan: PenetapanService,
    private readonly terap: TerapService,
    private readonly notifikasi: NotifikasiService,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs the version that was read. The signing service is called outside the transaction; what it gives back counts only
   * when nobody has signed or reopened meanwhile. A refusal of the service is kept as GAGAL and can be tried again.
   */
  async tandaTangani(
    aktor: Pembukti,
    id: string,
    m: { versi_ba: number; frasa: string } & BuktiDibawa,
  ): Promise<RapatRow> {
    const r = await this.pintu.baca(aktor, id);
    this.pintu.boleh(await this.pintu.fakta(this.rapat.db, r), r, 'tanda_tangan', aktor);
    const v = await this.berita.berlaku(r);
    if (v?.versi_ba !== m.versi_ba) throw new Bentrok('umum.versi_usang', { versi_ba: r.versi_ba });
    const pakai = await this.bukti.pastikan(aktor, 'keputusan', m);
    const { kunci, isi } = await this.berita.berkas(r, v);
    const milik = (await this.rapat.penandaTangan(this.rapat.db, r.id)).find((t) => t.id_user === aktor.id_user);
    const orang = {
      id_user: aktor.id_user,
      nama: milik?.nama ?? aktor.nama,
      jabatan: milik?.jabatan ?? '',
      frasa: m.frasa,
    };
    const ditandatangani = await this.penanda
      .tandaTangani(isi, orang, { alasan: `Menyetujui berita acara ${v.isi.no_ba}` })
      .catch((error: unknown) => this.gagal(aktor, r, v, error));
    const baru = await this.berita.simpan(r, v, ditandatangani, String(milik?.urutan ?? 0));
    return this.pintu.tulis(aktor, r.id, null, async (tx, kini) => {
      await pakai(tx);
      if (
        kini.versi_ba !== v.versi_ba ||
        !(await this.versi.simpanBerkas(tx, r.id, v.versi_ba, kunci, baru, sha256(ditandatangani)))
      )
        throw new Bentrok('rakor.berita_berubah', { versi_ba: kini.versi_ba });
      const sesudah = await this.pintu.jalankan(tx, kini, 'tanda_tangan', aktor, {
        data: { versi_ba: v.versi_ba, hash: v.hash },
      });
      await this.agenda.tandai(tx, r.id, aktor.id_user, { status: 'DITANDATANGANI', waktu: this.clock.now(), ket: '' });
      const semua = await this.rapat.penandaTangan(tx, r.id);
      const tanda = semua.map((t) => ({ ...t, status: t.status as 'BELUM' }));
      if (semuaBertandaTangan(tanda)) return this.sahkan(tx, sesudah, v, aktor.nama);
      await this.kabariPimpinan(tx, sesudah, v, semua);
      return sesudah;
    });
  }

  /** All have signed: lines and rows are fixed in the ledger, and the files follow from the queue. */
  private async sahkan(tx: Tx, r: RapatRow, v: VersiRow, pelaku: string): Promise<RapatRow> {
    const waktu = this.clock.now();
    if (JENIS_RAKOR[r.jenis as KdJenisRakor].menetapkan) {
      await this.buku.bukukan(tx, r, v.isi, pelaku);
      for (const k of v.isi.komoditas)
        await this.penetapan.catatRapat(tx, {
          ...{ id_rakor: r.id, jenis: r.jenis, tahun: r.tahun, kd_komoditas: k.kd_komoditas, alasan: '' },
          ...{ kd_ga_koordinator: r.kd_ga_koordinator, dasar_hukum: dasarRapat(r), nota_nomor: r.no_ba ?? '' },
          nota_tanggal: new Date(`${tanggalIso(r.tanggal)}T00:00:00Z`),
          ...{ id_user: v.id_user, nama: pelaku, waktu },
        });
    }
    await this.repo.antre(
      tx,
      peristiwaBerkas(r.jenis, v.isi).map((b) => ({ ...b, id_rakor: r.id })),
    );
    await this.terap.minta(tx, r, 'terap');
    return this.pintu.jalankan(tx, r, 'semua_tanda_tangan', SISTEM, {
      patch: { ditandatangani: waktu },
      data: { versi_ba: v.versi_ba },
    });
  }

  private async kabariPimpinan(
    tx: Tx,
    r: RapatRow,
    v: VersiRow,
    semua: readonly { id_user: string; pimpinan: boolean; status: string }[],
  ): Promise<void> {
    const belum = semua.filter((t) => t.status !== 'DITANDATANGANI');
    const [pimpinan] = belum;
    if (belum.length !== 1 || !pimpinan?.pimpinan) return;
    await this.notifikasi.kabari(tx, [pimpinan.id_user], {
      ...{ kunci: `rakor:${r.id}:${v.versi_ba}:pimpinan`, type: 'warning', tautan: `/konsol/#/rakor/${r.id}` },
      subject: `[${r.no_ba ?? ''}] Menunggu tanda tangan Anda`,
      text: `Semua penanda tangan lain sudah menandatangani berita acara ${r.judul}. Tanda tangan Anda yang terakhir.`,
    });
  }

  private async gagal(aktor: Pembukti, r: RapatRow, v: VersiRow, error: unknown): Promise<never> {
    if (!(error instanceof DomainError)) throw error;
    await this.pintu.tulis(aktor, r.id, null, async (tx, kini) => {
      if (kini.versi_ba !== v.versi_ba) return;
      await this.agenda.tandai(tx, r.id, aktor.id_user, { status: 'GAGAL', ket: error.message.slice(0, 300) });
      await this.pintu.catat(tx, aktor, r, 'tanda_tangan_gagal', null, { versi_ba: v.versi_ba }, error.message);
    });
    // Not his fault: the service did not answer as it should.
    if (error instanceof SistemLainGagal) throw error;
    throw new AturanDilanggar('rakor.tanda_tangan_gagal', [], { sebab: error.message });
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { kurangi, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { dariDasar } from '@sinas/domain/neraca/satuan-dasar';
import { SEBAB_PABEAN, type SebabPabean } from '@sinas/domain/pabean/cocok';
import { pesan } from '@sinas/domain/pesan/pesan';
import { TidakAda } from '../../../platform/errors';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DaftarPabeanRepository, type BarangTampilRow, type SaringPabean } from './daftar-pabean.repository';
import { PabeanRepository, type PeristiwaRow } from './pabean.repository';

const LIMIT = 20;
const MAKS_IZIN = 500;
const MAKS_RUSAK = 100;
const JENIS_PERISTIWA = { terima: 'Diterima', cocok: 'Dicocokkan ulang', tutup: 'Ditutup dari daftar kerja' } as const;
const teks = (d: { toFixed(): string }): Desimal => rapikan(d.toFixed());

/** Declarations as officers and the holders of permits read them. */
@Injectable()
export class DaftarPabeanService {
  constructor(
    private readonly repo: DaftarPabeanRepository,
    private readonly pabean: PabeanRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly referensi: ReferensiService,
  ) {}

  async daftar(aktor: Aktor, q: { page?: number; limit?: number } & SaringPabean) {
    const { page = 1, limit = LIMIT } = q;
    const { rows, total } = await this.repo.daftar(this.pintu.lingkup(aktor), q, page, limit);
    return { rows: await Promise.all(rows.map((r) => this.barang(r))), meta: { page, limit, total } };
  }
  /** One line with what happened to it. */
  async satu(aktor: Aktor, id: string) {
    const b = await this.milik(aktor, id);
    const peristiwa = await this.pabean.peristiwa(b.id);
    return { ...(await this.barang(b)), peristiwa: peristiwa.map((p) => this.peristiwa(p)) };
  }
  /** Lines of a permit, for whoever may read it. */
  async izin(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const rows = await this.repo.izin(p.id, MAKS_IZIN);
    return Promise.all(rows.map((r) => this.barang(r)));
  }
  async selisih(aktor: Aktor, q: { tahun: number; page?: number; limit?: number }) {
    const { page = 1, limit = LIMIT } = q;
    const { rows, total } = await this.repo.selisih(this.pintu.lingkup(aktor), q.tahun, page, limit);
    const baris = rows.map(async ({ id, pemilik, uraian, ...r }) => ({
      ...r,
      ...{ idNk: String(id), nama_perusahaan: pemilik ?? '', uraian: uraian ?? '' },
      ur_satuan: await this.referensi.namaDari('satuan', r.satuan),
      ...{ dilaporkan: teks(r.dilaporkan), diberitahukan: teks(r.diberitahukan) },
      selisih: kurangi(teks(r.dilaporkan), teks(r.diberitahukan)),
    }));
    return { rows: await Promise.all(baris), meta: { page, limit, total } };
  }
  /** What came in and cannot be read, the newest first. */
  async rusak() {
    return (await this.pabean.rusak(MAKS_RUSAK)).map(({ isi, masalah, diterima }) => ({
      ...{ isi: JSON.stringify(isi), masalah: masalah ?? '', diterima },
    }));
  }

  /** The line, if it is the reader's to work on; otherwise there is none. */
  async milik(aktor: Aktor, id: string): Promise<BarangTampilRow> {
    const b = await this.repo.satu(this.pintu.lingkup(aktor), bacaId(id));
    if (!b) throw new TidakAda();
    return b;
  }

  private async barang(r: BarangTampilRow) {
    const dasar = r.satuan_dasar;
    const dalamDok = (n: Desimal): Desimal => (dasar ? dariDasar(n, dasar, r.satuan) : '0');
    const [wajar, ada] = [teks(r.jml_dasar), teks(r.dibukukan)];
    return {
      ...{
        id: String(r.id),
        no_pib: r.no_pib,
        seri: r.seri,
        versi: r.versi,
        tgl_pib: r.tgl_pib,
        kd_kantor: r.kd_kantor,
      },
      ...{ npwp: r.npwp, no_izin: r.no_izin, hs: r.hs, uraian: r.uraian, negara_asal: r.negara_asal, batal: r.batal },
      ...{ jml: teks(r.jml), satuan: r.satuan, ur_satuan: await this.referensi.namaDari('satuan', r.satuan) },
      // As the declaration counts it: what the permit had for it, and what it had not.
      dibukukan: ada === wajar && dasar ? teks(r.jml) : dalamDok(ada),
      belum: r.batal ? '0' : dasar === null ? teks(r.jml) : dalamDok(kurangi(wajar, ada)),
      ...{ sebab: r.sebab, ur_sebab: r.sebab && SEBAB_PABEAN[r.sebab as SebabPabean], ditutup: r.ditutup },
      idNk: r.id_izin === null ? null : String(r.id_izin),
      izin_pembuka: r.izin_pembuka,
      ...{ noAju: r.no_aju, nama_perusahaan: r.pemilik, seri_izin: r.seri_izin },
    };
  }
  private peristiwa(p: PeristiwaRow) {
    const jenis = JENIS_PERISTIWA[p.jenis as keyof typeof JENIS_PERISTIWA];
    const hasil = p.sebab ? SEBAB_PABEAN[p.sebab as SebabPabean] : null;
    return {
      ...{ urut: p.urut, jenis, versi: p.versi, hasil, catatan: p.catatan, oleh: p.oleh, waktu: p.waktu },
    };
  }
}

/** What to say of a line that was looked at again. */
export const kabarCocok = (b: { no_pib: string; seri: number; no_izin: string; ur_sebab: string | null }): string =>
  b.ur_sebab === null
    ? pesan('pabean.dicocokkan', { no_pib: b.no_pib, seri: b.seri, no_izin: b.no_izin })
    : pesan('pabean.belum_cocok', { no_pib: b.no_pib, seri: b.seri, sebab: b.ur_sebab.toLowerCase() });

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { akhirMasa, STATUS_KEBERATAN } from '@sinas/domain/keberatan/keberatan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { langkah } from '@sinas/domain/pengajuan/penjaga';
import { pesan } from '@sinas/domain/pesan/pesan';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { LampiranRepository, type LampiranRow } from '../lihat/lampiran.repository';
import { lampiranTampil, lihatUtuh } from '../lihat/tampilan';
import { KalenderService } from '../tenggat/kalender.service';
import { JawabKeberatanService } from './jawab-keberatan.service';
import { KeberatanRepository, type BarisDiputusRow, type KeberatanRow } from './keberatan.repository';
import { jumlahDiputus } from './keberatan.service';

/** More open objections than a ministry has. */
const MAKS_TERBUKA = 500;

@Injectable()
export class KeberatanBacaService {
  constructor(
    private readonly repo: KeberatanRepository,
    private readonly lampiran: LampiranRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly referensi: ReferensiService,
    private readonly jawaban: JawabKeberatanService,
  ) {}

  /** What was objected and answered, and what the reader may do now. */
  async baca(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const { run } = this.repo;
    const utuh = lihatUtuh(aktor);
    const [semua, baris, dokumen, fakta] = await Promise.all([
      this.repo.daftar(run, p.id),
      this.repo.baris(run, p.id),
      utuh ? this.lampiran.daftar(run, p.id) : [],
      this.alur.fakta(p),
    ]);
    const kini = this.kalender.kini();
    const buka = semua.find((k) => k.status === 'DIAJUKAN');
    const punya = langkah(fakta, 'ajukan_keberatan', aktor).boleh;
    const objek = layanan(p.kd_rekom as KdRekom).alur.cari(p.kd_status as KdStatusTersimpan, 'ajukan_keberatan');
    const sampai = objek ? akhirMasa(p.status_sejak, await this.kalender.libur()) : null;
    const sekali = semua.some((k) => k.kd_status === p.kd_status && k.status !== 'DITARIK');
    const lewat = sampai !== null && kini > sampai;
    const menjawab = buka !== undefined && langkah(fakta, 'tolak_keberatan', aktor).boleh;
    const pernah = menjawab && (await this.jawaban.pernah(run, aktor, p.id));
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      versi: p.versi,
      kd_status: p.kd_status,
      sampai,
      boleh_ajukan: punya && !sekali && !buka && !lewat,
      boleh_tarik: buka !== undefined && langkah(fakta, 'tarik_keberatan', aktor).boleh,
      boleh_jawab: menjawab && !pernah,
      halangan: pernah
        ? pesan('keberatan.pernah_menangani')
        : punya && !sekali && !buka && lewat
          ? pesan('keberatan.masa_lewat', { tanggal: tanggal(tanggalIso(sampai)) })
          : null,
      baris: utuh ? await Promise.all(baris.map((b) => this.baris(b))) : [],
      keberatan: semua.map((k) => tampil(k, baris, dokumen, kini, utuh)),
    };
  }
  private async baris(b: BarisDiputusRow) {
    return {
      ...{ id: String(b.id), seri: b.seri, uraian: b.uraian ?? '', hs: b.hs, satuan: b.satuan },
      ur_satuan: (await this.referensi.namaDari('satuan', b.satuan)) ?? b.satuan,
      ...jumlahDiputus(b),
    };
  }

  /** What the ministry owes an answer to, the first due first; late ones stay until they are answered. */
  async terbuka(aktor: Aktor) {
    const rows = await this.repo.terbuka(this.pintu.lingkup(aktor), MAKS_TERBUKA);
    const kini = this.kalender.kini();
    return rows.map((k) => ({
      ...{ id: String(k.id), idNk: String(k.id_pengajuan), noAju: k.no_aju, pemilik: k.pemilik, tahun: k.tahun },
      jnsLayanan: layanan(k.kd_rekom as KdRekom).jnsLayanan,
      ur_komoditas: KELOMPOK.get(k.kd_komoditas)?.uraian ?? k.kd_komoditas,
      ...{ kd_status: k.kd_status, ur_putusan: STATUS[k.kd_status as KdStatusTersimpan].ur_status },
      ...{ waktu: k.diajukan_pada, tenggat: k.tenggat_jawab, lewat: kini > k.tenggat_jawab },
    }));
  }
}

/** Words, names and papers only for whose work it is. */
function tampil(
  k: KeberatanRow,
  baris: readonly BarisDiputusRow[],
  dokumen: readonly LampiranRow[],
  kini: Date,
  utuh: boolean,
) {
  const milik = <T>(isi: T): T | null => (utuh ? isi : null);
  return {
    ...{ id: String(k.id), kd_status: k.kd_status, status: k.status, ur_status: STATUS_KEBERATAN[k.status] },
    ...{ alasan: milik(k.alasan), oleh: milik(k.nama_pengaju), waktu: k.diajukan_pada, tenggat: k.tenggat_jawab },
    butir: (utuh ? k.butir : []).map(({ id, jml, alasan }) => {
      const b = baris.find((x) => String(x.id) === id);
      return { seri: b?.seri ?? 0, uraian: b?.uraian ?? '', jml, alasan };
    }),
    dokumen: lampiranTampil(k.dokumen, dokumen),
    lewat: k.status === 'DIAJUKAN' && kini > k.tenggat_jawab,
    ...{ jawaban: milik(k.jawaban), dasar_hukum: milik(k.dasar_hukum) },
    dijawab_oleh: k.status === 'DITARIK' ? null : milik(k.nama_penutup),
    ditutup: k.ditutup_pada,
    idNk_turunan: milik(k.id_turunan === null ? null : String(k.id_turunan)),
    no_aju_turunan: milik(k.no_aju_turunan),
  };
}

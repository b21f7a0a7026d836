import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import {
  dapatDijawab,
  HARI_INFORMASI,
  MAKS_INFORMASI,
  STATUS_INFORMASI,
  tenggatInformasi,
} from '@sinas/domain/informasi/informasi';
import { layanan, namaDokumen } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { langkah } from '@sinas/domain/pengajuan/penjaga';
import { pesan } from '@sinas/domain/pesan/pesan';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { LampiranRepository, type LampiranRow } from '../lihat/lampiran.repository';
import { lampiranTampil, lihatUtuh } from '../lihat/tampilan';
import { KalenderService } from '../tenggat/kalender.service';
import { InformasiRepository, type InformasiRow } from './informasi.repository';

@Injectable()
export class InformasiBacaService {
  constructor(
    private readonly repo: InformasiRepository,
    private readonly lampiran: LampiranRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly referensi: ReferensiService,
  ) {}

  /** What was asked and answered, and what the reader may do now. */
  async baca(aktor: Aktor, kunci: string) {
    const p = await this.pintu.baca(aktor, kunci);
    const { run } = this.repo;
    const utuh = lihatUtuh(aktor);
    const [semua, dokumen, fakta, libur] = await Promise.all([
      this.repo.daftar(run, p.id),
      utuh ? this.lampiran.daftar(run, p.id) : [],
      this.alur.fakta(p),
      this.kalender.libur(),
    ]);
    const kini = this.kalender.kini();
    const habis = semua.filter((i) => i.putaran === p.perbaikan_ke).length >= MAKS_INFORMASI;
    const meminta = langkah(fakta, 'minta_informasi', aktor).boleh;
    const menjawab = langkah(fakta, 'jawab_informasi', aktor).boleh;
    const menutup = langkah(fakta, 'tutup_informasi', aktor).boleh;
    // An applicant reads which desk has asked, not which official sat there.
    const kantor =
      PERAN[aktor.peran].lingkup === 'organisasi' ? await this.referensi.namaDari('ga', p.kd_ga) : undefined;
    const { min, maks } = HARI_INFORMASI;
    return {
      ...{ idNk: String(p.id), noAju: p.no_aju, versi: p.versi },
      boleh_minta: meminta && !habis,
      halangan: meminta && habis ? pesan('informasi.habis', { n: MAKS_INFORMASI }) : null,
      tenggat_hari: Array.from({ length: meminta ? maks - min + 1 : 0 }, (_, n) =>
        tenggatInformasi(kini, min + n, libur),
      ),
      dokumen_layanan: meminta
        ? layanan(p.kd_rekom as KdRekom).dokumen.map(({ kd_dokumen, nama }) => ({ kd_dokumen, nama }))
        : [],
      permintaan: semua.map((i) => ({
        ...tampil(i, dokumen, kini, utuh, kantor),
        boleh_jawab: menjawab && dapatDijawab(i.status, i.putaran, p.perbaikan_ke),
        boleh_tutup: menutup && i.status === 'DIMINTA',
      })),
    };
  }
}

/** Words, names and papers only for whose work it is. */
function tampil(i: InformasiRow, dokumen: readonly LampiranRow[], kini: Date, utuh: boolean, kantor?: string) {
  const milik = <T>(isi: T): T | null => (utuh ? isi : null);
  return {
    ...{ id: String(i.id), seri: i.seri, status: i.status, ur_status: STATUS_INFORMASI[i.status] },
    ...{ pertanyaan: milik(i.pertanyaan), oleh: milik(kantor ?? i.nama_peminta), waktu: i.diminta_pada },
    diminta: (utuh ? i.diminta_dokumen : []).map((kd) => ({ kd_dokumen: kd, nama: namaDokumen(kd) })),
    ...{ tenggat: i.tenggat, lewat: i.status === 'LEWAT' || (i.status === 'DIMINTA' && kini > i.tenggat) },
    ...{ jawaban: milik(i.jawaban), dijawab_oleh: milik(i.nama_penjawab), dijawab: i.dijawab_pada },
    dokumen: lampiranTampil(i.dokumen, dokumen),
    ...{ alasan_tutup: milik(i.alasan_tutup), ditutup: i.ditutup_pada },
  };
}

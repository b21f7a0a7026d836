import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tutupTarik } from '@sinas/domain/kalender/jadwal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { Bentrok } from '../../../platform/errors';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { KalenderService } from '../tenggat/kalender.service';
import { cocokSumber, DasarService } from './dasar.service';

/** What a draft draws from, as its owner chooses. */
@Injectable()
export class GantiDasarService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly dasar: DasarService,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
  ) {}

  async sumber(aktor: Aktor, kdKomoditas: string | null) {
    const rows = await this.dasar.daftar(aktor, kdKomoditas);
    return Promise.all(
      rows.map(async (s) => ({
        ...s,
        ur_komoditas: KELOMPOK.get(s.kd_komoditas)?.uraian ?? s.kd_komoditas,
        tutup: tutupTarik(await this.kalender.jadwal(s.tahun, s.kd_rekom, s.kd_komoditas), s.tahun),
      })),
    );
  }

  /** Of a draft that is no change: frozen with the first submission. */
  async ganti(aktor: Aktor, idNk: string, versi: number, noAju: string | null): Promise<Tersimpan> {
    return this.pintu.tulisMilik(aktor, bacaId(idNk), async (tx, p) => {
      if (!dalam('draf', p.kd_status))
        throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      if (p.versi !== versi) throw new Bentrok('umum.versi_usang', await this.draf.usang(p, aktor));
      if (pengganti(p.jenis_pengajuan)) throw new Bentrok('dasar.perubahan', await this.alur.kini(p, aktor));
      const s = noAju === null ? null : await this.dasar.pilih(aktor, p.kd_rekom as KdRekom, noAju);
      if (s) cocokSumber(s, p.kd_komoditas, p.tahun);
      const berkas = await this.draf.sentuh(tx, p, aktor, { id_sumber: s?.id ?? null });
      return { berkas, kelengkapan: await this.lengkap.periksa(tx, berkas) };
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { DOKUMEN_NIB } from '@sinas/domain/layanan/bersama/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { AturanDilanggar, TidakAda } from '../../platform/errors';
import { buatPdf } from '../../platform/pdf/mesin-pdf';
import { BerkasTerkunciService } from '../pengajuan/alur/berkas-terkunci.service';
import { OssService } from '../perusahaan/luar/oss.service';
import { kutipanNib } from './kutipan-nib';
import { UnggahanService, type DokumenTersimpan } from './unggahan.service';

/** The NIB of a file that its company can still change, drawn up from what the registry says now. */
@Injectable()
export class NibOssService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly oss: OssService,
    private readonly unggahan: UnggahanService,
  ) {}

  async ambil(aktor: Aktor, idNk: string): Promise<DokumenTersimpan> {
    const p = await this.pintu.bacaMilik(aktor, idNk);
    if (!layanan(p.kd_rekom as KdRekom).dokumen.some((d) => d.kd_dokumen === DOKUMEN_NIB))
      throw new TidakAda('berkas.tidak_ada');
    const { nib, rows, diambil } = await this.oss.diri(aktor, p.npwp);
    if (!nib) throw new AturanDilanggar('berkas.nib_tanpa_nomor');
    if (!diambil) throw new AturanDilanggar('berkas.nib_tidak_dijawab');
    const [d] = rows;
    if (!d) throw new AturanDilanggar('berkas.nib_tidak_dikenal');
    const isi = await buatPdf(kutipanNib(d, diambil));
    return this.unggahan.titip(
      aktor,
      { id_nk: idNk, kd_dokumen: DOKUMEN_NIB, nomor: d.nib, tanggal: tanggalIso(diambil) },
      { nama: `NIB-${d.nib}.pdf`, isi },
    );
  }
}

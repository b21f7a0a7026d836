import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import type { Answer } from '../../http/envelope';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { jawab } from './luar/jawab';
import { OssService } from './luar/oss.service';
import { PajakService } from './luar/pajak.service';
import {
  HasilPeriksaDto,
  IdNibQuery,
  IdQuery,
  KswpDto,
  NibNpwpDto,
  NibNpwpQuery,
  NibOssDto,
  NibQuery,
  NpwpDto,
  NpwpQuery,
  PemusatanDto,
  ProfilIndustriDto,
  ProyekDto,
} from './perusahaan.dto';

/** What other systems know of a company: one's own, or one whose files one handles. */
@Area('company')
@Controller('api')
@PerluIzin('pengajuan.baca')
export class PerusahaanController {
  constructor(
    private readonly oss: OssService,
    private readonly pajak: PajakService,
    private readonly dokumen: DokumenPerusahaanService,
  ) {}

  @Get('registrasi/v2/getNibNpwp')
  nibNpwp(@Pelaku() aktor: AktorSesi, @Query() q: NibNpwpQuery): Promise<Answer<NibNpwpDto[]>> {
    return jawab(this.oss.nibNpwp(aktor, q.nib ?? q.npwp));
  }
  @Get('oss/v2/nib/inqueryNib')
  inquery(@Pelaku() aktor: AktorSesi, @Query() q: NibQuery): Promise<Answer<NibOssDto[]>> {
    return jawab(this.oss.inquery(aktor, q.nib));
  }
  @Get('registrasi/v2/getAllPro')
  proyek(@Pelaku() aktor: AktorSesi, @Query() q: IdNibQuery): Promise<Answer<ProyekDto[]>> {
    return jawab(this.oss.proyek(aktor, q.id_nib));
  }
  @Get('registrasi/v2/getAllCheck')
  periksa(@Pelaku() aktor: AktorSesi, @Query() q: IdNibQuery): Promise<Answer<HasilPeriksaDto[]>> {
    return jawab(this.oss.periksa(aktor, q.id_nib));
  }
  @Get('pajak/getNpwp')
  npwp(@Pelaku() aktor: AktorSesi, @Query() q: IdQuery): Promise<Answer<NpwpDto[]>> {
    return jawab(this.pajak.npwp(aktor, q.id));
  }
  @Get('pajak/checkKswp')
  kswp(@Pelaku() aktor: AktorSesi, @Query() q: IdQuery): Promise<Answer<KswpDto[]>> {
    return jawab(this.pajak.tanya(aktor, 'kswp', q.id));
  }
  @Get('pajak/checkPemusatan')
  pemusatan(@Pelaku() aktor: AktorSesi, @Query() q: IdQuery): Promise<Answer<PemusatanDto[]>> {
    return jawab(this.pajak.tanya(aktor, 'pemusatan', q.id));
  }
  /** Profile of an industry. */
  @Get('bmdtp/dataPPI')
  @Area('reference')
  ppi(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<ProfilIndustriDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'ppi', q.npwp));
  }
}

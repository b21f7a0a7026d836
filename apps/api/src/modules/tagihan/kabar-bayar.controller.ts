import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { Area, BukanTindakan, Publik } from '../../http/decorators';
import { Clock } from '../../platform/clock/clock';
import { TidakBerwenang } from '../../platform/errors';
import { PembayaranService } from './pembayaran.service';
import { PnbpAdapter } from './pnbp.adapter';
import { KabarBayarDto, KabarDiterimaDto } from './tagihan.dto';

/** Where the billing system tells of payments. It is believed by its signature, and told nothing but that it was heard. */
@Area('pnbp')
@Controller('api/pnbp')
export class KabarBayarController {
  constructor(
    private readonly pnbp: PnbpAdapter,
    private readonly pembayaran: PembayaranService,
    private readonly clock: Clock,
  ) {}

  @Post('pembayaran')
  @HttpCode(200)
  @Publik()
  @BukanTindakan()
  async terima(
    @Body() isi: KabarBayarDto,
    @Headers('x-tanda-tangan') tanda = '',
    @Headers('x-waktu') saat = '',
  ): Promise<KabarDiterimaDto> {
    const kabar = this.pnbp.periksaKabar({ ...isi }, tanda, saat, this.clock.now());
    if (!kabar) throw new TidakBerwenang('tagihan.tanda_salah');
    await this.pembayaran.terima(kabar, 'panggil');
    return { diterima: true };
  }
}

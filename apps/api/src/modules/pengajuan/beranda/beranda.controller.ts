import { Controller, Get } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { BerandaDto, PengirimanGagalDto, PutaranTertahanDto } from './beranda.dto';
import { BerandaService } from './beranda.service';
import { PantauService } from '../kirim/pantau.service';

@Area('beranda')
@Controller('api')
export class BerandaController {
  constructor(
    private readonly service: BerandaService,
    private readonly pantau: PantauService,
  ) {}

  @Get('beranda')
  @PerluIzin('pengajuan.buat')
  beranda(@Pelaku() aktor: AktorSesi): Promise<BerandaDto> {
    return this.service.beranda(aktor);
  }

  /** Deliveries that wait or have failed. */
  @Get('pengiriman')
  @PerluIzin('pengiriman.pantau')
  pengiriman(@Pelaku() aktor: AktorSesi): Promise<PengirimanGagalDto[]> {
    return this.pantau.pengiriman(aktor);
  }

  /** What the rounds of the clock could not do; they try again every time. */
  @Get('putaran')
  @PerluIzin('pengiriman.pantau')
  putaran(@Pelaku() aktor: AktorSesi): Promise<PutaranTertahanDto[]> {
    return this.pantau.putaran(aktor);
  }
}

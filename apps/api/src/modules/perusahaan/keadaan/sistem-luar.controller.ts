import { Controller, Get } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { SistemLuarDto } from './sistem-luar.dto';
import { SistemLuarService } from './sistem-luar.service';

@Area('company')
@Controller()
export class SistemLuarController {
  constructor(private readonly service: SistemLuarService) {}

  /** How other systems answer, for operators. */
  @Get('nk/v2/sistem-luar')
  @PerluIzin('pengiriman.pantau')
  daftar(): Promise<SistemLuarDto[]> {
    return this.service.daftar();
  }
}

import { Controller, Get } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { RekanDto } from './rekan.dto';
import { RekanService } from './rekan.service';

/** Officers of the caller's ministry. */
@Area('licensing')
@Controller('nk/v2/data-nk/inhouse')
@PerluIzin('pengajuan.antrean')
export class RekanController {
  constructor(private readonly rekan: RekanService) {}

  @Get('rekan')
  async daftar(@Pelaku('semua') aktor: AktorSesi): Promise<RekanDto[]> {
    const daftar = await this.rekan.daftar(aktor);
    return daftar.map(({ id, nama, name_role }) => ({ id, nama, name_role }));
  }
}

import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Area, Publik, Raw } from '../../http/decorators';
import { HidupDto, KesehatanDto } from './kesehatan.dto';
import { KesehatanService } from './kesehatan.service';

@Area('kesehatan')
@Controller('sehat')
@Raw()
export class KesehatanController {
  constructor(private readonly service: KesehatanService) {}

  @Get('hidup')
  @Publik()
  hidup(): HidupDto {
    return { hidup: true };
  }

  @Get('siap')
  @Publik()
  async siap(@Res({ passthrough: true }) res: Response): Promise<KesehatanDto> {
    const k = await this.service.siap();
    if (!k.siap) res.status(503);
    return k;
  }
}

import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import { RapatRinciDto } from '../rapat/rapat.dto';
import { RapatService } from '../rapat/rapat.service';
import {
  BerkasMenungguDto,
  CalonKomoditasDto,
  CalonPenandaTanganDto,
  DasborKomoditasDto,
  HapusModalDto,
  MasukAgendaDto,
  MasukHasilDto,
  MenungguRapatDto,
  ModalDto,
  ModalHasilDto,
  ModalQuery,
} from './agenda.dto';
import { AgendaService } from './agenda.service';
import { ButirService } from './butir.service';
import { PesertaService } from './peserta.service';
import { UrutanService } from './urutan.service';
import { IdRakorQuery, RkQuery } from '../papan/papan.dto';

const TERSIMPAN = 'Data Berhasil Disimpan';

/** What is on the agenda and who sits around it: items of a meeting, one by one. */
@Area('rakor')
@Controller('nk/v2/rakor')
@PerluIzin('rakor.baca')
export class AgendaController {
  constructor(
    private readonly agenda: AgendaService,
    private readonly peserta: PesertaService,
    private readonly butir: ButirService,
    private readonly urutan: UrutanService,
    private readonly rapat: RapatService,
  ) {}

  /** Commodities of the coordinator, with how many files wait; of one of them its files. */
  @Get('komoditas')
  calon(@Pelaku() aktor: AktorSesi, @Query() q: IdRakorQuery): Promise<CalonKomoditasDto[]> {
    return this.agenda.calon(aktor, q.id_rakor);
  }
  /** How many files wait for a meeting of the caller's coordination, by commodity. */
  @Get('ikhtisar')
  @PerluIzin('rakor.final')
  ikhtisar(@Pelaku() aktor: AktorSesi): Promise<MenungguRapatDto[]> {
    return this.agenda.ikhtisar(aktor);
  }
  @Get('menunggu')
  menunggu(@Pelaku() aktor: AktorSesi, @Query() q: RkQuery): Promise<BerkasMenungguDto[]> {
    return this.agenda.menunggu(aktor, q.id_rakor, q.kd_komoditas ?? '');
  }
  @Get('penanda-tangan')
  calonPenandaTangan(@Pelaku() aktor: AktorSesi, @Query() q: IdRakorQuery): Promise<CalonPenandaTanganDto[]> {
    return this.peserta.calonPenandaTangan(aktor, q.id_rakor);
  }

  @Get('modal')
  modal(@Pelaku() aktor: AktorSesi, @Query() q: ModalQuery): Promise<ModalHasilDto> {
    return this.butir.baca(aktor, q.id_rakor, q.jenis);
  }
  @Post('modal')
  @PerluIzin('rakor.kelola')
  async tambah(@Pelaku() aktor: AktorSesi, @Body() body: ModalDto): Promise<Answer<ModalHasilDto>> {
    return answer(await this.butir.simpan(aktor, body, true), TERSIMPAN);
  }
  /** `rekomendasi` is the ministries'; everything else the secretariat's. */
  @Put('modal')
  @PerluIzin('rakor.baris')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() body: ModalDto): Promise<Answer<ModalHasilDto>> {
    return answer(await this.butir.simpan(aktor, body, false), TERSIMPAN);
  }
  @Delete('modal')
  @PerluIzin('rakor.kelola')
  async hapus(@Pelaku() aktor: AktorSesi, @Query() q: HapusModalDto): Promise<Answer<RapatRinciDto>> {
    await this.butir.hapus(aktor, q);
    return answer(await this.rapat.rinci(aktor, q.id_rakor), 'Data Berhasil Dihapus');
  }

  /** T17: a result for each file. */
  @Post('insert-rakor')
  @HttpCode(200)
  @PerluIzin('rakor.kelola')
  masuk(@Pelaku() aktor: AktorSesi, @Body() body: MasukAgendaDto): Promise<MasukHasilDto[]> {
    return this.agenda.masuk(aktor, body.id_rakor, body.no_aju);
  }
  /** Order of commodities, and which figure of a line counts. */
  @Put('dashboard/komoditas')
  @PerluIzin('rakor.kelola')
  async susun(@Pelaku() aktor: AktorSesi, @Body() body: DasborKomoditasDto): Promise<Answer<RapatRinciDto>> {
    await this.urutan.susun(aktor, body);
    return answer(await this.rapat.rinci(aktor, body.id_rakor), TERSIMPAN);
  }
}

import { Body, Controller, Headers, Param, Post, Query } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { perpanjangan, type NamaTurunan } from '@sinas/domain/pengajuan/turunan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { HasilSimpanDto } from '../draf/draf.dto';
import type { Tersimpan } from '../draf/draf.service';
import { PerbaikanQuery } from '../kirim/pengiriman.dto';
import { hasilSimpan } from '../lihat/pengajuan.presenter';
import { DuplikatDto, MintaPerubahanDto, ReajuDto } from './turunan.dto';
import { TurunanService, type Sekali } from './turunan.service';

const jawab = (h: Tersimpan): Answer<HasilSimpanDto> =>
  answer(hasilSimpan(h), pesan('turunan.dibuat', { no_aju: tampilNoAju(h.berkas.no_aju) }));
const sekali = (kunci: string | undefined, klaim: Klaim | null): Sekali => ({
  kunci: kunci?.slice(0, 100) ?? null,
  klaim,
});

const namaPengganti = ({ jenis_pengajuan }: MintaPerubahanDto): NamaTurunan =>
  perpanjangan(jenis_pengajuan ?? '') ? 'perpanjangan' : 'perubahan';

/** Files made from others: changes and extensions (T22), copies (T24), new attempts (T25). */
@Area('licensing')
@Controller('nk/v2')
@PerluIzin('pengajuan.turunkan')
export class TurunanController {
  constructor(private readonly turunan: TurunanService) {}

  @Post('data-nk/rki/pengajuan-perubahan/:id')
  @KunciSendiri()
  async perubahan(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: PerbaikanQuery,
    @Body() body: MintaPerubahanDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return jawab(
      await this.turunan.buat(aktor, namaPengganti(body), q.id_nk_pengajuan ?? id, body, sekali(kunci, klaim)),
    );
  }

  @Post('data-nk/rki/pengajuan-duplicate/:id')
  @KunciSendiri()
  async duplikat(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: DuplikatDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return jawab(await this.turunan.buat(aktor, 'duplikat', id, body, sekali(kunci, klaim)));
  }

  /** The same change by the path of technical considerations. */
  @Post('pertek/perubahan/:id')
  @KunciSendiri()
  async perubahanPertek(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: MintaPerubahanDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return jawab(
      await this.turunan.buat(aktor, namaPengganti(body), id, { ...body, pertek: true }, sekali(kunci, klaim)),
    );
  }

  @Post('pertek/reaju/:id')
  @KunciSendiri()
  async reaju(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: ReajuDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return jawab(await this.turunan.buat(aktor, 'reaju', id, { ...body, pertek: true }, sekali(kunci, klaim)));
  }
}

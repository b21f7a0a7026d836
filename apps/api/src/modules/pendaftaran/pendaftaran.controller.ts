import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Request } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { asalPermintaan } from '../../http/masuk/asal';
import { Area, Pelaku, PerluIzin, Publik } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { AktivasiService } from './akun/aktivasi.service';
import {
  AktivasiDto,
  AktivasiHasil,
  DaftarAdminDto,
  DaftarHasil,
  DaftarInaportDto,
  KirimUlangDto,
  LupaSandiDto,
  SandiBaruDto,
  SurelHasil,
  TentangTokenDto,
  TokenAkunDto,
  UbahSandiDto,
} from './pendaftaran.dto';
import { RegistrasiService } from './registrasi.service';
import { SandiService } from './akun/sandi.service';
import { SurelBaruService } from './surat/surel-baru.service';

const alamat = (req: Request): string => asalPermintaan(req).alamat ?? '';

@Area('login')
@Controller()
export class PendaftaranController {
  constructor(
    private readonly registrasi: RegistrasiService,
    private readonly aktivasi: AktivasiService,
    private readonly sandi: SandiService,
    private readonly surelBaru: SurelBaruService,
  ) {}

  @Post('api-prod/user/admin')
  @Publik()
  async daftar(@Body() body: DaftarAdminDto, @Req() req: Request): Promise<Answer<DaftarHasil>> {
    return answer(await this.registrasi.daftar(body, alamat(req)), pesan('daftar.terkirim'));
  }

  @Post('api-prod/user/admin/inaport')
  @Publik()
  async daftarInaport(@Body() body: DaftarInaportDto, @Req() req: Request): Promise<Answer<DaftarHasil>> {
    const { username, password, ...p } = body;
    return answer(await this.registrasi.daftarInaport(p, username, password, alamat(req)), pesan('daftar.terkirim'));
  }

  /** What a mailed token opens; in the body, so that no log has it. */
  @Post('api/akun/token')
  @Publik()
  @HttpCode(200)
  tentang(@Body() body: TokenAkunDto): Promise<TentangTokenDto> {
    return this.aktivasi.tentang(body.token);
  }

  @Post('api-prod/user/verify')
  @Publik()
  @HttpCode(200)
  async aktifkan(@Body() body: AktivasiDto): Promise<Answer<AktivasiHasil>> {
    const hasil = await this.aktivasi.aktifkan(body);
    const { surel } = hasil;
    return answer(hasil, surel === null ? pesan('akun.sudah_aktif') : pesan('akun.surel_bukti', { surel }));
  }

  /** Uses a new mail address of one's own, or stops it: whichever the mailed token is for. */
  @Post('api/akun/surel')
  @Publik()
  @HttpCode(200)
  async surel(@Body() body: TokenAkunDto): Promise<Answer<SurelHasil>> {
    const jenis = await this.surelBaru.pakai(body.token);
    return answer({ jenis }, pesan(jenis === 'SUREL' ? 'akun.surel_dipakai' : 'akun.surel_batal'));
  }

  @Post('api-prod/user/resend')
  @Publik()
  @HttpCode(200)
  async kirimUlang(@Body() body: KirimUlangDto, @Req() req: Request): Promise<Answer<null>> {
    await this.aktivasi.kirimUlang({ token: body.token, kata: body.username }, alamat(req));
    return answer(null, pesan('akun.surel_dikirim'));
  }

  /** Is the account verified? The same answer for all; who is not gets the activation mail again. */
  @Post('api-prod/verification')
  @Publik()
  @HttpCode(200)
  async verifikasi(@Body() body: LupaSandiDto, @Req() req: Request): Promise<Answer<null>> {
    await this.aktivasi.kirimUlang({ kata: body.username }, alamat(req));
    return answer(null, pesan('akun.surel_dikirim'));
  }

  @Post('api-prod/user/forget-password')
  @Publik()
  @HttpCode(200)
  async lupa(@Body() body: LupaSandiDto, @Req() req: Request): Promise<Answer<null>> {
    await this.sandi.lupa(body.username, alamat(req));
    return answer(null, pesan('akun.surel_dikirim'));
  }

  @Put('api-prod/user/set-password/:token')
  @Publik()
  async setel(@Param('token') token: string, @Body() body: SandiBaruDto, @Req() req: Request): Promise<Answer<null>> {
    await this.sandi.setel(token, body.password, alamat(req));
    return answer(null, pesan('akun.sandi_tersimpan'));
  }
}

@Area('login')
@Controller('api-prod')
export class UbahSandiController {
  constructor(private readonly sandi: SandiService) {}

  @Put('change-password')
  @PerluIzin('profil.kelola')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() body: UbahSandiDto, @Req() req: Request): Promise<Answer<null>> {
    const { user_id, old_password: sandi, new_password: baru, bukti, kode } = body;
    await this.sandi.ubah(aktor, { user_id, baru, sandi, bukti, kode }, alamat(req));
    return answer(null, pesan('akun.sandi_diubah'));
  }
}

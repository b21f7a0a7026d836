import { Controller, Get, Headers, Ip, UseFilters } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Area, Publik, Raw } from '../../../http/decorators';
import { KunciKlienService } from './kunci-klien.service';
import { OAuthFilter } from '../oauth.filter';
import { KunciKlienHasil, TokenKlienHasil } from '../perizinan.dto';

/** A registered site's own token for this API: first a key, then the token. */
@Area('sso-licensing')
@UseFilters(OAuthFilter)
@Controller('sso/client')
export class TokenKlienController {
  constructor(private readonly klien: KunciKlienService) {}

  @Get('jwks')
  @Publik()
  @Raw()
  @ApiHeader({ name: 'X-Client-Id', required: true })
  @ApiHeader({ name: 'Authorization', required: true, description: 'Bearer <client secret>' })
  @ApiHeader({ name: 'Origin', required: true })
  kunci(
    @Headers('x-client-id') id: string | undefined,
    @Headers('authorization') authorization: string | undefined,
    @Headers('origin') asal: string | undefined,
    @Ip() alamat: string,
  ): Promise<KunciKlienHasil> {
    return this.klien.kunci(id ?? '', (authorization ?? '').replace(/^Bearer /i, ''), asal ?? '', alamat);
  }

  @Get('token')
  @Publik()
  @Raw()
  @ApiHeader({
    name: 'X-Signature',
    required: true,
    description: 'JWS compact, HS256, with the key of /sso/client/jwks',
  })
  token(@Headers('x-signature') tandaTangan: string | undefined): Promise<TokenKlienHasil> {
    return this.klien.token(tandaTangan ?? '');
  }
}

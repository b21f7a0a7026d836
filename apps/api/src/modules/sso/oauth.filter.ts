import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { GalatOAuth } from './galat-oauth';

/** Both in one body: what OAuth clients read, and the shape that every refusal of the portal has. */
@Catch(GalatOAuth)
export class OAuthFilter implements ExceptionFilter {
  catch(galat: GalatOAuth, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const klien = galat.galat === 'invalid_client';
    if (klien) response.setHeader('WWW-Authenticate', 'Basic realm="sso"');
    response.status(klien ? 401 : 400).json({
      error: galat.galat,
      error_description: galat.message,
      status: false,
      code: galat.galat === 'invalid_request' ? '02' : '04',
      message: galat.message,
      data: null,
    });
  }
}

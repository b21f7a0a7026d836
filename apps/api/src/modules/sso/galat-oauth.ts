import { DomainError } from '../../platform/errors';
import type { KunciPesan } from '@sinas/domain/pesan/pesan';

/** A refusal in OAuth's own words (RFC 6749), beside the sentence for people. */
export class GalatOAuth extends DomainError {
  constructor(
    readonly galat: 'invalid_request' | 'invalid_client' | 'invalid_token',
    kunci: KunciPesan,
  ) {
    super(kunci);
  }
}

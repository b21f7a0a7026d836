import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { AkunModule } from '../akun/akun.module';
import { BuktiService } from './bukti/bukti.service';
import { FaktorRepository } from './faktor.repository';
import { FaktorService } from './faktor.service';
import { KelolaFaktorService } from './kelola-faktor.service';
import { PasskeyService } from './bukti/passkey.service';
import { PemulihanService } from './setel-ulang/pemulihan.service';
import { SetelUlangRepository } from './setel-ulang/setel-ulang.repository';
import { SetelUlangService } from './setel-ulang/setel-ulang.service';
import { TantanganRepository } from './bukti/tantangan.repository';
import { TantanganService } from './bukti/tantangan.service';
import { TotpService } from './bukti/totp.service';

/** Proof that it is still the same person, and the second factors of accounts. Knows nothing of sessions being opened. */
@Module({
  imports: [AkunModule, AuditModule],
  providers: [
    BuktiService,
    FaktorRepository,
    FaktorService,
    KelolaFaktorService,
    PasskeyService,
    PemulihanService,
    SetelUlangRepository,
    SetelUlangService,
    TantanganRepository,
    TantanganService,
    TotpService,
  ],
  exports: [
    BuktiService,
    FaktorService,
    KelolaFaktorService,
    PasskeyService,
    SetelUlangService,
    TantanganService,
    TotpService,
  ],
})
export class FaktorModule {}

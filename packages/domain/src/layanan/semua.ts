import type { DefinisiLayanan } from './definisi';
import { PERTEK } from './pertek/definisi';
import { PK } from './pk/definisi';
import { RIPH } from './riph/definisi';
import { RKI } from './rki/definisi';
import { RKT } from './rkt/definisi';
import { RKU } from './rku/definisi';
import { RMG } from './rmg/definisi';
import { RPHP } from './rphp/definisi';
import { RPK } from './rpk/definisi';

/** Every service, in the order of their codes: a new kind of case is entered here. */
export const SEMUA_LAYANAN: readonly DefinisiLayanan[] = [RKI, RKU, RPHP, RIPH, RPK, RMG, PERTEK, PK, RKT];

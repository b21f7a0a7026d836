import type { KelompokKomoditas } from './bentuk';
import k011 from './kelompok/011';
import k012 from './kelompok/012';
import k013 from './kelompok/013';
import k014 from './kelompok/014';
import k015 from './kelompok/015';
import k016 from './kelompok/016';
import k017 from './kelompok/017';
import k018 from './kelompok/018';
import k019 from './kelompok/019';
import k0110 from './kelompok/0110';
import k0111 from './kelompok/0111';
import k0112 from './kelompok/0112';
import k0113 from './kelompok/0113';
import k0114 from './kelompok/0114';
import k0115 from './kelompok/0115';
import k0116 from './kelompok/0116';
import k0117 from './kelompok/0117';
import k0118 from './kelompok/0118';
import k0119 from './kelompok/0119';
import k0120 from './kelompok/0120';
import k0121 from './kelompok/0121';
import k0122 from './kelompok/0122';
import k0123 from './kelompok/0123';
import k0124 from './kelompok/0124';
import k0125 from './kelompok/0125';
import k0126 from './kelompok/0126';
import k0127 from './kelompok/0127';
import k0128 from './kelompok/0128';
import k0129 from './kelompok/0129';
import k0130 from './kelompok/0130';
import k0131 from './kelompok/0131';
import k0132 from './kelompok/0132';
import k0133 from './kelompok/0133';
import k0134 from './kelompok/0134';
import k0135 from './kelompok/0135';
import k0136 from './kelompok/0136';
import k0137 from './kelompok/0137';
import k0138 from './kelompok/0138';
import k0139 from './kelompok/0139';
import k0140 from './kelompok/0140';
import k0141 from './kelompok/0141';
import k0142 from './kelompok/0142';
import k0143 from './kelompok/0143';
import k0144 from './kelompok/0144';
import k0145 from './kelompok/0145';

const SEMUA: readonly KelompokKomoditas[] = [
  k011,
  k012,
  k013,
  k014,
  k015,
  k016,
  k017,
  k018,
  k019,
  k0110,
  k0111,
  k0112,
  k0113,
  k0114,
  k0115,
  k0116,
  k0117,
  k0118,
  k0119,
  k0120,
  k0121,
  k0122,
  k0123,
  k0124,
  k0125,
  k0126,
  k0127,
  k0128,
  k0129,
  k0130,
  k0131,
  k0132,
  k0133,
  k0134,
  k0135,
  k0136,
  k0137,
  k0138,
  k0139,
  k0140,
  k0141,
  k0142,
  k0143,
  k0144,
  k0145,
];

/** The 45 groups by code, in code order. */
export const KELOMPOK: ReadonlyMap<string, KelompokKomoditas> = new Map(SEMUA.map((k) => [k.kode, k]));

// The official lists: those of REFDATA_DIR, else invented ones of the same size and shape.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { inRoot } from '../../tools/lib/paths.mjs';

const GOODS =
  'gula,beras,daging,garam,ikan,kedelai,jagung,susu,kapas,benang,kain,kertas,kayu,baja,pipa,katup,mesin,pompa';
const KINDS =
  'mentah,beku,segar,kering,olahan,halus,kasar,berlapis,ditempa,ditenun,sintetis,murni,campuran,lainnya,industri';
const PLACES =
  'Rotterdam,Hamburg,Singapore,Klang,Tanjung,Santos,Durban,Busan,Osaka,Chennai,Jeddah,Genova,Valencia,Houston,Harbour';
const PARTS = 'Port,Bay,Harbour,Nieuw,San,Saint,North,South,Upper,Lower,Bukit,Villa,Fort,Lake,Al,Mont,General,Los';
const countries = createRequire(inRoot('prisma/package.json'))('i18n-iso-countries');
const words = (list) => list.split(',');
const digits = (n, length) => String(n).padStart(length, '0');

/** The same numbers in every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}
const letters = (n) =>
  [17_576, 676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(n / place) % 26))).join('');

const SYLLABLES = 'ba,ce,di,fo,gu,ha,je,ki,lo,mu,na,pe,ri,so,tu,wa,ye,zi,kro,stu'.split(',');
/** A word out of eight thousand: lists of few words would make every search a long one. */
const invented = (roll) => Array.from({ length: 3 }, () => SYLLABLES[roll(20)]).join('');

/** Headings, subheadings below two of three of them, lines below those: 14,631 in all. */
function hs() {
  const roll = dice(1);
  const [goods, kinds] = [words(GOODS), words(KINDS)];
  const any = (list) => list[roll(list.length)];
  const word = () => (roll(9) ? invented(roll) : any(goods));
  const text = () => Array.from({ length: 3 }, () => `${word()} ${any(kinds)}`).join(', ');
  const rows = [];
  for (let heading = 0; rows.length < 14_631; heading += 1) {
    const code = digits(101 + heading * 10, 4);
    rows.push([code, 4, 0, `"${text()}"`, `"${text()}"`]);
    for (let sub = 1; sub <= 3; sub += 1) {
      if (sub < 3) rows.push([`${code}${sub}0`, 6, 1, `"${text()}"`, `"${text()}"`]);
      for (let line = 1; line <= 4; line += 1)
        rows.push([`${code}${sub}0${line}0`, 8, sub < 3 ? 2 : 1, `"${text()}"`, `"${text()}"`]);
    }
  }
  return ['kode,digit,takik,uraian_id,uraian_en', ...rows.slice(0, 14_631).map((row) => row.join(','))];
}

function ports() {
  const roll = dice(2);
  const [places, parts] = [words(PLACES), words(PARTS)];
  const lands = Object.keys(countries.getAlpha2Codes()).filter((land) => land !== 'ID');
  const name = (n) =>
    `${n % 4 ? '' : `${parts[roll(parts.length)]} `}${roll(30) ? invented(roll) : places[roll(places.length)]}`;
  const world = Array.from({ length: 24_322 }, (_, n) => {
    const land = lands[n % lands.length];
    return `${land}${letters(n).slice(1)},${name(n)},${land},1`;
  });
  const home = Array.from({ length: 426 }, (_, n) => `ID${letters(n).slice(1)},${name(n)},,1,${n % 4 ? '' : '040300'}`);
  return {
    'pelabuhan_dunia.csv': ['kode_pelabuhan,pelabuhan,kode_negara,fungsi', ...world],
    'pelabuhan_id.csv': ['kode_pelabuhan,pelabuhan,subdivisi,fungsi,kode_kantor', ...home],
  };
}

const kbli = () => [
  'kode,digit,judul',
  ...Array.from(
    { length: 2_705 },
    (_, n) => `${digits(n * 36, 5)},5,INDUSTRI ${words(GOODS)[n % 18].toUpperCase()} ${n}`,
  ),
];

/** A folder with the lists, and how to be rid of it. */
export function officialLists() {
  if (process.env.REFDATA_DIR) return { folder: process.env.REFDATA_DIR, invented: false, remove: () => undefined };
  const folder = mkdtempSync(path.join(tmpdir(), 'sinas-daftar-'));
  const files = { 'btki2022.csv': hs(), 'kbli2020.csv': kbli(), ...ports() };
  for (const [name, lines] of Object.entries(files)) writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);
  return { folder, invented: true, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

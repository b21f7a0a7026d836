import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { Expose, Transform, Type as Tipe } from 'class-transformer';
import {
  getMetadataStorage,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import '../../app.module';
import { periksaCepat } from './periksa-cepat';
import { validation } from '../validation';

const pipa = validation();
const biasa = (kelas: Type, isi: unknown): Promise<object | null> =>
  (Object.getPrototypeOf(Object.getPrototypeOf(pipa)) as { transform: typeof pipa.transform }).transform
    .call(pipa, structuredClone(isi), { type: 'body', metatype: kelas })
    .then(
      (dto) => dto as object,
      () => null,
    );

/** The same numbers each time. */
function acak(benih: number): () => number {
  let n = benih;
  return () => {
    n = (n * 1_103_515_245 + 12_345) % 2_147_483_648;
    return n / 2_147_483_648;
  };
}
const UMUM: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', 'true', '0', '1', '12', '2027', '-1', '1.5', '1e3', '07', '0142', 'NaN'],
  ...[0, 1, 2027, -1, 1.5, 1e21, true, false, [], {}, ['x'], [1], ['x', 1], [['x']], [null], { a: 'x' }],
  ...[{ a: { b: [1] } }, JSON.parse('{"__proto__":{"a":1}}'), { constructor: 'x' }, { then: 1 }, '{"a":"b"}', '{'],
  ...['2027-01-01', '2027-01-01T00:00:00.000Z', 'a@contoh.id', 'baad0bbd-19d7-4d5e-8b4e-0d9f9e8f7a6b', 'x'.repeat(300)],
];

/** All classes with rules that the API has. */
const KELAS = [
  ...new Set([
    ...(getMetadataStorage() as unknown as { validationMetadatas: Map<Type, unknown> }).validationMetadatas.keys(),
  ]),
].filter((k): k is Type => typeof k === 'function');

describe('rules of a class put together once', () => {
  it('say yes only to what the libraries pass, and give what they give: every class of the API, thousands of bodies', async () => {
    const lempar = acak(7);
    const pilih = <T>(dari: readonly T[]): T => dari[Math.floor(lempar() * dari.length)] as T;
    let ya = 0;
    expect(KELAS.length).toBeGreaterThan(150);
    for (const kelas of KELAS) {
      const aturan = getMetadataStorage().getTargetValidationMetadatas(kelas, '', false, false);
      const nama = [...new Set(aturan.map((a) => a.propertyName))];
      const khas = new Map(
        nama.map((n) => [
          n,
          aturan.filter((a) => a.propertyName === n).flatMap((a) => (a.constraints ?? []).flat() as unknown[]),
        ]),
      );
      for (let kali = 0; kali < 150; kali += 1) {
        const isi: Record<string, unknown> = {};
        for (const n of nama) {
          if (lempar() < 0.35) continue;
          const sendiri = (khas.get(n) ?? []).filter((v) => typeof v === 'string' || typeof v === 'number');
          isi[n] = sendiri.length > 0 && lempar() < 0.6 ? pilih(sendiri) : pilih(UMUM);
        }
        if (lempar() < 0.05) isi.lain = 'x';
        const cepat = periksaCepat(kelas)(structuredClone(isi));
        if (!cepat) continue;
        ya += 1;
        expect({ kelas: kelas.name, isi, hasil: cepat }).toStrictEqual({
          ...{ kelas: kelas.name, isi, hasil: await biasa(kelas, isi) },
        });
        expect(Object.keys(cepat)).toEqual(Object.keys((await biasa(kelas, isi)) ?? {}));
      }
    }
    expect(ya).toBeGreaterThan(500);
  }, 120_000);

  class Anak {
    @IsString()
    a: string;
  }
  class Contoh {
    @IsIn(['a', 'b'])
    satu: string;
    @IsOptional()
    @Tipe(() => Number)
    @IsInt()
    @Min(1)
    dua?: number;
    @IsOptional()
    @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? { a: value } : value))
    @IsObject()
    tiga?: object;
    @IsOptional()
    @IsArray()
    @Matches(/^x/, { each: true })
    empat?: string[];
    @IsOptional()
    @ValidateNested()
    @Tipe(() => Anak)
    lima?: Anak;
    @ValidateNested()
    @Tipe(() => Anak)
    enam?: Anak;
  }
  it.each<[string, Record<string, unknown>, object | null]>([
    [
      'what is right',
      { satu: 'a', dua: '3', tiga: 'y', empat: ['x1'] },
      { satu: 'a', dua: 3, tiga: { a: 'y' }, empat: ['x1'] },
    ],
    ['what may lack', { satu: 'b' }, { satu: 'b' }],
    ['another value', { satu: 'c' }, null],
    ['a lack', {}, null],
    ['a number that is none', { satu: 'a', dua: 'x' }, null],
    ['a number too small', { satu: 'a', dua: 0 }, null],
    ['one of a list', { satu: 'a', empat: ['x', 'y'] }, null],
    ['an unknown field', { satu: 'a', lain: 1 }, null],
    ['a class below it', { satu: 'a', lima: { a: 'x' } }, null],
    ['nothing where a class must be', { satu: 'a', enam: null }, null],
    ['a name that is never copied', { satu: 'a', tiga: { constructor: 1 } }, null],
  ])('%s', async (_, isi, hasil) => {
    expect(JSON.parse(JSON.stringify(periksaCepat(Contoh)(isi)))).toEqual(hasil);
    if (hasil) expect(await biasa(Contoh, isi)).toEqual(periksaCepat(Contoh)(isi));
  });
  it('a class that shows some fields by another name is left to the libraries', () => {
    class Lain {
      @Expose({ name: 'x' })
      @IsString()
      a: string;
    }
    expect(periksaCepat(Lain)({ a: 'b' })).toBeNull();
  });
});

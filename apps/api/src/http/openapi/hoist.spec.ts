import { hoist } from './hoist';

const halaman = () => ({ name: 'page', in: 'query', required: false, schema: { type: 'number' } });
const isi = (data: object) => ({
  description: '',
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Amplop' }, { type: 'object', required: ['data'], properties: { data } }],
      },
    },
  },
});
const satu = () => isi({ $ref: '#/components/schemas/KapalDto' });
const daftar = () => isi({ type: 'array', items: { $ref: '#/components/schemas/KapalDto' } });
const operasi = (parameters: object[], responses: Record<string, object>) => ({ get: { parameters, responses } });
type Jalur = Parameters<typeof hoist>[0];
const buka = (jalur: object) => jalur as Jalur;

describe('what several operations of the OpenAPI file say alike', () => {
  it('is said once, by a name that tells what it is', () => {
    const jalur = buka({
      '/a': operasi([halaman()], { '200': satu() }),
      '/b': operasi([halaman()], { '200': satu(), default: { $ref: '#/components/responses/Ditolak' } }),
      '/c': operasi([], { '200': daftar() }),
      '/d': operasi([], { '200': daftar() }),
      '/e': operasi([], { '200': isi({ nullable: true }) }),
      '/f': operasi([], { '200': isi({ nullable: true }) }),
      '/g': operasi([], { '200': { description: '' } }),
      '/h': operasi([], { '200': { description: '' } }),
    });
    const hasil = hoist(jalur, { Ditolak: { description: 'Ditolak' } });
    expect(hasil).toEqual({
      parameters: { 'query.page.opsional': halaman() },
      responses: {
        Berkas: { description: '' },
        'Daftar.Kapal': daftar(),
        Kapal: satu(),
        Kosong: isi({ nullable: true }),
        Ditolak: { description: 'Ditolak' },
      },
    });
    const ke = (nama: string) => ({ $ref: `#/components/responses/${nama}` });
    expect(jalur['/b']).toEqual(
      operasi([{ $ref: '#/components/parameters/query.page.opsional' }], {
        '200': ke('Kapal'),
        default: ke('Ditolak'),
      }),
    );
    expect(['/c', '/e', '/g'].map((j) => jalur[j]?.get?.responses['200'])).toEqual([
      ke('Daftar.Kapal'),
      ke('Kosong'),
      ke('Berkas'),
    ]);
  });

  it('of one name with two contents only the one used most is shared; what is used once stays where it is', () => {
    const wajib = { ...halaman(), required: true };
    const lain = { ...halaman(), schema: { type: 'number', maximum: 5 } };
    const jalur = buka({
      '/a': operasi([lain], { '200': satu() }),
      '/b': operasi([halaman()], { '200': isi({ type: 'string' }) }),
      '/c': operasi([halaman()], { '200': isi({ type: 'string' }) }),
      '/d': operasi([wajib], {}),
    });
    expect(hoist(jalur, {})).toEqual({ parameters: { 'query.page.opsional': halaman() }, responses: {} });
    expect(jalur['/a']).toEqual(operasi([lain], { '200': satu() }));
    expect(jalur['/d']).toEqual(operasi([wajib], {}));
    expect(jalur['/c']?.get?.responses['200']).toEqual(isi({ type: 'string' }));
  });
});

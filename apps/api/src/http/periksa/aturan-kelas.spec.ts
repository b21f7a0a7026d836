import { getMetadataStorage, IsInt, IsString } from 'class-validator';
import { ingatAturanKelas } from './aturan-kelas';

class Induk {
  @IsString()
  nama = '';
}
class Anak extends Induk {
  @IsInt()
  umur = 0;
  @IsString({ groups: ['lain'] })
  kelompok = '';
}

describe('issue 14 part 11: the rules of a class are looked up once', () => {
  const tanya = (groups?: string[]) =>
    getMetadataStorage().getTargetValidationMetadatas(Anak, '', false, false, groups);
  const nama = (groups?: string[]) => tanya(groups).map((m) => m.propertyName);

  it('the same rules as before, those of what it extends among them, and the same list each time', () => {
    const dulu = nama();
    expect(dulu).toEqual(['umur', 'kelompok', 'nama']);
    ingatAturanKelas();
    ingatAturanKelas();
    expect(nama()).toEqual(dulu);
    expect(tanya()).toBe(tanya());
  });

  it('who asks for groups is answered anew', () => {
    ingatAturanKelas();
    expect(nama(['lain'])).toEqual(['kelompok']);
    expect(nama(['asing'])).toEqual([]);
    expect(nama()).toEqual(['umur', 'kelompok', 'nama']);
  });
});

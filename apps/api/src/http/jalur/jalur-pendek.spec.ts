import { pastikanSendiri } from './jalur-pendek';

describe('what stands round all controllers', () => {
  const milik = {};
  it('is what the short way calls', () => {
    expect(() => pastikanSendiri({ guard: [[milik], milik], filter: [[milik], milik] })).not.toThrow();
  });
  it.each([
    { apa: 'a second one', semua: [milik, {}], jumlah: 2 },
    { apa: 'another one', semua: [{}], jumlah: 1 },
    { apa: 'none', semua: [], jumlah: 0 },
  ])('ends the start where it is $apa', ({ semua, jumlah }) => {
    expect(() => pastikanSendiri({ guard: [semua, milik] })).toThrow(
      `The short way knows one global guard, and Nest has ${jumlah}`,
    );
  });
});

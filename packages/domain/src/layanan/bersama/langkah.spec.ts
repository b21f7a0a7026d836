import { describe, expect, it } from 'vitest';
import { dalamKeadaan, t } from './langkah';

describe('steps of a service that has some of the states', () => {
  it('begin in states that it has; one that begins in none of them, or ends elsewhere, is not its own', () => {
    const semua = [
      t('a', 'ambil', ['20', '21'], '21', 'SISTEM'),
      t('b', 'ambil', ['22'], '21', 'SISTEM'),
      t('c', 'ambil', ['20'], '23', 'SISTEM'),
    ];
    expect(dalamKeadaan(['20', '21'], [semua])).toEqual([t('a', 'ambil', ['20', '21'], '21', 'SISTEM')]);
    const tetap = [t('d', 'ambil', ['20', '21'], 'tetap', 'SISTEM'), t('e', 'ambil', ['21'], 'tetap', 'SISTEM')];
    expect(dalamKeadaan(['20'], [tetap])).toEqual([t('d', 'ambil', ['20'], 'tetap', 'SISTEM')]);
  });
});

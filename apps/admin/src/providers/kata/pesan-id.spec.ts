import { defaultI18nProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from './i18n';
import { pesanIndonesia } from './pesan-id';

function daun(isi: object, jalur = ''): [string, unknown][] {
  return Object.entries(isi).flatMap(([k, v]): [string, unknown][] =>
    v && typeof v === 'object' ? daun(v as object, `${jalur}${k}.`) : [[`${jalur}${k}`, v]],
  );
}

describe('texts of the console', () => {
  // The type of the file demands every key; here: none is empty, none is left in English.
  it('BATAS-03 has every text of react-admin in Indonesian', () => {
    const semua = daun(pesanIndonesia);
    expect(semua.length).toBeGreaterThan(160);
    for (const [kunci, teks] of semua) {
      expect(typeof teks, kunci).toBe('string');
      expect(teks, kunci).not.toBe('');
      expect(teks, kunci).not.toMatch(/\b(the|your|please|must|are you|unable|failed)\b/i);
    }
  });
  it.each([
    [
      'ra.input.references.single_missing',
      'Associated reference no longer appears to be available.',
      'Data rujukan sudah tidak ada.',
    ],
    [
      'ra.input.references.many_missing',
      'At least one of the associated references no longer appears to be available.',
      'Sedikitnya satu data rujukan sudah tidak ada.',
    ],
    [
      'ra.message.unsaved_changes',
      "Some of your changes weren't saved. Are you sure you want to ignore them?",
      'Sebagian perubahan belum tersimpan. Tinggalkan saja?',
    ],
    ['ra.navigation.page_out_from_begin', 'Cannot go before page 1', 'Sudah di halaman pertama'],
    ['ra.navigation.page_out_from_end', 'Cannot go after last page', 'Sudah di halaman terakhir'],
    [
      'ra.saved_queries.remove_message',
      'Are you sure you want to remove that item from your list of saved queries?',
      'Tampilan ini akan hilang dari daftar tampilan tersimpan Anda. Lanjutkan?',
    ],
    [
      'ra.message.error',
      "A client error occurred and your request couldn't be completed.",
      'Terjadi kesalahan pada halaman ini dan permintaan Anda tidak selesai.',
    ],
  ])('issue 13 part 4: %s claims what react-admin claims where it shows it', (kunci, inggris, kita) => {
    expect([defaultI18nProvider.translate(kunci), i18nProvider.translate(kunci)]).toEqual([inggris, kita]);
  });
  it('issue 13 part 4: only so many are chosen as react-admin says', () => {
    const kunci = 'ra.message.select_all_limit_reached';
    expect(defaultI18nProvider.translate(kunci, { max: 250 })).toBe(
      'There are too many elements to select them all. Only the first 250 elements were selected.',
    );
    expect(i18nProvider.translate(kunci, { max: 250 })).toBe(
      'Terlalu banyak untuk dipilih semua. Hanya 250 yang pertama yang dipilih.',
    );
  });
  it('GALAT-04 says Terjadi Kesalahan Server where react-admin would speak of a communication error', () => {
    expect(i18nProvider.translate('ra.notification.http_error')).toBe('Terjadi Kesalahan Server');
    expect(i18nProvider.translate('ra.page.not_found')).toBe('Halaman Tidak Ditemukan');
    expect(i18nProvider.getLocale()).toBe('id');
  });
});

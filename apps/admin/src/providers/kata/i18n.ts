import polyglotI18nProvider from 'ra-i18n-polyglot';
import { pesanIndonesia } from './pesan-id';

/** One language throughout (BATAS-03). */
export const i18nProvider = polyglotI18nProvider(() => pesanIndonesia, 'id', [
  { locale: 'id', name: 'Bahasa Indonesia' },
]);

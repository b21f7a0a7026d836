import { HalamanToken } from '../components/HalamanToken';

/** /aktivasi#token=...: a registered or invited person opens the account (SESI-14). */
export const Aktivasi = () => <HalamanToken judul="Aktifkan akun Anda" />;

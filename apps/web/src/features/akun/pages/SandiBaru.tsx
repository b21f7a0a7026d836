import { HalamanToken } from '../components/HalamanToken';

/** /sandi-baru#token=...: the end of a forgotten password. */
export const SandiBaru = () => <HalamanToken judul="Kata sandi baru" />;

import { HalamanToken } from '../components/HalamanToken';

/** /surel#token=...: a new mail address is proved, or stopped by the old one. */
export const SurelBaru = () => <HalamanToken judul="Alamat surel" />;

import { kumpulkan } from '../support/kumpulan';

kumpulkan('src');

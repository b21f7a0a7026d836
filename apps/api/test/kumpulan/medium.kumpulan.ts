import { kumpulkan } from '../support/kumpulan';

kumpulkan('test/medium');

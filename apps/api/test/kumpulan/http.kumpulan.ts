import { kumpulkan } from '../support/kumpulan';

kumpulkan('test/http');

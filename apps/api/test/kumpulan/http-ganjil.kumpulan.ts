import { kumpulkan } from '../support/kumpulan';

kumpulkan('test/http', { ke: 1, dari: 2 });

import { kumpulkan } from '../support/kumpulan';

kumpulkan('test/http', { ke: 0, dari: 2 });

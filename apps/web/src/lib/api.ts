// The calls themselves are shared with the console.
export { api, type Daftar, type Kueri, type Meta } from '@sinas/api-client';

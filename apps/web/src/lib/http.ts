// Transport is shared with the console.
export { pasangCsrf, pasangSesiHilang } from '@sinas/api-client';

// Transport is shared with the console.
export { pasangCsrf, pasangSesiHilang, sinasFetch } from '@sinas/api-client';

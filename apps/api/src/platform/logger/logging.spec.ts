import { jalurLog } from './logging';

describe('the path of a request in a log', () => {
  it.each([
    ['/nk/v2/data-nk/rki/pengajuan?keyword=0770000000000001', '/nk/v2/data-nk/rki/pengajuan'],
    ['/nk/v2/data-nk/get/07001900000120261120000001', '/nk/v2/data-nk/get/07001900000120261120000001'],
    ['/berkas/0190a1b2-0000-7000-8000-000000000001', '/berkas/0190a1b2-0000-7000-8000-000000000001'],
    ['/berkas/tautan/Zm9yLXRlc3RzLW9ubHktbm90LWEtcmVhbC10b2tlbg', '/berkas/tautan/...'],
    ['/oidc/masuk/Zm9yLXRlc3RzLW9ubHktbm90LWEtcmVhbC11aWQ?x=1', '/oidc/masuk/...'],
  ])('%s is written as %s', (url, path) => {
    expect(jalurLog(url)).toBe(path);
  });
});

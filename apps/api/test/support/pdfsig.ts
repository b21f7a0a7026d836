import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TandaTerbaca {
  nama: string;
  jenis: string;
  sah: boolean;
  dipercaya: boolean;
  seluruhnya: boolean;
}

const ADA = ['pdfsig', 'certutil'].every((p) => spawnSync(p, ['-v']).error === undefined);
/** A machine of one's own may lack poppler-utils and libnss3-tools; where everything is proved, they are there. */
export const tanpaPdfsig = !ADA && process.env.CI !== 'true';

/** What `pdfsig` says of a file to whoever trusts `ca` (DER) and nobody else. */
export function bacaTanda(pdf: Buffer, ca: Buffer): TandaTerbaca[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'pdfsig-'));
  const di = (nama: string) => path.join(dir, nama);
  try {
    writeFileSync(di('a.pdf'), pdf);
    writeFileSync(di('ca.cer'), ca);
    execFileSync('certutil', ['-N', '-d', `sql:${dir}`, '--empty-password']);
    execFileSync('certutil', ['-A', '-d', `sql:${dir}`, '-n', 'ca', '-t', 'CT,C,C', '-i', di('ca.cer')]);
    const r = spawnSync('pdfsig', ['-nssdir', `sql:${dir}`, '-no-ocsp', di('a.pdf')], { encoding: 'utf8' });
    return r.stdout
      .split(/^Signature #/m)
      .slice(1)
      .map(satu);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
const satu = (teks: string): TandaTerbaca => ({
  nama: /Common Name: (.*)/.exec(teks)?.[1]?.trim() ?? '',
  jenis: /Signature Type: (.*)/.exec(teks)?.[1]?.trim() ?? '',
  sah: teks.includes('Signature Validation: Signature is Valid.'),
  dipercaya: teks.includes('Certificate Validation: Certificate is Trusted.'),
  seluruhnya: teks.includes('Total document signed'),
});

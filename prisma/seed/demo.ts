import type { PrismaClient } from '@prisma/client';
import { buatOrganisasi, buatPengguna, hashSandi } from '../factories/akun';
import { ORGANISASI_DEMO, PENGGUNA_DEMO } from './akun-demo';
import { buatBerkasDemo } from './berkas-demo';
import { beriElemenDasbor } from './elemen-dasbor';

export interface AkunDemo {
  username: string;
  password: string;
  peran: string;
  organisasi: string;
  kd_ga: string | null;
}

/** Accounts and files to try the portal with; made once. Returns the accounts to print. */
export async function isiDemo(
  db: PrismaClient,
  sandi: string,
  kini: Date,
  simpanFile: (kunci: string, isi: Buffer) => Promise<void>,
): Promise<AkunDemo[]> {
  const baru = (await db.organisasi.count()) === 0;
  if (baru) {
    const password_hash = await hashSandi(sandi);
    const id = new Map<string, string>();
    for (const { kode, induk, ...o } of ORGANISASI_DEMO) {
      const org = await buatOrganisasi(db, {
        ...o,
        id_nib: `DEMO-${kode}`,
        isbranch: !!induk,
        id_induk: induk ? (id.get(induk) ?? null) : null,
      });
      id.set(kode, org.id);
    }
    for (const { peran, organisasi, ...u } of PENGGUNA_DEMO) {
      const akun = await buatPengguna(db, {
        ...u,
        kode_peran: peran,
        password_hash,
        id_organisasi: organisasi ? (id.get(organisasi) ?? null) : null,
      });
      if (peran === 'ESELON') await beriElemenDasbor(db, akun.id);
    }
    await buatBerkasDemo(db, kini);
    for (const d of await db.dokumen.findMany({
      where: { asal: 'PEMOHON' },
      select: { kunci: true, kd_dokumen: true, id: true },
    })) {
      const isi = pdfContoh(d.kd_dokumen);
      await simpanFile(d.kunci, isi);
      await db.dokumen.update({ where: { id: d.id }, data: { ukuran: isi.length } });
    }
  }
  return PENGGUNA_DEMO.map((u) => ({
    username: u.username,
    password: sandi,
    peran: u.peran,
    organisasi: ORGANISASI_DEMO.find((o) => o.kode === u.organisasi)?.nama ?? 'Instansi pemerintah',
    kd_ga: u.kd_ga ?? null,
  }));
}

/** One page that says what it is. */
function pdfContoh(kode: string): Buffer {
  const teks = `BT /F1 18 Tf 72 760 Td (Dokumen contoh ${kode}) Tj ET`;
  const obyek = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${teks.length} >>\nstream\n${teks}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let isi = '%PDF-1.4\n';
  const letak = obyek.map((o, i) => {
    const awal = isi.length;
    isi += `${i + 1} 0 obj\n${o}\nendobj\n`;
    return awal;
  });
  const xref = isi.length;
  isi += `xref\n0 6\n0000000000 65535 f \n${letak.map((l) => `${String(l).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(isi, 'latin1');
}

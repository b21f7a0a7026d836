import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { BAWAAN_DEV } from '@sinas/api/platform/config/config';
import { pisahPribadi, tutupAkun } from '@sinas/api/platform/rahasia/akun-tertutup';
import { Rahasia } from '@sinas/api/platform/rahasia/rahasia';
import { bacaRing } from '@sinas/api/platform/rahasia/ring';
import type { Prisma, PrismaClient } from '@prisma/client';
import type { KodePeran } from '@sinas/domain/akses/peran';

const rahasia = new Rahasia(bacaRing('DATA_SECRET', process.env.DATA_SECRET || BAWAAN_DEV));
let urut = 0;
const berikut = (): number => (urut += 1);
const angka = (n: number, panjang: number): string => String(n).padStart(panjang, '0');

/** argon2id as the API has it; cheaper in tests, where only the outcome counts. */
export const hashSandi = (sandi: string, murah = false): Promise<string> =>
  hash(
    sandi,
    murah ? { memoryCost: 1024, timeCost: 1, parallelism: 1 } : { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  );

/** An invented company, valid tax status and active NIB unless told otherwise. */
export function buatOrganisasi(db: PrismaClient, isi: Partial<Prisma.OrganisasiUncheckedCreateInput> = {}) {
  const n = berikut();
  return db.organisasi.create({
    data: {
      jenis: 'PERUSAHAAN',
      nama: `PT Contoh ${n}`,
      id_nib: `NIB-${randomUUID()}-${n}`,
      nib: `91${angka(n, 11)}`,
      npwp: `0${angka(900_000 + n, 15)}`,
      alamat: 'Jl. Contoh No. 1, Jakarta',
      kota: 'Jakarta',
      api_code: '02',
      status_nib: '01',
      kswp_validity: true,
      ...isi,
    },
  });
}

export interface PenggunaBaru {
  username: string;
  fullname: string;
  kode_peran: KodePeran;
  password_hash: string | null;
  id_organisasi?: string | null;
  kd_ga?: string | null;
  position?: string;
  nik?: string;
  address?: string;
  email?: string;
  aktif?: boolean;
  diaktifkan?: Date | null;
  hanya_ga?: boolean;
  login_type?: string;
  id_inaport?: string;
}
/** An invented person; what is personal is stored as the API stores it. */
export async function buatPengguna(db: PrismaClient, isi: PenggunaBaru) {
  const n = berikut();
  const [pribadi, lain] = pisahPribadi({
    email: `${isi.username}@contoh.invalid`,
    mobile_number: `+62 811 0000 ${angka(n, 4)}`,
    nik: `9901${angka(n, 12)}`,
    address: `Jl. Rumah Contoh No. ${n}, Jakarta`,
    diaktifkan: new Date(),
    ...isi,
    kd_detail_ga: isi.kd_ga ? `${isi.kd_ga}01`.slice(0, 7) : null,
  });
  const { id } = await db.pengguna.create({ data: lain, select: { id: true } });
  return db.pengguna.update({ where: { id }, data: tutupAkun(rahasia, id, pribadi) });
}

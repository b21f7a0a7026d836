import type { PrismaClient } from '@prisma/client';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { Izin } from '@sinas/domain/akses/izin';

interface Butir {
  kode: string;
  judul: string;
  uri: string;
  ikon: string;
  aplikasi: 'web' | 'konsol';
  izin: Izin;
}
const WEB: Butir[] = [
  {
    kode: 'web.beranda',
    judul: 'Beranda',
    uri: '/neraca-komoditas',
    ikon: 'home',
    aplikasi: 'web',
    izin: 'pengajuan.buat',
  },
  {
    kode: 'web.pengajuan',
    judul: 'Pengajuan',
    uri: '/pengajuan',
    ikon: 'file',
    aplikasi: 'web',
    izin: 'pengajuan.buat',
  },
  {
    kode: 'web.pemberitahuan',
    judul: 'Pemberitahuan',
    uri: '/pemberitahuan',
    ikon: 'bell',
    aplikasi: 'web',
    izin: 'pengajuan.buat',
  },
];
const KONSOL: Butir[] = [
  {
    kode: 'konsol.antrean',
    judul: 'Antrean',
    uri: '/konsol/#/pengajuan',
    ikon: 'inbox',
    aplikasi: 'konsol',
    izin: 'pengajuan.antrean',
  },
  {
    kode: 'konsol.semua',
    judul: 'Semua berkas',
    uri: '/konsol/#/semua',
    ikon: 'table',
    aplikasi: 'konsol',
    izin: 'monitoring.baca',
  },
  {
    kode: 'konsol.pengiriman',
    judul: 'Pengiriman',
    uri: '/konsol/#/pengiriman',
    ikon: 'send',
    aplikasi: 'konsol',
    izin: 'pengiriman.pantau',
  },
  {
    kode: 'konsol.pemberitahuan',
    judul: 'Pemberitahuan',
    uri: '/konsol/#/pemberitahuan',
    ikon: 'bell',
    aplikasi: 'konsol',
    izin: 'notifikasi.baca',
  },
];

const tampilBagi = (peran: KodePeran): Butir[] =>
  (PERAN[peran].lingkup === 'organisasi' ? WEB : KONSOL).filter((b) => PERAN[peran].izin.includes(b.izin));

/** Menu entries and which role sees them. They only show; permissions decide. */
export async function isiMenu(db: PrismaClient): Promise<void> {
  for (const [urut, { kode, judul, uri, ikon, aplikasi }] of [...WEB, ...KONSOL].entries()) {
    const data = { judul, uri, ikon, aplikasi, urut };
    await db.menu.upsert({ where: { kode }, create: { kode, ...data }, update: data });
  }
  const menu = new Map((await db.menu.findMany()).map((m) => [m.kode, m.id]));
  for (const peran of KODE_PERAN)
    for (const b of tampilBagi(peran)) {
      const id_menu = menu.get(b.kode);
      if (id_menu && (await db.menuAcl.count({ where: { id_menu, kode_peran: peran } })) === 0)
        await db.menuAcl.create({ data: { id_menu, kode_peran: peran } });
    }
}

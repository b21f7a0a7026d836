import type { PrismaClient } from '@prisma/client';
import { MENU_HAK } from '@sinas/domain/akses/menu';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { Izin } from '@sinas/domain/akses/izin';

interface Butir {
  kode: string;
  judul: string;
  uri: string;
  ikon: string;
  /** Roles that have it are shown the entry at first. */
  izin: Izin;
}
/** A heading without an address of its own. */
interface Kelompok {
  kode: string;
  judul: string;
  ikon: string;
  anak: Butir[];
}
type Aplikasi = 'web' | 'konsol';

const butir = (kode: string, judul: string, uri: string, ikon: string, izin: Izin): Butir => ({
  kode,
  judul,
  uri,
  ikon,
  izin,
});
const MENU: Record<Aplikasi, (Butir | Kelompok)[]> = {
  web: [
    butir('web.beranda', 'Beranda', '/neraca-komoditas', 'home', 'pengajuan.buat'),
    butir('web.rencana', 'Rencana', '/rkt-npp', 'calendar', 'rencana.baca'),
    butir('web.pengajuan', 'Pengajuan', '/pengajuan', 'file', 'pengajuan.buat'),
    butir('web.realisasi', 'Realisasi', '/realisasi', 'scale', 'realisasi.lapor'),
    butir('web.kuota', 'Buku kuota', '/kuota', 'scale', 'buku.baca'),
    butir('web.alokasi', 'Alokasi', '/alokasi', 'scale', 'pengajuan.buat'),
    butir('web.pemberitahuan', 'Pemberitahuan', '/pemberitahuan', 'bell', 'pengajuan.buat'),
    butir('web.perusahaan', 'Data perusahaan', '/perusahaan', 'building', 'pengajuan.buat'),
    butir('web.pengguna', 'Pengguna perusahaan', '/pengguna', 'users', 'pengguna.perusahaan'),
  ],
  konsol: [
    butir('konsol.antrean', 'Antrean', '/konsol/#/pengajuan', 'inbox', 'pengajuan.antrean'),
    butir('konsol.beban', 'Beban kerja', '/konsol/#/beban', 'people', 'pengajuan.alihkan'),
    butir('konsol.pemantauan', 'Pemantauan', '/konsol/#/pemantauan', 'eye', 'monitoring.baca'),
    butir('konsol.semua', 'Semua berkas', '/konsol/#/berkas', 'table', 'monitoring.baca'),
    butir('konsol.rencana', 'Rencana kebutuhan', '/konsol/#/rencana', 'calendar', 'rencana.baca'),
    butir('konsol.penetapan', 'Neraca dan penetapan', '/konsol/#/penetapan', 'scale', 'neraca.baca'),
    butir('konsol.rakor', 'Rapat koordinasi', '/konsol/#/rakor', 'people', 'rakor.baca'),
    butir('konsol.rakor_dasbor', 'Dasbor rapat', '/konsol/#/rakor/dashboard', 'grid', 'rakor.baca'),
    butir('konsol.posisi', 'Posisi nasional', '/konsol/#/posisi', 'scale', 'neraca.baca'),
    butir('konsol.batas', 'Batas perusahaan', '/konsol/#/batas', 'lock', 'batas.baca'),
    butir('konsol.pembuka', 'Izin sebelum portal', '/konsol/#/pembuka', 'upload', 'buku.buka'),
    butir('konsol.pk', 'Kebutuhan K/L (PK)', '/konsol/#/pk', 'building', 'pk.baca'),
    butir('konsol.keberatan', 'Keberatan', '/konsol/#/keberatan', 'comment', 'pengajuan.jawab_keberatan'),
    butir('konsol.pabean', 'Realisasi pabean', '/konsol/#/pabean', 'scale', 'pabean.baca'),
    butir('konsol.pengiriman', 'Pengiriman', '/konsol/#/pengiriman', 'send', 'pengiriman.pantau'),
    butir('konsol.sistem_luar', 'Sistem luar', '/konsol/#/sistem-luar', 'link', 'pengiriman.pantau'),
    butir('konsol.pemberitahuan', 'Pemberitahuan', '/konsol/#/pemberitahuan', 'bell', 'notifikasi.baca'),
    {
      kode: MENU_HAK.induk,
      judul: 'Pengaturan',
      ikon: 'grid',
      anak: [
        butir('konsol.pengguna', 'Pengguna', '/konsol/#/pengguna', 'users', 'pengguna.lihat'),
        butir('konsol.pelaksana', 'Plh. dan Plt.', '/konsol/#/pelaksana', 'users', 'pelaksana.kelola'),
        butir('konsol.peran', 'Peran', '/konsol/#/peran', 'lock', 'pengguna.lihat'),
        butir(MENU_HAK.butir, 'Hak menu', '/konsol/#/menu', 'menu', 'menu.lihat'),
        butir('konsol.referensi', 'Daftar referensi', '/konsol/#/referensi', 'table', 'referensi.kelola'),
        butir('konsol.korelasi', 'Korelasi BTKI', '/konsol/#/korelasi-btki', 'scale', 'referensi.kelola'),
        butir('konsol.kalender', 'Kalender dan jadwal', '/konsol/#/kalender', 'calendar', 'kalender.kelola'),
        butir('konsol.tarif', 'Tarif PNBP', '/konsol/#/tarif', 'scale', 'referensi.kelola'),
        butir('konsol.aktivitas', 'Aktivitas masuk', '/konsol/#/aktivitas', 'clock', 'aktivitas.pantau'),
        butir('konsol.siaran', 'Siaran', '/konsol/#/siaran', 'comment', 'notifikasi.siar'),
      ],
    },
  ],
};

const milikPeran = (aplikasi: Aplikasi, izin: Izin): KodePeran[] =>
  KODE_PERAN.filter(
    (k) => (PERAN[k].lingkup === 'organisasi') === (aplikasi === 'web') && PERAN[k].izin.includes(izin),
  );

/** Menu entries and which role sees them. They only show; permissions decide. */
export async function isiMenu(db: PrismaClient): Promise<void> {
  let urut = 0;
  /** An entry that is new comes with the roles that see it at first; afterwards that is the super-administrator's word. */
  const simpan = async (
    kode: string,
    isi: { judul: string; uri: string; ikon: string; aplikasi: Aplikasi; id_parent: number | null },
    peran: KodePeran[],
  ): Promise<number> => {
    const data = { ...isi, urut: urut++ };
    const acl = { create: peran.map((kode_peran) => ({ kode_peran })) };
    return (await db.menu.upsert({ where: { kode }, create: { kode, ...data, acl }, update: data })).id;
  };
  for (const [aplikasi, isi] of Object.entries(MENU) as [Aplikasi, (Butir | Kelompok)[]][])
    for (const b of isi) {
      const anak = 'anak' in b ? b.anak : [b];
      const peran = [...new Set(anak.flatMap((a) => milikPeran(aplikasi, a.izin)))];
      const { kode, judul, ikon } = b;
      const uri = 'anak' in b ? '' : b.uri;
      const id = await simpan(kode, { judul, uri, ikon, aplikasi, id_parent: null }, peran);
      for (const a of 'anak' in b ? b.anak : [])
        await simpan(
          a.kode,
          { judul: a.judul, uri: a.uri, ikon: a.ikon, aplikasi, id_parent: id },
          milikPeran(aplikasi, a.izin),
        );
    }
}

import { randomBytes } from 'node:crypto';
import { buatPengguna } from '@sinas/prisma/factories/akun';
import { Storage } from '../../src/platform/storage/storage';
import type { Draf } from './berkas';
import { berkasSampai, penuh, type Keadaan } from './keadaan';
import { milikRapat, TANPA_RAPAT, type MilikRapat } from './rakor';
import type { World } from './world';

/** A file of PT Nusa with the id of everything that hangs on it. */
export interface Milik extends Draf {
  id_user: string;
  id_organisasi: string;
  nib: string;
  npwp: string;
  /** A colleague at the same company who has not come yet, and one who may be closed. */
  menunggu: string;
  rekan: string;
  cabang: string;
  /** A colleague whose lost factor another administrator has asked to reset, and that request. */
  setel: string;
  /** Whom an administrator of the ministry may name for whom and when, and a naming of before. */
  tunjuk: { id_pejabat: string; id_pelaksana: string; mulai: string; sampai: string };
  penunjukan: string;
  /** A view that a verifier keeps. */
  tampilan: string;
  /** A verifier of the ministry that a file may be given to. */
  verifikator: string;
  /** A line of the user's log of sign-ins, and a session of his. */
  aktivitas: string;
  perangkat: string;
  baris: { id: string; versi: number; data: object };
  sub: { id: string; versi: number };
  dokumen: string;
  impor: string;
  /** What Ratna has taken with her. */
  ekspor: string;
  kode: string;
  /** A limit of the company, of goods of its ministry. */
  batas: string;
  /** A declared line that waits beside it. */
  pabean: string;
  /** Number of the decision; '' = none yet. */
  no_izin: string;
  /** The open objection to it. */
  keberatan: string;
  /** What the ministry has asked about it. */
  informasi: string;
  rincian: { id: string; jml_keputusan: string }[];
  /** Workbook made from this file's template. */
  buku: Buffer;
  /** The meeting that it is about. */
  rapat: MilikRapat;
  /** Rows of a plan by their kind. */
  rencana: Record<string, { id: string; versi: number; data: object }>;
}

export async function milikSampai(dunia: World, keadaan: Keadaan): Promise<Milik> {
  const d = await berkasSampai(dunia, keadaan);
  if (keadaan === 'pk' || keadaan === 'pkPejabat') return milikPk(dunia, d);
  if (keadaan === 'rencana') return milikRencana(dunia, d);
  const { db } = dunia;
  const id_pengajuan = BigInt(d.idNk);
  const ratna = dunia.pengguna('ratna');
  const baris = await db.baris.findFirstOrThrow({ where: { id_pengajuan, jenis: 'barang' }, orderBy: { seri: 'asc' } });
  const rinci = await (await dunia.sebagai('ratna')).get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
  const { id: _id, versi: _versi, ...data } = rinci.data.baris[0] as Record<string, unknown>;
  const satuan = baris.satuan ?? '';
  const sub = await db.baris.create({
    data:
      keadaan === 'salur'
        ? {
            ...{ id_pengajuan, jenis: 'distribusi', id_induk: baris.id, seri: 1, satuan, jml: '1' },
            data: { jenis_distribusi: 'lainnya', keterangan: 'Stok akhir', satuan, jml: '1' },
          }
        : {
            ...{ id_pengajuan, jenis: 'pemakaian', id_induk: baris.id, seri: 1, uraian: 'Gudang', jml: '1' },
            data: { uraian: 'Gudang', lokasi: 'Jakarta', jml: '1' },
          },
  });
  const kunci_hasil = `impor/${d.idNk}.xlsx`;
  await dunia.app
    .get(Storage, { strict: false })
    .put(kunci_hasil, Buffer.from('PK'), { size: 2, contentType: 'application/octet-stream' });
  const impor = await db.impor.create({
    data: { id_pengajuan, nama_file: 'a.xlsx', kunci: kunci_hasil, kunci_hasil, status: 'SELESAI', oleh: ratna.id },
  });
  const lingkup = JSON.stringify({
    ...{ peran: 'PU_ADMIN', jenis: 'organisasi', id_organisasi: dunia.organisasi('nusa').id, denganCabang: true },
  });
  const ekspor = await db.ekspor.create({
    data: {
      ...{ oleh: ratna.id, daftar: 'berkas', format: 'csv', saring: {}, status: 'SIAP', lingkup },
      ...{ kunci: kunci_hasil, ukuran: 2, dibuat: new Date(), berlaku_sampai: new Date(Date.now() + 3_600_000) },
    },
  });
  const p = await db.pengajuan.findUniqueOrThrow({ where: { id: id_pengajuan } });
  const dok = await db.dokumen.findFirstOrThrow({ where: { id_pengajuan, asal: 'PEMOHON' } });
  const orang = await orangMilik(dunia);
  const templat =
    keadaan === 'draf' ? await (await dunia.sebagai('ratna')).get(`/nk/v2/data-nk/templat/${d.idNk}`) : null;
  return {
    ...d,
    id_user: ratna.id,
    id_organisasi: p.id_organisasi ?? '',
    nib: dunia.organisasi('nusa').nib ?? '',
    npwp: dunia.organisasi('nusa').npwp ?? '',
    ...orang,
    baris: { id: String(baris.id), versi: baris.versi, data },
    sub: { id: String(sub.id), versi: sub.versi },
    dokumen: dok.id,
    impor: impor.id,
    ekspor: String(ekspor.id),
    kode: p.kode_periksa ?? '',
    no_izin: p.no_keputusan ?? '',
    batas: keadaan === 'terbit' ? await batasMilik(dunia) : '',
    pabean: keadaan === 'terbit' ? await pabeanMilik(dunia, p) : '',
    keberatan: String((await db.keberatan.findFirst({ where: { id_pengajuan, status: 'DIAJUKAN' } }))?.id ?? ''),
    informasi: String((await db.permintaanInformasi.findFirst({ where: { id_pengajuan } }))?.id ?? ''),
    rincian: ['diambil', 'pemutus', 'rki'].includes(keadaan) ? await penuh(await dunia.sebagai('dewi'), d) : [],
    buku: templat?.raw ?? Buffer.alloc(0),
    rapat: await milikRapat(dunia, keadaan),
    rencana: {},
  };
}

/** A limit of valves in a year of its own, that the ledger has never heard of. */
async function batasMilik(dunia: World): Promise<string> {
  const kunci = { id_organisasi: dunia.organisasi('nusa').id, kunci: '2098:impor:0142:C62:02=0214201' };
  const isi = { tahun: 2098, arah: 'impor', kd_komoditas: '0142', satuan: 'C62', elemen: { '02': '0214201' } };
  const { id } = await dunia.db.batasPerusahaan.upsert({
    where: { id_organisasi_kunci: kunci },
    create: { ...kunci, ...isi, jml: '0', dasar: 'Surat uji', nama: 'hari', updated_at: new Date() },
    update: {},
  });
  return String(id);
}

/** A line of a declaration under the permit that customs and the portal do not agree on. */
async function pabeanMilik(dunia: World, p: { id: bigint; no_keputusan: string | null; npwp: string | null }) {
  const isi = {
    ...{
      no_pib: `P-${p.id}`,
      seri: 1,
      versi: 1,
      tgl_pib: new Date('2020-01-01'),
      kd_kantor: '040300',
      npwp: p.npwp ?? '',
    },
    ...{ no_izin: p.no_keputusan ?? '', hs: '40111000', uraian: 'Ban', satuan: 'C62', jml: '1', negara_asal: 'TH' },
  };
  const b = await dunia.db.pabeanBarang.create({
    data: { ...isi, sebab: 'DI_LUAR_MASA', urut: 1, diubah: new Date() },
  });
  const { tgl_pib: _, ...barang } = isi;
  await dunia.db.pabeanPeristiwa.create({
    data: {
      ...{
        id_barang: b.id,
        urut: 1,
        jenis: 'terima',
        versi: 1,
        oleh: 'DJBC',
        waktu: new Date(),
        sebab: 'DI_LUAR_MASA',
      },
      isi: { barang, tujuan: null, pulang: null },
    },
  });
  return String(b.id);
}

/** A need that 019 files, with the rows that hang on it: `sub` is the national figure, `baris` who receives of it. */
async function milikPk(dunia: World, d: Draf): Promise<Milik> {
  const satu = (jenis: string) =>
    dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk), jenis }, orderBy: { seri: 'asc' } });
  const [kebutuhan, penerima] = [await satu('kebutuhan'), await satu('penerima')];
  const templat = await (await dunia.sebagai('dewi')).get(`/nk/v2/data-nk/templat/${d.idNk}`);
  const oleh = dunia.pengguna('dewi').id;
  const impor = await dunia.db.impor.create({
    data: {
      id_pengajuan: BigInt(d.idNk),
      nama_file: 'pk.xlsx',
      kunci: `impor/${d.idNk}.xlsx`,
      status: 'SELESAI',
      oleh,
    },
  });
  return {
    ...d,
    ...{ id_user: oleh, id_organisasi: '', nib: '', npwp: '', ...(await orangMilik(dunia)) },
    baris: { id: String(penerima.id), versi: penerima.versi, data: penerima.data as object },
    sub: { id: String(kebutuhan.id), versi: kebutuhan.versi },
    ...{
      dokumen: '',
      impor: impor.id,
      ekspor: '',
      kode: '',
      no_izin: '',
      batas: '',
      pabean: '',
      keberatan: '',
      informasi: '',
      rincian: [],
      buku: templat.raw,
      rapat: TANPA_RAPAT,
      rencana: {},
    },
  };
}

/** A plan with rows of every kind. */
async function milikRencana(dunia: World, d: Draf): Promise<Milik> {
  const where = { id_pengajuan: BigInt(d.idNk) };
  const rows = await dunia.db.baris.findMany({ where, orderBy: { id: 'desc' } });
  const rencana = Object.fromEntries(
    rows.map((b) => [b.jenis, { id: String(b.id), versi: b.versi, data: b.data as object }]),
  );
  const dok = await dunia.db.dokumen.findFirstOrThrow({ where });
  const kosong = {
    impor: '',
    ekspor: '',
    kode: '',
    no_izin: '',
    batas: '',
    pabean: '',
    keberatan: '',
    rincian: [],
    rapat: TANPA_RAPAT,
  };
  const templat = await (await dunia.sebagai('ratna')).get(`/nk/v2/npp/excel/${d.noAju}/barang_impor`);
  const satu = rencana['barang_impor'] ?? { id: '', versi: 1, data: {} };
  return {
    ...d,
    ...{ id_user: dunia.pengguna('ratna').id, id_organisasi: dunia.organisasi('nusa').id, nib: '', npwp: '' },
    ...(await orangMilik(dunia)),
    ...{
      baris: satu,
      sub: { id: satu.id, versi: satu.versi },
      dokumen: dok.id,
      ...kosong,
      rencana,
      informasi: '',
      buku: templat.raw,
    },
  };
}

/** One of its own for each, so that no two meet. */
let tahunTunjuk = 2100;
/** Accounts and sessions that belong to the company's administrator. */
async function orangMilik(dunia: World) {
  const { db } = dunia;
  const { id: id_organisasi } = dunia.organisasi('nusa');
  const id_user = dunia.pengguna('ratna').id;
  const tanda = randomBytes(6).toString('hex');
  const baru = (isi: { username: string; aktif?: boolean; diaktifkan?: null }) =>
    buatPengguna(db, {
      fullname: `Rekan ${tanda}`,
      kode_peran: 'PU_USER',
      password_hash: null,
      id_organisasi,
      ...isi,
    });
  const tampilan = await db.tampilan.create({
    data: {
      ...{ oleh: dunia.pengguna('dewi').id, daftar: 'pengajuan', nama: tanda, saring: {}, urut: 'sisa', arah: 'asc' },
      dibuat: new Date(),
    },
  });
  const rekan = await baru({ username: `rekan-${tanda}` });
  const menunggu = await baru({ username: `menunggu-${tanda}`, aktif: false, diaktifkan: null });
  const waktu = new Date();
  const faktor = (id: string) =>
    db.faktorTotp.create({ data: { id_user: id, rahasia: 'tak-terbaca', langkah_terakhir: 0, dibuat: waktu } });
  await faktor(rekan.id);
  const lupa = await baru({ username: `lupa-${tanda}` });
  await faktor(lupa.id);
  const setel = await db.setelUlangFaktor.create({
    data: {
      id_user: lupa.id,
      alasan: 'Ponsel hilang di jalan',
      peminta: dunia.pengguna('super').id,
      diminta: waktu,
      sampai: new Date(waktu.getTime() + 3_600_000),
    },
  });
  const id_sesi = randomBytes(32).toString('hex');
  const sesi = await db.sesi.create({
    data: { id_hash: id_sesi, id_user, csrf: tanda, dibuat: waktu, sampai: new Date(waktu.getTime() + 3_600_000) },
  });
  tahunTunjuk += 1;
  const hari = `${tahunTunjuk}-01-0`;
  const tunjuk = { id_pejabat: dunia.pengguna('hari').id, id_pelaksana: dunia.pengguna('rizal').id };
  const penunjukan = await db.penunjukan.create({
    data: {
      ...{ ...tunjuk, jenis: 'Plt', kode_peran: 'KL_PEMUTUS', kd_ga: '019', jabatan: 'Direktur', nomor_surat: 'SPr-0' },
      ...{ mulai: new Date(`${hari}5`), sampai: new Date(`${hari}6`), ditunjuk_oleh: 'adminkl' },
    },
  });
  const aktivitas = await db.aktivitasMasuk.create({
    data: { id_user, peristiwa: 'MASUK', cara: 'sandi', waktu, id_sesi },
  });
  return {
    rekan: rekan.id,
    setel: setel.id,
    tunjuk: { ...tunjuk, mulai: `${hari}1`, sampai: `${hari}1` },
    tampilan: String(tampilan.id),
    verifikator: dunia.pengguna('rizal').id,
    penunjukan: penunjukan.id,
    menunggu: menunggu.id,
    cabang: dunia.organisasi('cabang').id,
    aktivitas: String(aktivitas.id),
    perangkat: sesi.nomor,
  };
}

/** The same ids, of things that never were. */
export const tidakPernahAda = (m: Milik): Milik => ({
  ...m,
  idNk: '987654321',
  noAju: `${m.noAju.slice(0, 20)}999999`,
  id_user: '0190a0a0-0000-7000-8000-000000000000',
  id_organisasi: '0190a0a0-0000-7000-8000-000000000001',
  nib: '9100000999999',
  npwp: '0000009999999999',
  menunggu: '0190a0a0-0000-7000-8000-000000000002',
  rekan: '0190a0a0-0000-7000-8000-000000000003',
  cabang: '0190a0a0-0000-7000-8000-000000000004',
  setel: '0190a0a0-0000-7000-8000-000000000006',
  penunjukan: '0190a0a0-0000-7000-8000-000000000007',
  tampilan: '987654321',
  aktivitas: '987654321',
  perangkat: '0190a0a0-0000-4000-8000-000000000005',
  baris: { ...m.baris, id: '987654321' },
  sub: { ...m.sub, id: '987654321' },
  dokumen: '0190a0a0-0000-7000-8000-000000000000',
  impor: '0190a0a0-0000-7000-8000-000000000000',
  ekspor: '0',
  kode: 'PERTEK-26-000001-AAAAAA',
  rincian: [],
  rapat: { ...TANPA_RAPAT, id: '987654321', garis: '987654321' },
  rencana: Object.fromEntries(Object.entries(m.rencana).map(([k, b]) => [k, { ...b, id: '987654321' }])),
});

/** Everything stored about the file, to be compared. */
export async function sidik(dunia: World, m: Milik): Promise<string> {
  const where = { id_pengajuan: BigInt(m.idNk) };
  const isi = await Promise.all([
    dunia.db.pengajuan.findUnique({ where: { id: BigInt(m.idNk) } }),
    dunia.db.baris.findMany({ where, orderBy: { id: 'asc' } }),
    dunia.db.putusanBaris.findMany({ where, orderBy: [{ id_baris: 'asc' }, { putaran: 'asc' }, { tingkat: 'asc' }] }),
    dunia.db.dokumen.findMany({ where, orderBy: { id: 'asc' } }),
    dunia.db.keputusan.findMany({ where, orderBy: { id: 'asc' } }),
    dunia.db.catatan.findMany({ where, orderBy: { id: 'asc' } }),
    dunia.db.riwayat.count({ where }),
    dunia.db.impor.count({ where }),
  ]);
  return JSON.stringify(isi, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v));
}

/** Takes the file out of the way of the next one of the same kind. */
export async function singkirkan(dunia: World, m: Pick<Draf, 'idNk'>): Promise<void> {
  await dunia.db.pengajuan.update({ where: { id: BigInt(m.idNk) }, data: { kd_status: '91', fl_arsip: true } });
}

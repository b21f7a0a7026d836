import { api, type Kueri } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type { PermintaanEkspor } from '@sinas/ui/ekspor/useEkspor';
import type { DataProvider, GetListParams, GetOneParams } from 'react-admin';
import { dataBuku } from './buku/data';
import { dataKalender } from './data-kalender';
import { dataNeraca } from './data-neraca';
import { dataPabean } from './data-pabean';
import { dataPk } from './data-pk';
import { dataPelaksana } from './data-pelaksana';
import { dataPengguna } from './data-pengguna';
import { dataReferensi } from './data-referensi';
import { DAFTAR_RENCANA, dataRencana } from './data-rencana';
import { dataSistem } from './data-sistem';
import { dataRakor } from './rakor/data';
import type {
  Andai,
  Baris,
  BebanWire,
  BelumDibaca,
  BerkasDaftar,
  Capaian,
  CatatanInternalWire,
  CatatanSeringWire,
  DataDistribusi,
  Detail,
  Ekspor,
  HasilAksi,
  HasilAmbil,
  HasilBendera,
  HasilKeputusan,
  Informasi,
  IsiCabut,
  IsiKeputusan,
  IsiLembar,
  JawabKeberatan,
  Keberatan,
  KeberatanTerbuka,
  Komponen,
  Lembar,
  LembarBuku,
  MetaAntrean,
  MintaInformasi,
  Pasokan,
  PembayaranJanggal,
  Pemberitahuan,
  Pengiriman,
  PerubahanAsal,
  PutaranTertahan,
  RekanWire,
  Rekap,
  RincianAndai,
  Ringkasan,
  Riwayat,
  Serah,
  SubBaris,
  Tagihan,
  TampilanTulis,
  TampilanWire,
  Tarif,
  TarifBaru,
  TutupInformasi,
  WaktuMeja,
} from './wire';

/** Rows of distribution on a page. */
export const BARIS_DISTRIBUSI = 100;
const NK = '/nk/v2/data-nk';
const TARIF = '/nk/v2/tarif-pnbp';
/** Lists by resource: the work queue, and the two lists of all files. */
const DAFTAR: Record<string, string> = {
  pengajuan: `${NK}/inhouse/pengajuan`,
  'berkas-kl': `${NK}/rki/pengajuan-kl`,
  berkas: `${NK}/rki/pengajuan`,
  pemantauan: `${NK}/rki/monitoring-pengajuan`,
  rencana: DAFTAR_RENCANA,
};

type Sinyal = { signal?: AbortSignal };

/**
 * What the console does beside lists and records. Every path of the officers' side stands here, or beside it, once. Each is a
 * function of its own: react-admin's data provider hands on nothing else.
 */
const khusus = {
  ...dataBuku,
  ...dataKalender,
  ...dataNeraca,
  ...dataPabean,
  ...dataPk,
  ...dataPelaksana,
  ...dataPengguna,
  ...dataRakor,
  ...dataReferensi,
  ...dataRencana,
  ...dataSistem,
  ambil: (id: string) => api.kirim<HasilAmbil>(`${NK}/inhouse/check-pengajuan`, {}, { kueri: { id_nk: id } }),
  lepas: (id: string) => api.kirim<HasilAmbil>(`${NK}/inhouse/lepas`, {}, { kueri: { id_nk: id } }),
  keberatan: (id: string, opsi?: Sinyal) => api.ambil<Keberatan>(`${NK}/keberatan/${id}`, undefined, opsi),
  keberatanTerbuka: (opsi?: Sinyal) => api.ambil<KeberatanTerbuka[]>(`${NK}/inhouse/keberatan`, undefined, opsi),
  jawabKeberatan: (id: string, isi: JawabKeberatan & { kunci: string }) => {
    const { kunci, ...badan } = isi;
    return api.kirim<Keberatan>(`${NK}/keberatan/${id}/jawab`, badan, { kunci });
  },
  informasi: (id: string, opsi?: Sinyal) => api.ambil<Informasi>(`${NK}/permintaan-informasi/${id}`, undefined, opsi),
  mintaInformasi: (id: string, { kunci, ...badan }: MintaInformasi & { kunci: string }) =>
    api.kirim<Informasi>(`${NK}/permintaan-informasi/${id}`, badan, { kunci }),
  tutupInformasi: (id: string, { kunci, ...badan }: TutupInformasi & { kunci: string }) =>
    api.kirim<Informasi>(`${NK}/permintaan-informasi/${id}/tutup`, badan, { kunci }),
  /** Reads only. */
  andai: (id: string, rincian: readonly RincianAndai[], opsi?: Sinyal) =>
    api.kirim<Andai>(`${NK}/andai/${id}`, { rincian }, { ...opsi, latar: true }),
  serah: (id: string, opsi?: Sinyal) => api.ambil<Serah>(`/api/serah/${id}`, undefined, opsi),
  perubahanAsal: (no_aju: string, opsi?: Sinyal) => api.ambil<PerubahanAsal>(`${NK}/jsonPerubahan`, { no_aju }, opsi),
  lembar: (id: string, opsi?: Sinyal) => api.ambil<Lembar>(`${NK}/keputusanInHouse`, { id_nk: id }, opsi),
  simpanLembar: (isi: IsiLembar) => api.ganti<Lembar>(`${NK}/keputusanInHouse`, isi, { latar: true }),
  putuskan: (isi: IsiKeputusan) => api.kirim<HasilKeputusan>(`${NK}/keputusanInHouse`, isi, { kunci: kunciBaru() }),
  cabut: (id: string, isi: IsiCabut) => api.kirim<HasilAksi>(`${NK}/cabut/${id}`, isi, { kunci: kunciBaru() }),
  riwayat: (id: string, opsi?: Sinyal) => api.ambil<Riwayat[]>(`${NK}/rki/pengajuan-history/${id}`, undefined, opsi),
  komponen: (id: string, opsi?: Sinyal) => api.ambil<Komponen>(`${NK}/inhouse/check-component`, { id_nk: id }, opsi),
  tampilan: (daftar: TampilanTulis['daftar'], opsi?: Sinyal) =>
    api.ambil<TampilanWire[]>('/api/tampilan', { daftar }, opsi),
  simpanTampilan: (isi: TampilanTulis) => api.kirim<TampilanWire[]>('/api/tampilan', isi),
  hapusTampilan: (id: string) => api.hapus(`/api/tampilan/${id}`),
  aturBendera: (id: string, pasang: boolean) =>
    api.ganti<HasilBendera>(`${NK}/inhouse/bendera?${new URLSearchParams({ id_nk: id })}`, { pasang }),
  alihkan: (id: string, id_user: string) =>
    api.kirim<HasilAmbil>(`${NK}/inhouse/alihkan`, { id_user }, { kueri: { id_nk: id } }),
  beban: (opsi?: Sinyal) => api.ambil<BebanWire>(`${NK}/inhouse/beban`, undefined, opsi),
  rekan: (opsi?: Sinyal) => api.ambil<RekanWire[]>(`${NK}/inhouse/rekan`, undefined, opsi),
  catatanInternal: (id: string, opsi?: Sinyal) =>
    api.ambil<CatatanInternalWire>(`${NK}/inhouse/catatan-internal/${id}`, undefined, opsi),
  tulisCatatanInternal: (id: string, teks: string) =>
    api.kirim<CatatanInternalWire>(`${NK}/inhouse/catatan-internal/${id}`, { teks }, { kunci: kunciBaru() }),
  catatanSering: (langkah: string, kd_field: string, opsi?: Sinyal) =>
    api.ambil<CatatanSeringWire[]>(`${NK}/inhouse/catatan-sering`, { langkah, kd_field }, opsi),
  barisHalaman: (id: string, page: number, opsi?: Sinyal) =>
    api.daftar<Baris>(`${NK}/get/baris`, { id_nk: id, page, limit: 100 }, opsi),
  distribusi: (id_nk: string, page: number, opsi?: Sinyal) =>
    api.ambil<DataDistribusi>(`${NK}/dataDistribusi`, { id_nk, page, limit: BARIS_DISTRIBUSI }, opsi),
  subBaris: (idBaris: string, opsi?: Sinyal) => api.ambil<SubBaris[]>(`${NK}/nestedModal`, { id_baris: idBaris }, opsi),
  eksporMilik: () => api.ambil<Ekspor[]>('/api/ekspor'),
  eksporBuat: (m: PermintaanEkspor) => api.kirim('/api/ekspor', m),
  /** A sheet of a workbook among the papers of a file; sheets from 0. */
  tabelDokumen: (id: string, lembar: number, opsi?: Sinyal) =>
    api.ambil<LembarBuku>(`/berkas/${encodeURIComponent(id)}/tabel`, { lembar }, opsi),
  eksporBatal: (id: string) => api.hapus(`/api/ekspor/${id}`),
  waktuMeja: (kueri: Kueri, opsi?: Sinyal) =>
    api.ambil<WaktuMeja>(`${NK}/rki/monitoring-pengajuan/waktu-meja`, kueri, opsi),
  rekap: (kueri: Kueri, opsi?: Sinyal) => api.ambil<Rekap>(`${NK}/rki/monitoring-pengajuan/rekap`, kueri, opsi),
  pasokan: (tahun: number, opsi?: Sinyal) => api.ambil<Pasokan[]>(`${NK}/rki/supply-demand/pengajuan`, { tahun }, opsi),
  capaian: (tahun: number, opsi?: Sinyal) => api.ambil<Capaian>('/api/buku/capaian', { tahun }, opsi),
  tagihan: (id: string, opsi?: Sinyal) => api.ambil<Tagihan>(`${NK}/rki/pengajuan/billing/${id}`, undefined, opsi),
  terbitkanTagihan: (id: string) => api.kirim<null>(`${NK}/rki/pengajuan/billing/${id}`, {}),
  batalkanTagihan: (id: string, alasan: string) =>
    api.kirim<null>(`${NK}/rki/pengajuan/billing/${id}/batal`, { alasan }),
  tarif: (opsi?: Sinyal) => api.ambil<Tarif[]>(TARIF, undefined, opsi),
  tambahTarif: (isi: TarifBaru) => api.kirim<Tarif[]>(TARIF, isi),
  akhiriTarif: (id: string, sampai: string) => api.ganti<Tarif[]>(`${TARIF}/${id}`, { sampai }),
  pembayaranJanggal: (opsi?: Sinyal) => api.ambil<PembayaranJanggal[]>(`${TARIF}/janggal`, undefined, opsi),
  hitungAntrean: async (opsi?: Sinyal) =>
    (
      (await api.daftar(DAFTAR.pengajuan ?? '', { antrean: 'semua', limit: 1 }, { ...opsi, latar: true }))
        .meta as Partial<MetaAntrean>
    ).hitung,
  pengiriman: (opsi?: Sinyal) => api.ambil<Pengiriman[]>('/api/pengiriman', undefined, opsi),
  putaran: (opsi?: Sinyal) => api.ambil<PutaranTertahan[]>('/api/putaran', undefined, opsi),
  kirimUlang: (id: string) => api.kirim<HasilAksi>(`${NK}/resendRKI/${id}`),
  notifikasi: async (idUser: string, page: number, limit: number, opsi?: Sinyal) => {
    const { data, meta } = await api.daftar<Pemberitahuan>(
      '/api-prod-ba/mobile/get_notif_web',
      { user_id: idUser, page, limit },
      { ...opsi, latar: true },
    );
    return { data, total: meta.total ?? data.length, belum_dibaca: (meta as Partial<BelumDibaca>).belum_dibaca };
  },
  bacaNotifikasi: (ids?: string[]) => api.kirim<BelumDibaca>('/api/notifikasi/baca', ids ? { ids } : {}),
};

const tidakAda = () => Promise.reject(new Error('not part of this console'));

export const dataProvider: DataProvider & typeof khusus = {
  ...khusus,
  supportAbortSignal: true,
  async getList(resource: string, { filter, pagination, sort, signal }: GetListParams) {
    const path = DAFTAR[resource];
    if (!path) return tidakAda();
    const kueri: Kueri = {
      ...(filter as Kueri),
      page: pagination?.page,
      limit: pagination?.perPage,
      ...(sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}),
    };
    const { data, meta } = await api.daftar<Ringkasan>(path, kueri, { signal });
    const rows: BerkasDaftar[] = data.map((r) => ({ ...r, id: r.idNk }));
    return { data: rows as never[], total: meta.total ?? rows.length, meta };
  },
  async getOne(resource: string, { id, signal }: GetOneParams) {
    const data =
      resource === 'rencana'
        ? await dataRencana.rencana(String(id), { signal })
        : await api.ambil<Detail>(`${NK}/get`, { id_nk: String(id) }, { signal });
    return { data: { ...data, id: data.idNk } as never };
  },
  getMany: tidakAda,
  getManyReference: tidakAda,
  create: tidakAda,
  update: tidakAda,
  updateMany: tidakAda,
  delete: tidakAda,
  deleteMany: tidakAda,
};
export type DataKonsol = typeof dataProvider;

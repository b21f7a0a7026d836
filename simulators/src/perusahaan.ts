export interface Kbli {
  kode_kbli: string;
  uraian: string;
}

export interface Proyek {
  id_proyek: string;
  kbli: string;
  uraian_usaha: string;
  sektor: string;
  flag_cabang: 'Y' | 'N';
  npwp_cabang: string;
  nama_cabang: string;
  nama_pj: string;
  no_identitas_pj: string;
  jumlah_investasi: string;
}

/** A company as the registry answers it. */
export interface Perusahaan {
  nib: string;
  npwp: string;
  nama: string;
  alamat: string;
  /** Office mail of the company: proof of control goes there. */
  surel: string;
  /** 01 API-U, 02 API-P */
  api_code: '01' | '02';
  /** 01 aktif, 02 belum aktif, 05 dibekukan, 06 dicabut */
  status_nib: '01' | '02' | '05' | '06';
  kswp: 'VALID' | 'TIDAK VALID';
  /** What ISRM makes of it; without it, a level by its number. */
  risiko?: string;
  /** Certificates that its trade has (GAP, GHP, SKP); without a list, one of each. */
  sertifikat?: string[];
  kbli: Kbli[];
  proyek: Proyek[];
}

const NAMA = ['Contoh Jaya', 'Rekaan Makmur', 'Misal Sentosa', 'Umpama Abadi', 'Ibarat Lestari', 'Andai Nusantara'];
const KOTA = ['Jl. Contoh Raya No. 1, Surabaya', 'Kawasan Industri Rekaan Blok B2, Bekasi', 'Jl. Misal No. 30, Medan'];
const PENANGGUNG_JAWAB = ['Budi Rekaan', 'Siti Contoh', 'Made Umpama', 'Togar Misal'];
const USAHA: (Kbli & { sektor: string; api_code: '01' | '02' })[] = [
  { kode_kbli: '10721', uraian: 'Industri Gula Pasir', sektor: 'Perindustrian', api_code: '02' },
  { kode_kbli: '10774', uraian: 'Industri Pengolahan Garam', sektor: 'Perindustrian', api_code: '02' },
  {
    kode_kbli: '10219',
    uraian: 'Industri Pengolahan dan Pengawetan Lainnya untuk Ikan',
    sektor: 'Perikanan',
    api_code: '02',
  },
  { kode_kbli: '24102', uraian: 'Industri Penggilingan Baja (Steel Rolling)', sektor: 'Perindustrian', api_code: '02' },
  {
    kode_kbli: '46339',
    uraian: 'Perdagangan Besar Makanan dan Minuman Lainnya',
    sektor: 'Perdagangan',
    api_code: '01',
  },
  { kode_kbli: '46324', uraian: 'Perdagangan Besar Hasil Olahan Perikanan', sektor: 'Perdagangan', api_code: '01' },
];
const INVENTED = 300;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The few that are not in order, so that every refusal can be tried: 900...05 is frozen, 06 revoked, 07 not tax-valid. */
function standing(number: number): Pick<Perusahaan, 'status_nib' | 'kswp'> {
  if (number === 5) return { status_nib: '05', kswp: 'VALID' };
  if (number === 6) return { status_nib: '06', kswp: 'VALID' };
  if (number === 7) return { status_nib: '01', kswp: 'TIDAK VALID' };
  if (number === 8) return { status_nib: '02', kswp: 'VALID' };
  return { status_nib: '01', kswp: 'VALID' };
}

function invent(number: number): Perusahaan {
  const usaha = pick(USAHA, number);
  const nama = `PT ${pick(NAMA, number)} ${digits(number, 2)}`;
  const npwp = `0990${digits(number, 6)}990000`;
  const { kode_kbli, uraian, sektor, api_code } = usaha;
  return {
    nib: `9900${digits(number, 9)}`,
    npwp,
    nama,
    alamat: pick(KOTA, number),
    surel: `kantor@${nama.toLowerCase().replaceAll(' ', '-')}.contoh.invalid`,
    api_code,
    ...standing(number),
    kbli: [{ kode_kbli, uraian }],
    proyek: [
      {
        id_proyek: `R-9900${digits(number, 8)}`,
        kbli: kode_kbli,
        uraian_usaha: uraian,
        sektor,
        flag_cabang: 'N',
        npwp_cabang: npwp,
        nama_cabang: nama,
        nama_pj: pick(PENANGGUNG_JAWAB, number),
        no_identitas_pj: `9900${digits(number, 12)}`,
        jumlah_investasi: String(2_500_000_000 + number * 150_000_000),
      },
    ],
  };
}

export const perusahaanRekaan = (): Perusahaan[] => Array.from({ length: INVENTED }, (_, i) => invent(i + 1));

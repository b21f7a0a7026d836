import { STATUS_AKUN, UR_STATUS_AKUN } from '@sinas/domain/akses/akun';
import type { JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { Pilih } from '../../components/saring/Pilih';
import { useData } from '../../lib/useData';
import type { SaringAkun } from '../../providers/data-pengguna';
import { NAMA_JENIS } from './jenis';

const KUNCI = ['type', 'keyword', 'status', 'kd_ga'] as const;
const STATUS = STATUS_AKUN.map((s): [string, string] => [s, UR_STATUS_AKUN[s]]);

/** The filters stand in the address: a list can be sent to a colleague and survives a reload. */
export function bacaSaringan(kueri: URLSearchParams): { saring: SaringAkun; page: number } {
  const saring = Object.fromEntries(KUNCI.flatMap((k) => (kueri.get(k) ? [[k, kueri.get(k)]] : []))) as SaringAkun;
  return { saring, page: Math.max(1, Number(kueri.get('page')) || 1) };
}
/** A changed filter begins at the first page again. */
const kueriDari = (saring: SaringAkun): Record<string, string> =>
  Object.fromEntries(Object.entries(saring).filter(([, v]) => v));

interface Props {
  jenis: JenisPengguna[];
  saring: SaringAkun;
  onUbah: (kueri: Record<string, string>) => void;
}

/** Kind of account as tabs; name, status and ministry beside each other. */
export function SaringPengguna({ jenis, saring, onUbah }: Props) {
  const data = useData();
  // A list that cannot be read offers nothing to choose (GALAT-07).
  const ga = useQuery({ queryKey: ['ga-pengguna'], queryFn: ({ signal }) => data.gaPengguna({ signal }) }).data ?? [];
  const ubah = (baru: SaringAkun) => onUbah(kueriDari({ ...saring, ...baru }));
  const disaring = Boolean(saring.keyword ?? saring.status ?? saring.kd_ga);
  const alamat = (type?: string) => `/pengguna?${new URLSearchParams(kueriDari({ ...saring, type })).toString()}`;
  return (
    <>
      <nav className="kn-tab" aria-label="Jenis pengguna">
        <Link to={alamat()} aria-current={saring.type ? undefined : 'page'}>
          Semua
        </Link>
        {jenis.map((j) => (
          <Link key={j} to={alamat(j)} aria-current={saring.type === j ? 'page' : undefined}>
            {NAMA_JENIS[j]}
          </Link>
        ))}
      </nav>
      <BilahSaring
        nama="Saringan daftar"
        onHapus={disaring ? () => onUbah(kueriDari({ type: saring.type })) : null}
        ujung={saring.type === 'eselon' && <Link to="/dasbor-eselon">Elemen dasbor tiap pengguna eselon</Link>}
      >
        <Cari
          nama="Nama, surel, atau perusahaan"
          nilai={saring.keyword ?? ''}
          onUbah={(keyword) => ubah({ keyword })}
        />
        <Pilih nama="Status" nilai={saring.status} pilihan={STATUS} onUbah={(status) => ubah({ status })} />
        {ga.length > 1 && (
          <Pilih
            nama="K/L"
            nilai={saring.kd_ga}
            pilihan={ga.map((g) => [g.kd_ga, `${g.ur_ga} (${g.pengguna})`])}
            onUbah={(kd_ga) => ubah({ kd_ga })}
          />
        )}
      </BilahSaring>
    </>
  );
}

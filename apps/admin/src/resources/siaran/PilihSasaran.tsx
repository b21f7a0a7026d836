import type { KodePeran } from '@sinas/domain/akses/peran';
import { useQuery } from '@tanstack/react-query';
import { CariOrganisasi, CariPengguna } from '../../components/akun/CariAkun';
import { Pilihan } from '../../components/Pilihan';
import { useData } from '../../lib/useData';
import { JENIS_SASARAN, type JenisSasaran, type Pilihan as Siapa } from './sasaran';

interface Props {
  siapa: Siapa;
  peran: readonly (readonly [string, string])[];
  kurang: string | null;
  onUbah: (baru: Partial<Siapa>) => void;
}

/** Whom a broadcast is for: everybody, or whom a second field names. */
export function PilihSasaran({ siapa, peran, kurang, onUbah }: Props) {
  const data = useData();
  const ga =
    useQuery({
      queryKey: ['ga-pengguna'],
      queryFn: ({ signal }) => data.gaPengguna({ signal }),
      enabled: siapa.jenis === 'ga',
    }).data ?? [];
  return (
    <div className="kp-dialog-dua">
      <Pilihan
        label="Untuk"
        required
        value={siapa.jenis}
        pilihan={JENIS_SASARAN}
        onChange={(e) => onUbah({ jenis: e.target.value as JenisSasaran })}
      />
      {siapa.jenis === 'peran' && (
        <Pilihan
          label="Peran"
          required
          error={kurang}
          value={siapa.kode_peran}
          pilihan={[['', 'Pilih'], ...peran]}
          onChange={(e) => onUbah({ kode_peran: e.target.value as KodePeran | '' })}
        />
      )}
      {siapa.jenis === 'ga' && (
        <Pilihan
          label="Kementerian atau lembaga"
          required
          error={kurang}
          value={siapa.ga?.kode ?? ''}
          pilihan={[['', 'Pilih'], ...ga.map((g) => [g.kd_ga, g.ur_ga] as const)]}
          onChange={(e) => {
            const g = ga.find((x) => x.kd_ga === e.target.value);
            onUbah({ ga: g ? { kode: g.kd_ga, nama: g.ur_ga } : null });
          }}
        />
      )}
      {siapa.jenis === 'organisasi' && (
        <CariOrganisasi
          label="Organisasi"
          error={kurang}
          nilai={siapa.organisasi}
          onPilih={(organisasi) => onUbah({ organisasi })}
        />
      )}
      {siapa.jenis === 'pengguna' && (
        <CariPengguna label="Pengguna" error={kurang} nilai={siapa.akun} onPilih={(akun) => onUbah({ akun })} />
      )}
    </div>
  );
}

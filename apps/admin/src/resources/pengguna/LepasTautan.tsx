import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormLepasTautan } from '@sinas/ui/akun/FormLepasTautan';
import { kalimatGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import type { AkunRinci } from '../../providers/wire';
import { IsianSandi } from '../profil/IsianSandi';
import { useLepasTautan } from './data';

/** Where an officer signs in through another identity provider: the end of that. */
export function LepasTautan({ akun, sejak }: { akun: AkunRinci; sejak: string }) {
  const lepas = useLepasTautan(akun.id);
  return (
    <FormLepasTautan
      className="kn-form"
      sejak={saat(sejak)}
      IsianSandi={IsianSandi}
      sibuk={lepas.isPending}
      onLepas={(bukti, gagal) => lepas.mutate(bukti, { onError: gagal })}
      galat={lepas.isError ? kalimatGalat(lepas.error, PESAN['gagal.simpan']) : null}
    />
  );
}

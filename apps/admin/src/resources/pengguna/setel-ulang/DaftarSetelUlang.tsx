import { Bagian } from '../../../components/Bagian';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import { PermintaanSetelUlang } from './PermintaanSetelUlang';
import { useDaftarSetelUlang } from './setel-ulang';

/** Requests that wait for a second administrator; nothing while there are none. */
export function DaftarSetelUlang() {
  const boleh = punyaIzin(usePengguna(), 'faktor.setel_ulang');
  const daftar = useDaftarSetelUlang(boleh).data ?? [];
  if (daftar.length === 0) return null;
  return (
    <Bagian
      judul="Setel ulang faktor kedua"
      uraian="Permintaan yang menunggu. Yang menyetujui bukan yang meminta, dan bukan pemilik akunnya."
    >
      {daftar.map((p) => (
        <PermintaanSetelUlang key={p.id} permintaan={p} bernama />
      ))}
    </Bagian>
  );
}

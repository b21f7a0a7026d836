import type { CaraBukti, KeperluanBukti } from '@sinas/domain/akses/faktor';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { LayananBukti } from './bukti';
import { DialogBukti } from './DialogBukti';
import { KonteksBukti, type BuktiDibawa, type PintuBukti } from './useBukti';

interface Permintaan {
  keperluan: KeperluanBukti;
  lanjut: (bukti: BuktiDibawa) => void;
}

/** Holds the one dialog that asks for a proof. `layanan` stays the same object. */
export function PenyediaBukti({ layanan, children }: { layanan: LayananBukti; children: ReactNode }) {
  const [cara, setCara] = useState<readonly CaraBukti[] | null>(null);
  const [permintaan, setPermintaan] = useState<Permintaan | null>(null);
  const sedang = useRef(false);
  const muat = useCallback(() => {
    if (sedang.current) return;
    sedang.current = true;
    layanan
      .tantang('keputusan')
      .then(
        (t) => setCara(t.cara),
        // The form asks for the password then; the server says when another proof is needed.
        () => undefined,
      )
      .finally(() => (sedang.current = false));
  }, [layanan]);
  const pintu = useMemo<PintuBukti>(
    () => ({ cara, muat, minta: (keperluan, lanjut) => setPermintaan({ keperluan, lanjut }) }),
    [cara, muat],
  );
  return (
    <KonteksBukti.Provider value={pintu}>
      {children}
      {permintaan && (
        <DialogBukti
          layanan={layanan}
          keperluan={permintaan.keperluan}
          onTutup={() => setPermintaan(null)}
          onTerbukti={(bukti) => {
            setPermintaan(null);
            permintaan.lanjut({ bukti });
          }}
        />
      )}
    </KonteksBukti.Provider>
  );
}

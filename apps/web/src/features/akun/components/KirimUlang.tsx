import type { Skema } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { useEffect, useState } from 'react';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { kalimatGalat } from '../../../lib/galat';
import { useKirimUlang } from '../data';

const JEDA_S = 60;

/** Asks for the mail again; then a minute of patience, because mail takes its time. */
export function KirimUlang({ isi, utama = false }: { isi: Skema<'KirimUlangDto'>; utama?: boolean }) {
  const kirim = useKirimUlang();
  const [sisa, setSisa] = useState(0);
  useEffect(() => {
    if (sisa === 0) return undefined;
    const detak = setTimeout(() => setSisa(sisa - 1), 1000);
    return () => clearTimeout(detak);
  }, [sisa]);
  return (
    <>
      {kirim.isSuccess && <Kabar grup="baik">{PESAN['akun.surel_dikirim']}.</Kabar>}
      {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error)}.</Kabar>}
      <Button
        variant={utama ? 'contained' : 'outlined'}
        disabled={sisa > 0 || kirim.isPending}
        onClick={() => kirim.mutate(isi, { onSuccess: () => setSisa(JEDA_S) })}
      >
        {sisa > 0 ? `Kirim ulang (${sisa} detik lagi)` : 'Kirim ulang'}
      </Button>
    </>
  );
}

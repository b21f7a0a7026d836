import { dengarkanAliran } from '@sinas/api-client';
import { useKabarAliran } from '@sinas/ui/feedback/useKabarAliran';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { KUNCI_PEMBERITAHUAN } from '../lib/pemberitahuan';

const BERKAS = /^\/pengajuan\/\d+/;
/** Who works on a file hears of that one alone; news of others waits in the bell. */
const bolehDisela = (tautan: string | null): boolean => {
  const diBuka = BERKAS.exec(window.location.pathname)?.[0];
  return !diBuka || BERKAS.exec(tautan ?? '')?.[0] === diBuka;
};

/** New notices at once, for the whole application: the lists follow, and what waits for the user or went wrong is said. */
export function useAliranPemberitahuan(): void {
  const klien = useQueryClient();
  const segarkan = useCallback(() => void klien.invalidateQueries({ queryKey: KUNCI_PEMBERITAHUAN }), [klien]);
  useKabarAliran(dengarkanAliran, segarkan, bolehDisela);
}

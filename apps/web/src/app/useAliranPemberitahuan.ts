import { dengarkanAliran } from '@sinas/api-client';
import { useKabarAliran } from '@sinas/ui/useKabarAliran';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { KUNCI_PEMBERITAHUAN } from '../lib/pemberitahuan';

/** New notices at once, for the whole application: the lists follow, and what waits for the user or went wrong is said. */
export function useAliranPemberitahuan(): void {
  const klien = useQueryClient();
  const segarkan = useCallback(() => void klien.invalidateQueries({ queryKey: KUNCI_PEMBERITAHUAN }), [klien]);
  useKabarAliran(dengarkanAliran, segarkan);
}

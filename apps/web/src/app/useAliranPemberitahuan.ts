import { dengarkanAliran } from '@sinas/api-client';
import { useToast } from '@sinas/ui/Toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { KUNCI_PEMBERITAHUAN } from '../lib/pemberitahuan';

/** New notices at once, for the whole application: the lists follow, and what waits for the user or went wrong is said. */
export function useAliranPemberitahuan(): void {
  const klien = useQueryClient();
  const { kabar } = useToast();
  useEffect(() => {
    const segarkan = () => void klien.invalidateQueries({ queryKey: KUNCI_PEMBERITAHUAN });
    return dengarkanAliran({
      onIsi: ({ terbaru }, baru) => {
        segarkan();
        if (baru && terbaru && (terbaru.type === 'warning' || terbaru.type === 'danger'))
          kabar(terbaru.subject, terbaru.text);
      },
      onPutus: segarkan,
    });
  }, [klien, kabar]);
}

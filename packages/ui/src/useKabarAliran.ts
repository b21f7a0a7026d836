import { useEffect } from 'react';
import { useToast } from './Toasts';

interface Isi {
  terbaru?: { type: string; subject: string; text: string } | null;
}
interface Pendengar {
  onIsi: (isi: Isi, baru: boolean) => void;
  onPutus: () => void;
}

/** New notices at once: the lists follow (`segarkan`), and what waits for the user or went wrong is said. */
export function useKabarAliran(dengarkan: (p: Pendengar) => () => void, segarkan: () => void): void {
  const { kabar } = useToast();
  useEffect(
    () =>
      dengarkan({
        onIsi: ({ terbaru }, baru) => {
          segarkan();
          if (baru && terbaru && (terbaru.type === 'warning' || terbaru.type === 'danger'))
            kabar(terbaru.subject, terbaru.text);
        },
        onPutus: segarkan,
      }),
    [dengarkan, segarkan, kabar],
  );
}

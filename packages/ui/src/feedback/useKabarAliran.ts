import { perihalTampil } from '@sinas/domain/pengajuan/nomor-aju';
import { useEffect } from 'react';
import { useToast } from './Toasts';

interface Kabar {
  type: string;
  subject: string;
  text: string;
  tautan?: string | null;
}
interface Pendengar {
  onIsi: (isi: { terbaru?: Kabar | null }, baru: boolean) => void;
  onPutus: () => void;
}
const SELALU = (): boolean => true;

/**
 * New notices at once: the lists follow (`segarkan`), and what waits for the user or went wrong is said, where `boleh`
 * lets it: the rest stays in the bell.
 */
export function useKabarAliran(
  dengarkan: (p: Pendengar) => () => void,
  segarkan: () => void,
  boleh: (tautan: string | null) => boolean = SELALU,
): void {
  const { kabar } = useToast();
  useEffect(
    () =>
      dengarkan({
        onIsi: ({ terbaru }, baru) => {
          segarkan();
          if (!baru || !terbaru || (terbaru.type !== 'warning' && terbaru.type !== 'danger')) return;
          const tautan = terbaru.tautan ?? null;
          if (boleh(tautan))
            kabar(perihalTampil(terbaru.subject), terbaru.text, { tautan, buruk: terbaru.type === 'danger' });
        },
        onPutus: segarkan,
      }),
    [dengarkan, segarkan, kabar, boleh],
  );
}

import { useEffect, useState } from 'react';

const DETAK_MS = 30_000;

/** The time, told again twice a minute and when the page is looked at again: what a page says of a deadline stays true. */
export function useKini(jam: () => Date): Date {
  const [kini, setKini] = useState(jam);
  useEffect(() => {
    const detak = () => setKini(jam());
    const pewaktu = setInterval(detak, DETAK_MS);
    window.addEventListener('focus', detak);
    document.addEventListener('visibilitychange', detak);
    return () => {
      clearInterval(pewaktu);
      window.removeEventListener('focus', detak);
      document.removeEventListener('visibilitychange', detak);
    };
  }, [jam]);
  return kini;
}

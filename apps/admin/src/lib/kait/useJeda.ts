import { useEffect, useState } from 'react';

const JEDA_MS = 300;

/** What was typed, once the typing has paused. */
export function useJeda(nilai: string): string {
  const [tenang, setTenang] = useState(nilai);
  useEffect(() => {
    const jam = setTimeout(() => setTenang(nilai), JEDA_MS);
    return () => clearTimeout(jam);
  }, [nilai]);
  return tenang;
}

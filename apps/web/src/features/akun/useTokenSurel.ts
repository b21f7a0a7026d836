import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const KUNCI = 'sinas-token-surel';

/** The token of a mailed link: out of the address bar at once, kept in this tab so that a reload does not lose it. */
export function useTokenSurel(): string | null {
  const { hash, pathname } = useLocation();
  const pergi = useNavigate();
  const dariAlamat = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (!dariAlamat) return;
    sessionStorage.setItem(KUNCI + pathname, dariAlamat);
    void pergi(pathname, { replace: true });
  }, [dariAlamat, pathname, pergi]);
  return dariAlamat ?? sessionStorage.getItem(KUNCI + pathname);
}

/** It was used: there is nothing to come back to. */
export const buangTokenSurel = (pathname: string): void => sessionStorage.removeItem(KUNCI + pathname);

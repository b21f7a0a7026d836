import { PESAN } from '@sinas/domain/pesan/pesan';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import { Shape } from './Shape';

interface Toast {
  id: number;
  ok: boolean;
  title: string;
  text: string;
}
interface ToastApi {
  berhasil: (text: string) => void;
  gagal: (text: string) => void;
}

const SECONDS_GOOD = 6;
const ToastContext = createContext<ToastApi | null>(null);

/** Short notices at the edge of the screen. Failures stay until they are closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const next = useRef(0);
  const close = useCallback((id: number) => setToasts((all) => all.filter((t) => t.id !== id)), []);
  const api = useMemo<ToastApi>(() => {
    const add = (ok: boolean, text: string) => {
      next.current += 1;
      const toast = { id: next.current, ok, title: PESAN[ok ? 'berhasil.judul' : 'gagal.judul'], text };
      setToasts((all) => [...all.slice(-3), toast]);
    };
    return { berhasil: (text) => add(true, text), gagal: (text) => add(false, text) };
  }, []);
  return (
    <ToastContext.Provider value={api}>
      {children}
      <div className="sn-toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const { id, ok } = toast;
  useEffect(() => {
    if (!ok) return undefined;
    const timer = setTimeout(() => onClose(id), SECONDS_GOOD * 1000);
    return () => clearTimeout(timer);
  }, [id, ok, onClose]);
  return (
    <div className="sn-toast">
      <Shape name={ok ? 'centang' : 'oktagon'} className={ok ? 'sn-tone-success' : 'sn-tone-danger'} />
      <span>
        <b>{toast.title}</b>
        {toast.text}
      </span>
      <button type="button" onClick={() => onClose(id)} aria-label="Tutup pemberitahuan ini">
        <Icon name="x" />
      </button>
    </div>
  );
}

/** `berhasil(text)` and `gagal(text)` from anywhere below the provider. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

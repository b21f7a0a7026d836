import { PESAN } from '@sinas/domain/pesan/pesan';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import { Shape, type ShapeName } from './Shape';

type Kind = 'ok' | 'failed' | 'news';
interface Toast {
  id: number;
  kind: Kind;
  title: string;
  text: string;
}
interface ToastApi {
  berhasil: (text: string) => void;
  gagal: (text: string) => void;
  /** Something that happened elsewhere and waits for the user. */
  kabar: (title: string, text: string) => void;
}
const LOOKS: Record<Kind, { shape: ShapeName; tone: string }> = {
  ok: { shape: 'centang', tone: 'sn-tone-success' },
  failed: { shape: 'oktagon', tone: 'sn-tone-danger' },
  news: { shape: 'wajik', tone: 'sn-tone-warning' },
};

const SECONDS_GOOD = 6;
const ToastContext = createContext<ToastApi | null>(null);

/** Short notices at the edge of the screen. All but successes stay until they are closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const next = useRef(0);
  const close = useCallback((id: number) => setToasts((all) => all.filter((t) => t.id !== id)), []);
  const api = useMemo<ToastApi>(() => {
    const add = (kind: Kind, title: string, text: string) => {
      next.current += 1;
      const toast = { id: next.current, kind, title, text };
      setToasts((all) => [...all.slice(-3), toast]);
    };
    return {
      berhasil: (text) => add('ok', PESAN['berhasil.judul'], text),
      gagal: (text) => add('failed', PESAN['gagal.judul'], text),
      kabar: (title, text) => add('news', title, text),
    };
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
  const { id, kind } = toast;
  useEffect(() => {
    if (kind !== 'ok') return undefined;
    const timer = setTimeout(() => onClose(id), SECONDS_GOOD * 1000);
    return () => clearTimeout(timer);
  }, [id, kind, onClose]);
  return (
    <div className="sn-toast">
      <Shape name={LOOKS[kind].shape} className={LOOKS[kind].tone} />
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

/** `berhasil(text)`, `gagal(text)` and `kabar(title, text)` from anywhere below the provider. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

import { PESAN } from '@sinas/domain/pesan/pesan';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import { Shape, type ShapeName } from '../marks/Shape';

type Kind = 'ok' | 'failed' | 'news' | 'refused';
interface Toast {
  id: number;
  kind: Kind;
  title: string;
  text: string;
  link: string | null;
  aksi: AksiKabar | null;
}
/** What can still be done about it, for as long as it is seen. */
export interface AksiKabar {
  kata: string;
  lakukan: () => void;
}
export interface KabarOpsi {
  /** Where the thing is. */
  tautan?: string | null;
  /** It ended badly: drawn as a refusal, not as something that waits. */
  buruk?: boolean;
}
interface ToastApi {
  berhasil: (text: string, aksi?: AksiKabar) => void;
  gagal: (text: string) => void;
  /** Something that happened elsewhere and waits for the user. */
  kabar: (title: string, text: string, opsi?: KabarOpsi) => void;
}
const LOOKS: Record<Kind, { shape: ShapeName; tone: string }> = {
  ok: { shape: 'centang', tone: 'sn-tone-success' },
  failed: { shape: 'oktagon', tone: 'sn-tone-danger' },
  news: { shape: 'wajik', tone: 'sn-tone-warning' },
  refused: { shape: 'oktagon', tone: 'sn-tone-danger' },
};
/** Seconds until it goes by itself; a failure of one's own act stays until it is solved, closed or left. */
const SECONDS: Partial<Record<Kind, number>> = { ok: 6, news: 15, refused: 15 };
/** A button needs longer to be reached than a sentence to be read. */
const SECONDS_TO_ACT = 12;
const ToastContext = createContext<ToastApi | null>(null);

interface Props {
  children: ReactNode;
  /** The page one is on: what is said of another one goes with it. */
  halaman?: string;
  /** A link of the application's router. */
  tautan?: (to: string, isi: string) => ReactNode;
}
const anchor = (to: string, isi: string): ReactNode => <a href={to}>{isi}</a>;

/** One short notice at a time at the edge of the screen: the newest, but news waits behind a failure in its list. */
export function ToastProvider({ children, halaman = '', tautan = anchor }: Props) {
  const [toast, setToast] = useState<Toast | null>(null);
  const next = useRef(0);
  const close = useCallback((id: number) => setToast((t) => (t?.id === id ? null : t)), []);
  useEffect(() => setToast((t) => (t?.kind === 'ok' ? t : null)), [halaman]);
  const api = useMemo<ToastApi>(() => {
    const show = (kind: Kind, title: string, text: string, { link = null, aksi = null }: Partial<Toast> = {}) => {
      next.current += 1;
      const toast = { id: next.current, kind, title, text, link, aksi };
      const news = kind === 'news' || kind === 'refused';
      setToast((now) => (news && now?.kind === 'failed' ? now : toast));
    };
    return {
      berhasil: (text, aksi) => show('ok', PESAN['berhasil.judul'], text, { aksi: aksi ?? null }),
      gagal: (text) => show('failed', PESAN['gagal.judul'], text),
      kabar: (title, text, opsi) => show(opsi?.buruk ? 'refused' : 'news', title, text, { link: opsi?.tautan ?? null }),
    };
  }, []);
  return (
    <ToastContext.Provider value={api}>
      {children}
      <div className="sn-toasts" role="status" aria-live="polite">
        {toast && <ToastCard key={toast.id} toast={toast} tautan={tautan} onClose={close} />}
      </div>
    </ToastContext.Provider>
  );
}

interface CardProps {
  toast: Toast;
  tautan: NonNullable<Props['tautan']>;
  onClose: (id: number) => void;
}
function ToastCard({ toast, tautan, onClose }: CardProps) {
  const { id, kind, title, text, link, aksi } = toast;
  const seconds = aksi ? SECONDS_TO_ACT : SECONDS[kind];
  useEffect(() => {
    if (!seconds) return undefined;
    const timer = setTimeout(() => onClose(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, onClose]);
  return (
    <div className="sn-toast" data-kind={kind}>
      <Shape name={LOOKS[kind].shape} className={LOOKS[kind].tone} />
      <span>
        <b>{link ? tautan(link, title) : title}</b>
        {text}
        {aksi && (
          <button
            type="button"
            className="sn-toast-aksi"
            onClick={() => {
              onClose(id);
              aksi.lakukan();
            }}
          >
            {aksi.kata}
          </button>
        )}
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

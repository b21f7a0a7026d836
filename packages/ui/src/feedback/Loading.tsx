import { PESAN } from '@sinas/domain/pesan/pesan';

const WIDTHS = ['45%', '100%', '85%', '60%', '92%', '70%'];
export const MOHON_TUNGGU = PESAN['muat.tunggu'];

/** Bones in the final layout; they show after 200 ms, so that a fast answer does not flicker. */
export function LoadingSkeleton({ lines = 4, card = true }: { lines?: number; card?: boolean }) {
  return (
    <div className={card ? 'sn-card sn-bones' : 'sn-bones'} role="status">
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} className="sn-bone" style={{ width: WIDTHS[i % WIDTHS.length] }} />
      ))}
      <span className="sn-sub">{MOHON_TUNGGU}</span>
    </div>
  );
}

/** While the sign-in is being resolved (RUTE-06). */
export function FullScreenSpinner() {
  return (
    <div className="sn-full" role="status">
      <span className="sn-spin" aria-hidden />
      <span>{MOHON_TUNGGU}</span>
    </div>
  );
}

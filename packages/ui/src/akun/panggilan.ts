/**
 * A call that a front end makes, with the names that TanStack Query gives it. The parts here run it and show how it
 * stands; the way to the server stays with the front end.
 */
export interface Panggilan<V, H = unknown> {
  isPending: boolean;
  error: unknown;
  mutate: (
    nilai: V,
    lalu?: { onSuccess?: (hasil: H) => void; onError?: (galat: unknown) => void; onSettled?: () => void },
  ) => void;
  reset: () => void;
}

/** What to tell of a failure: the server's sentence if it sent one, else the given one. */
export type PesanGalat = (galat: unknown, cadangan: string) => string;

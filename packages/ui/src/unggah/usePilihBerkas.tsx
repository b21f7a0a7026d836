import { useRef } from 'react';

export interface PilihBerkas {
  /** Of the control: 'Berkas CSV'. */
  nama: string;
  /** What a label outside is tied to; it names the control instead. */
  id?: string;
  /** As the attribute of an input has it: '.csv,text/csv'. */
  accept?: string;
  onBerkas: (berkas: File) => void;
}

/** A file from the system's own dialog: `isian` goes into the page and is not seen, `buka` opens the dialog. */
export function usePilihBerkas({ nama, id, accept, onBerkas }: PilihBerkas) {
  const kotak = useRef<HTMLInputElement>(null);
  return {
    buka: () => kotak.current?.click(),
    isian: (
      <input
        ref={kotak}
        id={id}
        // eslint-disable-next-line no-restricted-syntax -- the one that all others are made of
        type="file"
        hidden
        aria-label={id === undefined ? nama : undefined}
        accept={accept}
        onChange={(e) => {
          const [berkas] = e.target.files ?? [];
          // So that the same file can be chosen again.
          e.target.value = '';
          if (berkas) onBerkas(berkas);
        }}
      />
    ),
  };
}

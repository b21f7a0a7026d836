import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before an address that leads away from what was typed and not saved. */
export function JagaKetikan({ ada }: { ada: boolean }) {
  const penahan = useBlocker(ada);
  useEffect(() => {
    if (!ada) return undefined;
    const tahan = (e: BeforeUnloadEvent) => e.preventDefault();
    window.addEventListener('beforeunload', tahan);
    return () => window.removeEventListener('beforeunload', tahan);
  }, [ada]);
  return (
    <ConfirmDialog
      open={penahan.state === 'blocked'}
      title="Ketikan belum disimpan"
      question="Tinggalkan tanpa menyimpan?"
      onYes={() => penahan.proceed?.()}
      onNo={() => penahan.reset?.()}
    >
      <p>Yang sudah Anda ketik akan hilang.</p>
    </ConfirmDialog>
  );
}

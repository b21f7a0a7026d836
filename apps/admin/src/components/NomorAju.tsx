import { noAjuPendek, tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { useToast } from '@sinas/ui/feedback/Toasts';
import type { ClipboardEvent } from 'react';

/** An application number. Shown in groups, in queues without the first two; copying always gives all 26 digits. */
export function NomorAju({ nomor, pendek = false }: { nomor: string; pendek?: boolean }) {
  const toast = useToast();
  const salin = () => {
    const jadi = () => toast.berhasil(`Nomor aju ${nomor} disalin.`);
    // The clipboard exists in secure contexts only; marking and copying by hand works everywhere.
    const papan = navigator.clipboard as Clipboard | undefined;
    if (!papan) return toast.gagal('Peramban tidak mengizinkan salin otomatis. Tandai nomornya lalu salin.');
    papan.writeText(nomor).then(jadi, () => toast.gagal('Nomor aju belum dapat disalin.'));
  };
  const sendiri = (e: ClipboardEvent) => {
    e.preventDefault();
    e.clipboardData.setData('text/plain', nomor);
  };
  const tampil = pendek ? noAjuPendek(nomor) : tampilNoAju(nomor);
  return (
    <button
      type="button"
      className="kn-aju sn-aju"
      title={`${tampilNoAju(nomor)}, klik untuk menyalin`}
      aria-label={`Salin nomor aju ${tampilNoAju(nomor)}`}
      onClick={salin}
      onCopy={sendiri}
    >
      {tampil}
    </button>
  );
}

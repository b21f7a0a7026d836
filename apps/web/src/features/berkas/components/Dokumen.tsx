import { tanggal } from '@sinas/domain/format/tanggal';
import { DocumentList } from '@sinas/ui/DocumentList';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import type { Dokumen as Dok } from '../../../lib/wire';
import gaya from '../berkas-isi.module.css';

function keterangan(d: Dok): string {
  if (d.status === 'PENDING') return 'masih diperiksa';
  if (d.status === 'REJECTED') return 'ditolak saat pemeriksaan, unggah lagi di formulir';
  if (d.berlaku_sampai) return `berlaku sampai ${tanggal(d.berlaku_sampai)}`;
  return d.asal === 'PORTAL'
    ? `diterbitkan ${tanggal(d.tanggal ?? d.created_at)}`
    : `diunggah ${tanggal(d.created_at)}`;
}

/** What the portal has issued, to one's own address. */
function KirimSurel({ dokumen }: { dokumen: Dok }) {
  const toast = useToast();
  const kirim = useMutation({
    mutationFn: () => api.kirim('/berkas/{id}/surel', { path: { id: dokumen.id }, body: {} }),
    onSuccess: (h) => toast.berhasil(pesan('berkas.surel_dikirim', h)),
    onError: (g) => toast.gagal(pesanGalat(g, PESAN['gagal.kirim'])),
  });
  return (
    <button
      type="button"
      className="sn-linkbtn"
      disabled={kirim.isPending}
      aria-label={`Kirim ${dokumen.nama_dokumen} ke surel saya`}
      onClick={() => kirim.mutate()}
    >
      Kirim ke surel
    </button>
  );
}

/** Documents with size, validity and download; what the portal has issued stands first. */
export function Dokumen({ dokumen }: { dokumen: Dok[] }) {
  const urut = [...dokumen].sort((a, b) => Number(b.asal === 'PORTAL') - Number(a.asal === 'PORTAL'));
  return (
    <section aria-labelledby="j-dokumen">
      <div className="sn-head">
        <h2 id="j-dokumen">Dokumen</h2>
      </div>
      {urut.length === 0 ? (
        <div className="sn-card">
          <EmptyState title="Belum ada dokumen" icon="file">
            Tanda terima, dokumen pendukung, dan keputusan tampil di sini.
          </EmptyState>
        </div>
      ) : (
        <DocumentList
          className={`sn-card ${gaya.dokumen}`}
          documents={urut}
          note={keterangan}
          action={(d) => d.asal === 'PORTAL' && d.status === 'READY' && <KirimSurel dokumen={d} />}
        />
      )}
    </section>
  );
}

import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import type { Tahap } from '@sinas/domain/pengajuan/tahap';
import { Beristilah } from '@sinas/ui/marks/Beristilah';
import gaya from '../bantuan.module.css';

/** What happens at each stage, and who acts. */
const ISI: Readonly<Record<string, string>> = {
  draf: 'Anda mengisi data dan mengunggah dokumen. Isian tersimpan sendiri.',
  kirim: 'Anda menyetujui pernyataan, lalu portal meneruskan berkas ke kementerian.',
  verifikasi: `Kementerian memeriksa. Bila ada yang kurang, Anda punya ${HARI_PERBAIKAN} hari kerja untuk memperbaiki, dan jam kementerian berhenti.`,
  pnbp: 'Tagihan terbit. Pemeriksaan dilanjutkan setelah Anda membayar.',
  keputusan: 'Pejabat kementerian memutus per baris, dengan alasan untuk setiap pengurangan.',
  rakornis: 'Usulan semua perusahaan dicocokkan dengan pasokan nasional.',
  rakormen: 'Jumlah yang diberikan ditetapkan.',
  terbit: 'Keputusan terbit dengan kode periksa. Siapa saja dapat memeriksa keasliannya.',
};

export function LangkahLayanan({ tahap }: { tahap: readonly Tahap[] }) {
  return (
    <section aria-labelledby="bt-langkah">
      <h2 id="bt-langkah">Langkah</h2>
      <ol className={gaya.langkah}>
        {tahap.map((t) => (
          <li key={t.kode}>
            <b>
              <Beristilah teks={t.nama} />
            </b>
            <span>{ISI[t.kode]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Button } from '@sinas/ui/inputs/Button';
import { RangkaBantuan } from '../components/RangkaBantuan';
import gaya from '../bantuan.module.css';

const TITIK = ['Nama', 'Jabatan', 'Nama perusahaan', 'NIB', 'NPWP', 'Alamat'] as const;

/** /bantuan/pernyataan: the blank of the statement that every application asks for, to be printed and signed. */
export function Pernyataan() {
  return (
    <RangkaBantuan
      judul="Surat pernyataan kebenaran data"
      remah="Blangko"
      kalimat="Cetak, isi, tanda tangani di atas meterai, pindai, lalu unggah pada langkah Dokumen."
    >
      <p className="sn-no-print">
        <Button variant="contained" onClick={() => window.print()}>
          Cetak blangko
        </Button>
      </p>
      <article className={`sn-card ${gaya.surat}`} aria-label="Blangko surat pernyataan">
        <h2>Surat Pernyataan Kebenaran Data</h2>
        <p>Yang bertanda tangan di bawah ini:</p>
        <dl>
          {TITIK.map((t) => (
            <div key={t}>
              <dt>{t}</dt>
              <dd aria-label={`${t}, diisi tangan`} />
            </div>
          ))}
        </dl>
        <p>menyatakan dengan sebenarnya bahwa:</p>
        <ol>
          <li>data dan dokumen yang kami sampaikan melalui Sistem Nasional Neraca Komoditas benar dan sah;</li>
          <li>barang yang kami mohonkan dipakai sesuai dengan tujuan yang kami tulis;</li>
          <li>kami melaporkan realisasinya sesuai dengan ketentuan;</li>
          <li>kami bersedia menerima sanksi menurut peraturan perundang-undangan bila pernyataan ini tidak benar.</li>
        </ol>
        <p className={gaya.tempat}>Tempat dan tanggal:</p>
        <p className={gaya.meterai}>Meterai</p>
        <p>Nama dan tanda tangan direksi</p>
      </article>
    </RangkaBantuan>
  );
}

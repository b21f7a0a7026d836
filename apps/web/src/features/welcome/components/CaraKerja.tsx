import gayaWelcome from '../welcome.module.css';
import gayaFakta from '../fakta.module.css';
const LANGKAH = [
  [
    'Susun rencana',
    'Barang, produksi, penggunaan, dan distribusi. Isi langsung atau lewat Excel; kelengkapan terlihat sebelum dikirim.',
  ],
  [
    'Diverifikasi kementerian',
    'Bila ada yang kurang, catatan menunjuk tepat ke kolomnya dan jam layanan berhenti selama Anda memperbaiki.',
  ],
  [
    'Dibahas dalam rakor',
    'Usulan dicocokkan dengan pasokan nasional. Anda melihat angka Anda sendiri, tidak angka perusahaan lain.',
  ],
  [
    'Keputusan terbit',
    'Setiap pengurangan disertai alasannya. Dokumen membawa kode periksa, dan siapa saja dapat memeriksanya di halaman ini.',
  ],
] as const;

export function CaraKerja() {
  return (
    <section className={`${gayaWelcome.band} ${gayaWelcome.putih}`} aria-labelledby="j-cara">
      <div className="sn-page">
        <h2 id="j-cara">Dari rencana sampai keputusan</h2>
        <ol className={gayaFakta.cara}>
          {LANGKAH.map(([judul, isi]) => (
            <li key={judul}>
              <b>{judul}</b>
              {isi}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

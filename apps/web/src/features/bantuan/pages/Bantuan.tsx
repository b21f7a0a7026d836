import { cariBantuan } from '@sinas/domain/bantuan/cari';
import { ISTILAH, penjelasan } from '@sinas/domain/bantuan/istilah';
import { Icon } from '@sinas/ui/marks/Icon';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BAHAN } from '../bahan';
import { RangkaBantuan } from '../components/RangkaBantuan';
import { LAYANAN_BANTUAN } from '../layanan-bantuan';
import { TANYA } from '../tanya';
import gaya from '../bantuan.module.css';

/** /bantuan: services by what one wants, first questions, and every word of the field; searched in Indonesian. */
export function Bantuan() {
  const [param, setParam] = useSearchParams();
  const teks = param.get('cari') ?? '';
  const dicari = useDeferredValue(teks);
  return (
    <RangkaBantuan judul="Bantuan" kalimat="Cari dengan kata Anda sendiri, atau mulai dari yang ingin Anda lakukan.">
      <form role="search" className={gaya.cari} onSubmit={(e) => e.preventDefault()}>
        <label htmlFor="bt-cari">Cari di bantuan</label>
        <div>
          <Icon name="search" />
          <input
            id="bt-cari"
            type="search"
            value={teks}
            onChange={(e) => setParam(e.target.value ? { cari: e.target.value } : {}, { replace: true })}
          />
        </div>
      </form>
      {dicari.trim() ? <Hasil teks={dicari} /> : <Daftar />}
    </RangkaBantuan>
  );
}

function Hasil({ teks }: { teks: string }) {
  const hasil = cariBantuan(BAHAN, teks);
  return (
    <section aria-labelledby="bt-hasil">
      <div role="status">
        <h2 id="bt-hasil">
          {hasil.length === 0 ? `Tidak ada yang cocok dengan “${teks.trim()}”` : `${hasil.length} hasil`}
        </h2>
      </div>
      {hasil.length === 0 && <p>Coba kata lain, atau telepon 1500 155 pada hari kerja 08.00 sampai 17.00 WIB.</p>}
      <ul className={gaya.hasil}>
        {hasil.map((h) => (
          <li key={h.jenis + h.judul} className="sn-card">
            <small>{h.jenis}</small>
            <h3>{h.judul}</h3>
            <p>{h.isi}</p>
            {h.ke && <Link to={h.ke.alamat}>{h.ke.teks}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Daftar() {
  return (
    <>
      <section aria-labelledby="bt-layanan">
        <h2 id="bt-layanan">Apa yang ingin Anda lakukan?</h2>
        <ul className={gaya.layanan}>
          {LAYANAN_BANTUAN.map(({ mau, siapa, definisi, alamat }) => (
            <li key={alamat} className="sn-card">
              <h3>
                <Link to={alamat}>{mau}</Link>
              </h3>
              <p>{siapa}</p>
              <small>
                {definisi.nama}, disingkat {definisi.jnsLayanan}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="bt-tanya">
        <h2 id="bt-tanya">Yang sering ditanyakan</h2>
        {TANYA.map(({ judul, isi, ke }) => (
          <details key={judul} className={gaya.tanya}>
            <summary>{judul}</summary>
            <p>{isi}</p>
            {ke && <Link to={ke.alamat}>{ke.teks}</Link>}
          </details>
        ))}
      </section>
      <section aria-labelledby="bt-istilah">
        <h2 id="bt-istilah">Istilah</h2>
        <dl className={gaya.istilah}>
          {ISTILAH.toSorted((a, b) => a.kata.localeCompare(b.kata, 'id')).map((i) => (
            <div key={i.kata}>
              <dt>{i.kata}</dt>
              <dd>{penjelasan(i)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

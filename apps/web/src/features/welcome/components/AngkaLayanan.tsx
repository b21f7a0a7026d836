import { angka } from '@sinas/domain/format/angka';
import type { AngkaPerLayanan } from '../data';
import gayaFakta from '../fakta.module.css';
import gayaWelcome from '../welcome.module.css';

function Lama({ layanan }: { layanan: AngkaPerLayanan[] }) {
  return (
    <div>
      <h3 id="j-lama">Waktu di kementerian, dalam hari kerja</h3>
      <table className="sn-table" aria-labelledby="j-lama">
        <thead>
          <tr>
            <th scope="col">Layanan</th>
            <th scope="col" className="sn-num">
              Separuh berkas selesai dalam
            </th>
            <th scope="col" className="sn-num">
              9 dari 10 dalam
            </th>
            <th scope="col" className="sn-num">
              Batas
            </th>
          </tr>
        </thead>
        <tbody>
          {layanan.map((l) => (
            <tr key={l.jnsLayanan}>
              <td>{l.nama}</td>
              <td className={`sn-num ${gayaFakta.besar}`}>{angka(l.median_hari)}</td>
              <td className="sn-num">{angka(l.p90_hari)}</td>
              <td className="sn-num">{angka(l.sla_hari)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Meja({ layanan }: { layanan: AngkaPerLayanan[] }) {
  const diketahui = layanan.filter((l) => l.di_kl_persen !== null);
  return (
    <div>
      <h3 id="j-meja">Di meja siapa waktunya terpakai</h3>
      <table className="sn-table" aria-labelledby="j-meja">
        <thead>
          <tr>
            <th scope="col">Layanan</th>
            <th scope="col" className={gayaFakta.kolomBar}>
              Kementerian dan selebihnya
            </th>
            <th scope="col" className="sn-num">
              Berkas selesai
            </th>
          </tr>
        </thead>
        <tbody>
          {diketahui.map((l) => {
            const kl = Math.round(l.di_kl_persen ?? 0);
            return (
              <tr key={l.jnsLayanan}>
                <td>{l.nama}</td>
                <td>
                  <div
                    className={gayaFakta.belah}
                    role="img"
                    aria-label={`${kl} persen di kementerian, ${100 - kl} persen di luar kementerian`}
                  >
                    {kl > 0 && <i style={{ flexGrow: kl }} />}
                    {kl < 100 && <i data-pemohon style={{ flexGrow: 100 - kl }} />}
                  </div>
                </td>
                <td className={`sn-num ${gayaFakta.besar}`}>{angka(l.selesai)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={gayaFakta.kunci}>
        <span>
          <i />
          Di kementerian
        </span>
        <span>
          <i data-pemohon />
          Di luar kementerian: diteruskan portal, diperbaiki atau dibayar pemohon
        </span>
      </p>
    </div>
  );
}

/** Honest figures: half of the files, nine of ten, and on whose desk the time went. */
export function AngkaLayanan({ layanan }: { layanan: AngkaPerLayanan[] }) {
  const pernahSelesai = layanan.some((l) => l.selesai > 0);
  return (
    <section className={gayaWelcome.band} id="angka" aria-labelledby="j-angka">
      <div className="sn-page">
        <h2 id="j-angka">Angka layanan</h2>
        <p className={gayaWelcome.intro}>
          {pernahSelesai
            ? 'Dihitung dari catatan setiap meja selama 90 hari terakhir.'
            : 'Dihitung dari catatan setiap meja. Belum ada berkas yang selesai dalam 90 hari terakhir, karena itu baru batas waktunya yang tampil.'}
        </p>
        <div className={pernahSelesai ? gayaFakta.fakta : `${gayaFakta.fakta} ${gayaFakta.satu}`}>
          <Lama layanan={layanan} />
          {pernahSelesai && <Meja layanan={layanan} />}
        </div>
      </div>
    </section>
  );
}

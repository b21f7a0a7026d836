import { jamKini } from '@sinas/api-client/jam';
import { tanggal, tanggalPendek } from '@sinas/domain/format/tanggal';
import type { TahapJadwal } from '../data';
import { kalimatJadwal, kataLajur, susunGarisWaktu, tempatKata, type Lajur } from '../garis-waktu';
import gaya from '../welcome.module.css';

function letakKata({ kiri, lebar }: Lajur, tempat: ReturnType<typeof tempatKata>) {
  if (tempat === 'kiri') return { right: `${100 - kiri}%` };
  return { left: `${tempat === 'dalam' ? kiri : kiri + lebar}%` };
}
const tanpaTahun = (waktu: string) => tanggal(waktu).replace(/ \d{4}$/, '');
function rentang({ mulai, sampai }: TahapJadwal): string {
  if (mulai.slice(0, 4) !== sampai.slice(0, 4)) return `${tanggal(mulai)} sampai ${tanggal(sampai)}`;
  const [awal, akhir] = [tanpaTahun(mulai), tanpaTahun(sampai)];
  const [hariAwal, bulanAwal] = awal.split(' ');
  return `${akhir.endsWith(` ${bulanAwal}`) ? hariAwal : awal} sampai ${akhir}`;
}

/** Stages of the balance year on an axis of months; on phones a list. */
export function Jadwal({ tahun, jadwal, kini = jamKini() }: { tahun: number; jadwal: TahapJadwal[]; kini?: Date }) {
  const garis = susunGarisWaktu(jadwal, kini);
  const pertamaNanti = garis.lajur.find((l) => l.keadaan === 'nanti')?.nama;
  const kolom = garis.bulan.map((b) => `${b.hari}fr`).join(' ');
  return (
    <section className={`${gaya.band} ${gaya.putih}`} id="jadwal" aria-labelledby="j-jadwal">
      <div className="sn-page">
        <h2 id="j-jadwal">Jadwal neraca komoditas {tahun}</h2>
        <p className={gaya.intro}>{kalimatJadwal(jadwal, tahun)}</p>
        <div className={gaya.tahun}>
          <div className={gaya.bulan} aria-hidden>
            <span />
            <div style={{ gridTemplateColumns: kolom }}>
              {garis.bulan.map((b) => (
                <span key={b.label}>{b.label}</span>
              ))}
            </div>
          </div>
          <ol className={gaya.lajur}>
            {garis.lajur.map((l) => {
              const kata = kataLajur(l, l.nama === pertamaNanti);
              const tempat = tempatKata(l, kata, garis.kini);
              return (
                <li key={l.nama} data-keadaan={l.keadaan}>
                  <div>
                    <b>{l.nama}</b>
                    <small>{rentang(l)}</small>
                  </div>
                  <div className={gaya.jalur}>
                    <i style={{ left: `${l.kiri}%`, width: `${l.lebar}%` }} />
                    {kata && (
                      <em data-tempat={tempat} style={letakKata(l, tempat)}>
                        {kata}
                      </em>
                    )}
                  </div>
                </li>
              );
            })}
            {garis.kini !== null && (
              <li className={gaya.kini} aria-hidden style={{ '--kini': garis.kini / 100 } as React.CSSProperties}>
                <b>Hari ini, {tanggalPendek(kini)}</b>
              </li>
            )}
          </ol>
        </div>
      </div>
    </section>
  );
}

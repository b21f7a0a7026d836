import { angka } from '@sinas/domain/format/angka';
import { SARAN_ALASAN } from '@sinas/domain/bantuan/saran-alasan';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { usePengembalian, type Pengembalian as Satu } from '../data';
import gaya from '../bantuan.module.css';

/** Shares are rounded to whole percents; each names the files that it counts. */
const persen = (n: number, dari: number): string => `${angka(Math.round((100 * n) / dari))}%`;

/** Why files of a service were returned, the most frequent reason first, each with what to do about it. */
export function Pengembalian({ kd_rekom }: { kd_rekom: KdRekom }) {
  const { data, isPending, isError } = usePengembalian();
  const satu = data?.find((p) => p.kd_rekom === kd_rekom);
  return (
    <section aria-labelledby="bt-kembali">
      <h2 id="bt-kembali">Mengapa dikembalikan</h2>
      {isPending && <p>Mohon tunggu...</p>}
      {isError && <p>Angka pengembalian belum dapat dimuat. Muat ulang halaman beberapa saat lagi.</p>}
      {data && !satu && (
        <p>Dalam 12 bulan terakhir kurang dari 10 berkas layanan ini dikembalikan, jadi bagiannya tidak disebut.</p>
      )}
      {satu && <Daftar satu={satu} />}
    </section>
  );
}

function Daftar({ satu }: { satu: Satu }) {
  return (
    <>
      <p>
        Dari {angka(satu.berkas)} berkas yang dikembalikan dalam 12 bulan terakhir. Satu berkas dihitung pada sebab
        pertamanya.
      </p>
      <ul className={`sn-card ${gaya.sebab}`}>
        {satu.sebab.map((s) => (
          <li key={s.kd_alasan}>
            <b>{persen(s.berkas, satu.berkas)}</b>
            <div>
              <h3>{s.ur_alasan}</h3>
              <div className={gaya.batang} aria-hidden>
                <i style={{ width: `${(100 * s.berkas) / satu.berkas}%` }} />
              </div>
              <p>
                {SARAN_ALASAN[s.kd_alasan]} {angka(s.berkas)} berkas.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

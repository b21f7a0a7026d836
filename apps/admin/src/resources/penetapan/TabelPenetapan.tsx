import { angka, banding, jumlahkan, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { ALASAN, KODE_ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { keLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { Icon } from '@sinas/ui/marks/Icon';
import type { GarisPapan, Papan } from '../../providers/wire';
import type { BarisHitung, Hitungan, IsiBarisPenetapan, Kerja } from './hitung';
import gaya from './penetapan.module.css';

interface Props {
  papan: Papan;
  garis: GarisPapan;
  kerja: Kerja;
  hitungan: Hitungan;
  terkunci: boolean;
  onBaris: (id: string, ubah: IsiBarisPenetapan) => void;
  onTunda: (idNk: string) => void;
}

/** Requests on a line beside one another: asked for, recommended, determined, and why. */
export function TabelPenetapan({ papan, garis, kerja, hitungan, terkunci, onBaris, onTunda }: Props) {
  const rows = papan.baris.filter((b) => b.garis === garis.kunci);
  const g = hitungan.garis.get(garis.kunci);
  const { satuan, satuan_lazim } = garis;
  const lazim = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  const plafon = garis.isi?.plafon ?? '0';
  const jumlah = (apa: (b: (typeof rows)[number]) => string): string =>
    lazim(jumlahkan(rows.map((b) => ubahSatuan(apa(b), b.satuan, satuan))));
  const bagian = banding(plafon, '0') > 0 ? (Number(g?.sesudah ?? 0) / Number(plafon)) * 100 : 0;
  return (
    <section className={`sn-card ${gaya.tabel}`} aria-label={`Usulan ${garis.uraian || garis.ur_komoditas}`}>
      <div className={gaya.jumlah} data-lebih={g?.lebih ?? false}>
        <div>
          <span>Jumlah penetapan</span>
          <b>
            {lazim(g?.jumlah ?? '0')} {satuanPendek(satuan_lazim)}
          </b>
        </div>
        <div
          className="sn-bar"
          role="img"
          aria-label={`${Math.round(bagian)} persen dari plafon ${lazim(plafon)} ${satuanPendek(satuan_lazim)}`}
        >
          <b style={{ width: `${Math.min(100, bagian)}%` }} data-panas={g?.lebih ?? false} />
        </div>
        <div>
          <span>{g?.lebih ? 'Melebihi plafon' : 'Belum dialokasikan'}</span>
          <b>{lazim((g?.sisa ?? '0').replace('-', ''))}</b>
        </div>
      </div>
      <div className="kp-gulir" role="region" aria-label="Tabel penetapan" tabIndex={0}>
        <table className="sn-table">
          <thead>
            <tr>
              <th scope="col">Ikut</th>
              <th scope="col">Perusahaan dan barang</th>
              <th scope="col" className="sn-num">
                Realisasi lalu
              </th>
              <th scope="col" className="sn-num">
                Kapasitas
              </th>
              <th scope="col" className="sn-num">
                Diminta
              </th>
              <th scope="col" className="sn-num">
                Rekomendasi
              </th>
              <th scope="col" className="sn-num">
                Penetapan
              </th>
              <th scope="col" className="sn-num">
                Selisih
              </th>
              <th scope="col">Alasan</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((b, i) => {
              const p = papan.berkas.find((x) => x.idNk === b.idNk);
              const ikut = !kerja.tunda.includes(b.idNk);
              return (
                <tr key={b.id} data-tunda={!ikut}>
                  <td>
                    {rows[i - 1]?.idNk !== b.idNk && (
                      <input
                        type="checkbox"
                        aria-label={`Ikut ditetapkan: ${p?.nama_perusahaan ?? ''}`}
                        checked={ikut}
                        disabled={terkunci}
                        onChange={() => onTunda(b.idNk)}
                      />
                    )}
                  </td>
                  <td>
                    <b>{p?.nama_perusahaan}</b>
                    <small>
                      {b.uraian}, {p?.jnsLayanan} {p?.ur_ga}
                    </small>
                  </td>
                  <td className="sn-num">{angka(p?.realisasi)}</td>
                  <td className="sn-num">{angka(p?.kapasitas)}</td>
                  <td className="sn-num">{angka(b.diminta)}</td>
                  <td className="sn-num">{angka(b.rekomendasi)}</td>
                  <Isian
                    baris={hitungan.baris.find((h) => h.id === b.id) ?? null}
                    ketik={kerja.baris[b.id] ?? {}}
                    nama={p?.nama_perusahaan ?? ''}
                    masalah={(hitungan.masalah.get(b.id) ?? []).map((m) => m.message)}
                    terkunci={terkunci}
                    onUbah={(ubah) => onBaris(b.id, ubah)}
                  />
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td>Jumlah, {satuanPendek(satuan_lazim)}</td>
              <td colSpan={2} />
              <td className="sn-num">{jumlah((b) => b.diminta)}</td>
              <td className="sn-num">{jumlah((b) => b.rekomendasi)}</td>
              <td className="sn-num">{lazim(g?.jumlah ?? '0')}</td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

interface IsianProps {
  baris: BarisHitung | null;
  ketik: IsiBarisPenetapan;
  nama: string;
  masalah: string[];
  terkunci: boolean;
  onUbah: (ubah: IsiBarisPenetapan) => void;
}
/** Quantity, difference and reason of a row; of a file left for later nothing is asked. */
function Isian({ baris, ketik, nama, masalah, terkunci, onUbah }: IsianProps) {
  if (!baris)
    return (
      <td colSpan={3} className="sn-soft">
        ditunda, tetap menunggu
      </td>
    );
  const selisih = baris.penetapan === '' ? '' : kurangi(baris.penetapan, baris.rekomendasi);
  const dikurangi = baris.penetapan !== '' && banding(baris.penetapan, baris.diminta) < 0;
  const ikutKl = dikurangi && !baris.diubah;
  const diAtas = selisih !== '' && banding(selisih, '0') > 0;
  return (
    <>
      <td className="sn-num">
        <input
          className={`sn-input ${gaya.beri}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Penetapan ${nama} baris ${baris.seri}`}
          aria-invalid={masalah.length > 0}
          readOnly={terkunci}
          value={ketik.jml ?? angka(baris.rekomendasi)}
          onChange={(e) => onUbah({ jml: e.target.value })}
        />
      </td>
      <td className="sn-num">{selisih === '' ? '-' : angka(selisih)}</td>
      <td className={gaya.alasan}>
        {ikutKl ? (
          <span className="sn-soft">
            K/L, {baris.kd_alasan} {ALASAN[baris.kd_alasan as KdAlasan]}
          </span>
        ) : !dikurangi && !diAtas ? (
          <span className="sn-soft">penuh</span>
        ) : (
          <div className={gaya.sebabPotong}>
            {dikurangi && (
              <select
                className="sn-input"
                aria-label={`Alasan ${nama} baris ${baris.seri}`}
                disabled={terkunci}
                value={baris.kd_alasan}
                onChange={(e) => onUbah({ kd_alasan: e.target.value })}
              >
                <option value="">Pilih alasan</option>
                {KODE_ALASAN.map((k) => (
                  <option key={k} value={k}>
                    {k} {ALASAN[k]}
                  </option>
                ))}
              </select>
            )}
            <input
              className="sn-input"
              autoComplete="off"
              placeholder={diAtas || baris.kd_alasan === 'A99' ? 'Penjelasan, wajib' : 'Penjelasan, opsional'}
              aria-label={`Penjelasan ${nama} baris ${baris.seri}`}
              readOnly={terkunci}
              value={baris.alasan}
              onChange={(e) => onUbah({ alasan: e.target.value })}
            />
          </div>
        )}
        {masalah.length > 0 && (
          <p className="sn-err">
            <Icon name="alert" />
            <span>{masalah.join('. ')}</span>
          </p>
        )}
      </td>
    </>
  );
}

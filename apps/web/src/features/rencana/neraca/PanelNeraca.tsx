import { angka, banding, persen } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { hurufBesar } from '@sinas/domain/format/teks';
import type { HasilUji, UjiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { useMemo } from 'react';
import { IsianRencana } from '../tab/IsianRencana';
import { dapatUbah } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { neracaSatuan, type Bagian } from './batang';
import { hitunganUji, namaUji } from './kata-uji';
import gaya from './neraca.module.css';

const KATA: Readonly<Record<HasilUji, { bentuk: ShapeName; kelas: string; kata: string }>> = {
  sesuai: { bentuk: 'centang', kelas: 'sn-tone-success', kata: '' },
  peringatan: { bentuk: 'wajik', kelas: 'sn-tone-warning', kata: 'Perlu catatan' },
  halangan: { bentuk: 'oktagon', kelas: 'sn-tone-danger', kata: 'Ditahan' },
};
/** Checks that are told one by one, the gravest first. */
const TAMPIL = 30;
const BERAT: Readonly<Record<HasilUji, number>> = { halangan: 0, peringatan: 1, sesuai: 2 };

/** Supply and use as they are typed, and every check of the plan with its sum. */
export function PanelNeraca() {
  const { isi, uji, keadaan } = useRencana();
  const { detail } = keadaan.berkas;
  const neraca = useMemo(() => neracaSatuan(isi, uji), [isi, uji]);
  const urut = [...uji].sort((a, b) => BERAT[a.hasil] - BERAT[b.hasil] || a.kode - b.kode);
  const perluNeraca =
    uji.some((u) => u.hasil === 'peringatan' && u.kode !== 5) || Boolean(keadaan.kepala.catatan_neraca);
  const perluImpor = uji.some((u) => u.hasil === 'peringatan' && u.kode === 5) || Boolean(keadaan.kepala.catatan_impor);
  const satuan = (kode: string) =>
    satuanPendek(kode || null, detail.formulir.satuan.find((s) => s.kodeSatuan === kode)?.urSatuan);
  return (
    <>
      <h2>Neraca {detail.ur_komoditas}</h2>
      {neraca.length === 0 && <p className="sn-sub">Neraca terhitung sendiri begitu jumlahnya Anda isi.</p>}
      {neraca.map((n) => (
        <div key={n.satuan}>
          <Batang nama="Pasokan" jumlah={n.jumlahPasokan} bagian={n.pasokan} satuan={satuan(n.satuan)} dari={n} />
          <Batang
            nama="Penggunaan"
            jumlah={n.jumlahPenggunaan}
            bagian={n.penggunaan}
            satuan={satuan(n.satuan)}
            dari={n}
          />
          <p className={gaya.selisih}>
            <span>Selisih</span>
            <span>
              <b>{angka(n.selisih)}</b> {n.persen !== null && <small>{angka(n.persen)}%</small>}
            </span>
          </p>
        </div>
      ))}
      <h3>{dapatUbah(detail) ? 'Pemeriksaan sebelum kirim' : 'Pemeriksaan'}</h3>
      <ul className={gaya.uji}>
        {urut.slice(0, TAMPIL).map((u, i) => (
          <Uji key={`${u.kode} ${u.satuan} ${u.id_baris ?? i}`} u={u} />
        ))}
        {urut.length > TAMPIL && <li className="sn-sub">dan {angka(urut.length - TAMPIL)} pemeriksaan lain</li>}
        {!uji.some((u) => u.kode === 6) && isi.baris.length > 0 && (
          <li>
            <Shape name="centang" className="sn-tone-success" />
            <b>Barang ganda</b>
            <p>Tidak ada</p>
          </li>
        )}
      </ul>
      {perluNeraca && <IsianRencana kd_field="catatan_neraca" />}
      {perluImpor && (
        <>
          <IsianRencana kd_field="alasan_impor" />
          <IsianRencana kd_field="catatan_impor" />
        </>
      )}
    </>
  );
}

interface PropsBatang {
  nama: string;
  jumlah: string;
  bagian: readonly Bagian[];
  satuan: string;
  dari: { jumlahPasokan: string; jumlahPenggunaan: string };
}
/** A bar whose parts are to scale; the two bars of a balance have one scale. */
function Batang({ nama, jumlah, bagian, satuan, dari }: PropsBatang) {
  const { jumlahPasokan: a, jumlahPenggunaan: b } = dari;
  const besar = banding(a, b) > 0 ? a : b;
  const isi = bagian.filter((p) => p.jml !== '0');
  const kata = isi.map((p) => `${p.nama} ${angka(p.jml)}`).join(' + ');
  return (
    <div className={gaya.batang}>
      <p>
        <span>{nama}</span>
        <b>
          {angka(jumlah)} {satuan}
        </b>
      </p>
      <div role="img" aria-label={`${nama} ${angka(jumlah)} ${satuan}${kata && `: ${kata}`}`}>
        {isi.map((p) => (
          <i key={p.nama} data-warna={p.warna} style={{ width: `${persen(p.jml, besar) ?? 0}%` }} />
        ))}
      </div>
      <small>{kata ? hurufBesar(kata) : 'Belum ada'}</small>
    </div>
  );
}

function Uji({ u }: { u: UjiRencana }) {
  const { isi, pergi, keadaan } = useRencana();
  const { bentuk, kelas, kata: asli } = KATA[u.hasil];
  const catatan = keadaan.kepala[u.kode === 5 ? 'catatan_impor' : 'catatan_neraca']?.trim();
  const kata = u.hasil === 'peringatan' && catatan ? 'Dengan catatan' : asli;
  const nama = namaUji(u, isi);
  return (
    <li>
      <Shape name={bentuk} className={kelas} />
      <b>
        {u.hasil === 'sesuai' ? (
          nama
        ) : (
          <button
            type="button"
            className="sn-linkbtn"
            onClick={() => pergi(u.langkah, u.id_baris === null ? '' : `baris.${u.id_baris}`, u.seri)}
          >
            {nama}
          </button>
        )}
        {kata && <em className={kelas}>{kata}</em>}
      </b>
      <p>{hitunganUji(u, keadaan.berkas.detail.kd_komoditas)}</p>
    </li>
  );
}

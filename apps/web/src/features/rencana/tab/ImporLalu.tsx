import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import type { Skema } from '@sinas/api-client';
import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { koleksi } from '../kerja/koleksi';
import { dapatUbah } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import gaya from './impor-lalu.module.css';

type Lalu = Skema<'NppImporLaluDto'>;
type Hasil = Skema<'NppImporLaluHasilDto'>;
type Barang = Lalu['barang'][number];

/** A draft from last year's permits and what customs have told of them: what it has not got yet, and that it be taken. */
export function ImporLalu() {
  const { keadaan } = useRencana();
  const { detail } = keadaan.berkas;
  const boleh = punyaIzin(usePengguna(), 'rencana.ubah');
  const draf = dalam('draf', detail.kd_status_pengajuan) && dapatUbah(detail);
  const buka = boleh && draf && keadaan.kepala.trader_type !== 'LOKAL';
  const [tampil, setTampil] = useState(false);
  const jumlah = koleksi('barang_impor').di(keadaan.baris).length;
  const { data } = useQuery({
    queryKey: ['impor-lalu', detail.noAju, jumlah],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/data-npp/impor-lalu', { query: { no_aju: detail.noAju }, signal }),
    enabled: buka,
    placeholderData: keepPreviousData,
  });
  if (!buka || !data || (data.barang.length === 0 && !tampil)) return null;
  const baru = data.barang.filter((b) => b.seri === null).length;
  const lengkap = data.barang.length - baru;
  return (
    <>
      <div className={`sn-note ${gaya.lalu}`}>
        <Icon name="info" />
        <span>
          {[
            baru > 0 && `${baru} barang dari izin Anda tahun ${data.tahun} belum ada di rencana ini`,
            lengkap > 0 && `${lengkap} barang punya catatan Bea Cukai untuk bulan yang masih kosong`,
          ]
            .filter(Boolean)
            .join(', ')}
          .
        </span>
        <Button variant="outlined" onClick={() => setTampil(true)}>
          Lihat dan pilih
        </Button>
      </div>
      {tampil && <Pilih lalu={data} onTutup={() => setTampil(false)} />}
    </>
  );
}

function Pilih({ lalu, onTutup }: { lalu: Lalu; onTutup: () => void }) {
  const { keadaan, penyimpan } = useRencana();
  const klien = useQueryClient();
  const toast = useToast();
  const { noAju } = keadaan.berkas.detail;
  const [lepas, setLepas] = useState<ReadonlySet<string>>(new Set());
  const pilih = lalu.barang.filter((b) => !lepas.has(b.kunci)).map((b) => b.kunci);
  const ambil = useMutation({
    mutationFn: async () => {
      await penyimpan.sekarang();
      return api.kirim('/nk/v2/npp/data-npp/impor-lalu', { body: { no_aju: noAju, kunci: pilih } });
    },
    onSuccess: async (h) => {
      await penyimpan.muat();
      await klien.invalidateQueries({ queryKey: ['impor-lalu', noAju] });
      if (h.ditambah + h.dilengkapi > 0)
        toast.berhasil(`${h.ditambah} barang ditambahkan, ${h.dilengkapi} barang dilengkapi`);
      if (h.ditolak.length === 0) onTutup();
    },
  });
  const ubah = (kunci: string, ada: boolean) =>
    setLepas((s) => new Set(ada ? [...s].filter((k) => k !== kunci) : [...s, kunci]));
  return (
    <DialogFrame
      title={<>Izin dan impor tahun {lalu.tahun}</>}
      width="md"
      onClose={onTutup}
      contentClass={gaya.laluIsi}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            Tutup
          </Button>
          <Button
            variant="contained"
            disabled={pilih.length === 0}
            loading={ambil.isPending}
            onClick={() => ambil.mutate()}
          >
            {`Ambil ${pilih.length} barang`}
          </Button>
        </>
      }
    >
      <p className="sn-sub">
        Jumlah dan ketentuan barang disalin dari izin yang terbaru. Yang masuk menurut Bea Cukai menjadi realisasi{' '}
        {lalu.tahun}, dengan nomor pemberitahuannya. Bulan yang sudah terisi tidak diubah.
      </p>
      {ambil.data && <Ditolak ditolak={ambil.data.ditolak} />}
      {ambil.isError && (
        <p className="sn-err" role="alert">
          {kalimatGalat(ambil.error, 'Belum dapat diambil')}.
        </p>
      )}
      <div className={gaya.laluGulir} role="region" aria-label="Barang dari izin" tabIndex={0}>
        <table className="sn-table">
          <thead>
            <tr>
              <th scope="col">Barang</th>
              <th scope="col" className="sn-num">
                Jumlah izin
              </th>
              <th scope="col" className="sn-num">
                Masuk menurut Bea Cukai
              </th>
              <th scope="col">Di rencana ini</th>
            </tr>
          </thead>
          <tbody>
            {lalu.barang.map((b) => (
              <Baris key={b.kunci} b={b} dipilih={!lepas.has(b.kunci)} onUbah={(ada) => ubah(b.kunci, ada)} />
            ))}
          </tbody>
        </table>
      </div>
    </DialogFrame>
  );
}

function Baris({ b, dipilih, onUbah }: { b: Barang; dipilih: boolean; onUbah: (ada: boolean) => void }) {
  return (
    <tr>
      <th scope="row">
        <label className={gaya.laluPilih}>
          <input type="checkbox" checked={dipilih} onChange={(e) => onUbah(e.target.checked)} />
          <span>
            {b.uraian}
            <small>
              {[b.hs, b.ur_negara_asal, b.izin.length === 1 ? b.izin[0] : `${b.izin.length} izin`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </label>
      </th>
      <td className="sn-num">
        {angka(b.jml_izin)} {satuanPendek(b.satuan_izin)}
      </td>
      <td className="sn-num">
        {b.bulan === 0 ? 'Belum ada' : `${angka(b.masuk)} ${satuanPendek(b.satuan)}, ${b.bulan} bulan`}
      </td>
      <td>{b.seri === null ? 'Menjadi baris baru' : `Melengkapi nomor ${b.seri}`}</td>
    </tr>
  );
}

function Ditolak({ ditolak }: { ditolak: Hasil['ditolak'] }) {
  if (ditolak.length === 0) return null;
  return (
    <div className="sn-note" data-grup="buruk" role="alert">
      <Icon name="alert" />
      <div>
        <p>{ditolak.length} barang tidak dapat dimuat dalam rencana tahun ini:</p>
        <ul>
          {ditolak.map((d, i) => (
            <li key={i}>
              {d.uraian}: {d.pesan.join('. ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

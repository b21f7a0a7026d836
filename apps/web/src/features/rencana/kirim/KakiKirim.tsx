import { pukul, tanggal } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { ResultDialog } from '@sinas/ui/feedback/ResultDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { koleksi } from '../kerja/koleksi';
import { dapatUbah } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { Kosongkan } from './Kosongkan';
import { kataKurang, ringkasKurang } from './kurang';
import { useCheckpoint } from './useCheckpoint';
import { useKirimRencana, type AkhirKirim } from './useKirimRencana';
import gaya from '../neraca/neraca.module.css';

/** What is still missing, each a link; the statement; and the one button that sends. */
export function KakiKirim() {
  const { keadaan, store, cek, uji, isi, pergi, sasaran } = useRencana();
  const { detail } = keadaan.berkas;
  const bolehKirim = punyaIzin(usePengguna(), 'rencana.kirim');
  const server = useCheckpoint();
  const { kirim, sibuk, akhir, tutup } = useKirimRencana();
  const [tanya, setTanya] = useState(false);
  const centang = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sasaran?.path === 'pernyataan') centang.current?.focus();
  }, [sasaran]);
  const pernyataan = useQuery({
    queryKey: ['disclaimer'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/disclaimer', { signal }),
    staleTime: Infinity,
  });
  if (!dapatUbah(detail)) return null;
  const kurang = cek.boleh_kirim && server.data && !server.data.boleh_kirim ? server.data.pesan : cek.pesan;
  const siap = cek.boleh_kirim && keadaan.simpan.keadaan === 'tersimpan' && server.data?.boleh_kirim === true;
  const perbaikan = dalam('dikembalikan', detail.kd_status_pengajuan);
  const label = perbaikan ? 'Kirim perbaikan' : 'Kirim rencana';
  return (
    <div className={gaya.kirim}>
      <p>{ringkasKurang(kurang, uji)}</p>
      {kurang.length > 0 && (
        <ul className={gaya.kurang} aria-label="Yang masih kurang" tabIndex={0}>
          {kurang.map((m, i) => (
            <li key={`${m.tab} ${m.path} ${i}`}>
              <button type="button" className="sn-linkbtn" onClick={() => pergi(m.tab, m.path, m.baris)}>
                {kataKurang(m, uji, isi)}
              </button>
              {m.path === 'ganda' && <Ganda pesan={m.pesan} />}
            </li>
          ))}
        </ul>
      )}
      <label className={gaya.centang}>
        <input
          ref={centang}
          type="checkbox"
          checked={keadaan.pernyataan}
          disabled={!pernyataan.data}
          onChange={(e) => store.aturPernyataan(e.target.checked)}
        />
        <span>{pernyataan.data?.teks ?? 'Mohon tunggu...'}</span>
      </label>
      {bolehKirim ? (
        <Button variant="contained" disabled={!siap} loading={sibuk} onClick={() => setTanya(true)}>
          {label}
        </Button>
      ) : (
        <p className="sn-sub">Rencana dikirim oleh administrator perusahaan Anda.</p>
      )}
      <Kosongkan />
      <ConfirmDialog
        open={tanya}
        title={label}
        question={`Kirim rencana ${detail.ur_komoditas ?? ''} ${detail.tahun} ke ${detail.ur_ga || 'kementerian'}?`}
        onNo={() => setTanya(false)}
        onYes={() => {
          setTanya(false);
          void kirim();
        }}
      >
        <Isi />
      </ConfirmDialog>
      <Akhir akhir={akhir} onTutup={tutup} />
    </div>
  );
}

/** What is sent. */
function Isi() {
  const { keadaan } = useRencana();
  const n = (jenis: string) => koleksi(jenis).di(keadaan.baris).length;
  return (
    <p className="sn-sub">
      {n('barang_impor')} barang impor, {n('barang_lokal')} barang lokal, dan {keadaan.berkas.dokumen.length} dokumen.
      Setelah dikirim rencana tidak dapat diubah, kecuali dikembalikan untuk diperbaiki.
    </p>
  );
}

/** The other plan of the same goods and year. */
function Ganda({ pesan }: { pesan: string }) {
  const no = /[\d-]{26,}/.exec(pesan)?.[0].replaceAll('-', '');
  return no ? (
    <>
      {' '}
      <Link to={`/rkt-npp/${no}`}>Buka {tampilNoAju(no)}</Link>
    </>
  ) : null;
}

function Akhir({ akhir, onTutup }: { akhir: AkhirKirim; onTutup: () => void }) {
  if (!akhir) return null;
  if ('gagal' in akhir)
    return (
      <ResultDialog
        result={{
          ok: false,
          message: `${akhir.gagal}.`,
          next: akhir.sebab.length > 0 ? `${akhir.sebab.join('. ')}.` : 'Isian Anda tetap di rencana ini.',
        }}
        onClose={onTutup}
      />
    );
  const { nomor, waktu, url } = akhir.hasil.tanda_terima;
  return (
    <ResultDialog
      result={{
        ok: true,
        message: PESAN['berhasil.kirim'],
        next: `Tanda terima ${nomor}, ${tanggal(waktu)} pukul ${pukul(waktu)}.`,
      }}
      onClose={onTutup}
      closeLabel="Lihat rencana"
      action={
        url && (
          <Button component="a" variant="contained" href={url}>
            Unduh tanda terima
          </Button>
        )
      }
    />
  );
}

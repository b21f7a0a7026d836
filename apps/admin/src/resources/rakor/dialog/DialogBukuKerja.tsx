import { angka, kurangi } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Field } from '@sinas/ui/inputs/Field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Tabel } from '../../../components/Tabel';
import { kalimatGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { HasilBukuKerja } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

/** More rows than anybody reads in a dialog. */
const MAKS_TAMPIL = 200;

/** A workbook of the board comes back: what it would change is told first, and stored by a second press. */
export function DialogBukuKerja({ idRakor, onTutup }: { idRakor: string; onTutup: () => void }) {
  const data = useData();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const periksa = useMutation({ mutationFn: (f: File) => data.rapatBukuKerja(idRakor, f, true) });
  const simpan = useTulisRapat(
    idRakor,
    (d, f: File) => d.rapatBukuKerja(idRakor, f, false),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const hasil = periksa.data;
  const siap = hasil !== undefined && hasil.jumlah_salah === 0 && hasil.berubah.length > 0;
  const galat = simpan.error ?? periksa.error;
  const kirim = (): void => {
    if (!file) return;
    // Somebody was faster: what is wrong now stands row by row.
    if (siap) simpan.mutate(file, { onError: () => periksa.mutate(file) });
    else periksa.mutate(file);
  };
  return (
    <RangkaDialog
      judul="Unggah buku kerja"
      tombol={siap ? `Simpan ${angka(hasil.berubah.length)} baris` : 'Periksa buku kerja'}
      lebar="md"
      sibuk={periksa.isPending || simpan.isPending}
      galat={galat ? [kalimatGalat(galat, 'Buku kerja belum dapat dibaca')] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <p>Buku kerja diperiksa dulu. Belum ada baris yang berubah sebelum Anda menekan Simpan.</p>
      <Field label="Buku kerja Excel" required>
        {(ids) => (
          <input
            className="sn-input"
            type="file"
            accept=".xlsx"
            {...ids}
            onChange={(e) => {
              setFile(e.target.files?.[0] ?? null);
              periksa.reset();
              simpan.reset();
            }}
          />
        )}
      </Field>
      {hasil && <Laporan hasil={hasil} />}
    </RangkaDialog>
  );
}

function Laporan({ hasil: h }: { hasil: HasilBukuKerja }) {
  return (
    <>
      <p role="status">
        {angka(h.dibaca)} baris dibaca: {angka(h.berubah.length)} akan berubah, {angka(h.jumlah_salah)} kesalahan.
      </p>
      {h.salah.length > 0 && <Kesalahan salah={h.salah} jumlah={h.jumlah_salah} />}
      {h.garis.length > 0 && (
        <ul className="rk-buku-garis">
          {h.garis.map((g) => (
            <li key={g.id_garis}>
              <KalimatGaris garis={g} />
            </li>
          ))}
        </ul>
      )}
      {h.berubah.length > 0 && <Perubahan berubah={h.berubah} />}
    </>
  );
}

function KalimatGaris({ garis: g }: { garis: HasilBukuKerja['garis'][number] }) {
  const sebut = (jml: string): string => kuantitas(keLazim(jml, g.satuan, g.satuan_lazim), g.satuan_lazim);
  const sisa = g.sisa_plafon;
  return (
    <>
      {g.uraian || g.ur_komoditas}: {sebut(g.sebelum)} menjadi <b>{sebut(g.sesudah)}</b>
      {sisa !== null &&
        (g.lewat_plafon ? (
          <b className="sn-tone-warning">, di atas plafon {sebut(kurangi('0', sisa))}</b>
        ) : (
          `, di bawah plafon ${sebut(sisa)}`
        ))}
    </>
  );
}

const Kesalahan = ({ salah, jumlah }: { salah: HasilBukuKerja['salah']; jumlah: number }) => (
  <>
    <Tabel nama="kesalahan" kolom={['#Baris Excel', 'Berkas', 'Kolom', 'Kesalahan']} susun>
      {salah.map((s, i) => (
        <tr key={i}>
          <td className="sn-num" data-label="Baris Excel">
            {angka(s.nomor)}
          </td>
          <td data-label="Berkas">{s.noAju ? noAjuPendek(s.noAju) : '-'}</td>
          <td data-label="Kolom">{s.kolom ?? '-'}</td>
          <td className="kn-lipat" data-label="Kesalahan">
            {s.pesan}
          </td>
        </tr>
      ))}
    </Tabel>
    {jumlah > salah.length && <p className="sn-soft">dan {angka(jumlah - salah.length)} kesalahan lain.</p>}
  </>
);

type Isian = HasilBukuKerja['berubah'][number]['dari'];
const jumlah = (i: Isian): string => (i.tunda ? 'ditunda' : angka(i.penetapan, 'belum'));
const alasan = (i: Isian): string => [i.kd_alasan, i.alasan].filter(Boolean).join('. ') || '-';

const Perubahan = ({ berubah }: { berubah: HasilBukuKerja['berubah'] }) => (
  <>
    <Tabel nama="perubahan" kolom={['#Baris Excel', 'Perusahaan', '#Sekarang', '#Menjadi', 'Alasan']} susun>
      {berubah.slice(0, MAKS_TAMPIL).map((b) => (
        <tr key={b.id_baris}>
          <td className="sn-num" data-label="Baris Excel">
            {angka(b.nomor)}
          </td>
          <td className="kn-lipat" data-label="Perusahaan">
            {b.pemilik}, {b.uraian}
          </td>
          <td className="sn-num" data-label="Sekarang">
            {jumlah(b.dari)}
          </td>
          <td className="sn-num" data-label="Menjadi">
            <b>{jumlah(b.ke)}</b>
          </td>
          <td className="kn-lipat" data-label="Alasan">
            {alasan(b.ke)}
          </td>
        </tr>
      ))}
    </Tabel>
    {berubah.length > MAKS_TAMPIL && (
      <p className="sn-soft">dan {angka(berubah.length - MAKS_TAMPIL)} baris lain di buku kerja yang sama.</p>
    )}
  </>
);

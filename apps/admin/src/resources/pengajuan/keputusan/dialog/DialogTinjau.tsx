import { angka, banding, persen } from '@sinas/domain/format/angka';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { masalahKewajaranKeputusan } from '@sinas/domain/baris/syarat-wajar';
import { tanggal } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { periksaMasaBerlaku } from '@sinas/domain/pengajuan/masa-berlaku';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { Field } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { jumlahBersatuan } from '../../../../lib/satuan';
import { danBerikutnya, type PropsDialog } from './props-dialog';
import { potonganDari } from '../lembaran';
import { KonsepSurat } from './KonsepSurat';
import { TidakLolos } from './TidakLolos';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { Sandi } from '../../../../components/Sandi';
import gaya from '../keputusan-dialog.module.css';

/** Faults of the server that are told at their field. */
const DI_ISIAN: readonly string[] = ['sandi', 'catatan', 'berlaku_sampai'];

/** Review before forwarding or deciding: totals and every cut; the official's proof (never decides at once). */
export function DialogTinjau({ berkas, lembar, kerja, aksi, diberi, keputusan }: PropsDialog) {
  const bukti = useBukti('keputusan');
  const [sandi, setSandi] = useState('');
  const [salahSandi, setSalahSandi] = useState<string>();
  const pemutus = aksi.utama?.jenis === 'putuskan';
  const potongan = potonganDari(kerja.isi, lembar.rincian);
  const nol = banding(diberi, '0') === 0;
  const penuh = banding(diberi, berkas.jml_total) === 0;
  const keRakor = aksi.utama?.tombol === 'Teruskan ke rakor';
  // A ministry may recommend nothing: who determines then refuses.
  const tanpaJumlah = nol && pemutus && !keRakor && lembar.rincian.length > 0;
  const tombol = !pemutus
    ? (aksi.utama?.tombol ?? '')
    : keRakor
      ? 'Teruskan ke rakor'
      : penuh
        ? 'Setujui'
        : 'Setujui sebagian';
  const dariServer = (path: string) => keputusan.masalahServer.find((m) => m.path === path)?.message;
  const lain = keputusan.masalahServer.filter((m) => !DI_ISIAN.includes(m.path)).map((m) => m.message);
  const wajar = (catatan: string) =>
    // What an extension goes on with was weighed when it was decided.
    !perpanjangan(berkas.jenis_pengajuan)
      ? masalahKewajaranKeputusan(berkas.json_simpan.kepala, berkas.jml_total, diberi, berkas.satuan, catatan)
      : [];
  const kurangWajar = wajar(kerja.isi.catatan);
  const ditahan = kurangWajar.filter((m) => m.path !== 'catatan').map((m) => m.message);
  // Asked for by the quantity, not by what is typed: the label stays while the note is written.
  const perluCatatan = wajar('').some((m) => m.path === 'catatan');
  const mintaCatatan = kurangWajar.find((m) => m.path === 'catatan')?.message;
  const [dicoba, setDicoba] = useState(false);
  const masa = pemutus ? lembar.masa : null;
  // None was given: as long as it may hold.
  const { berlaku_sampai } = kerja.isi;
  const salahMasa = masa && berlaku_sampai ? periksaMasaBerlaku(berlaku_sampai, masa)[0]?.message : undefined;
  const kirim = (_: unknown, berikutnya: boolean) => {
    setDicoba(true);
    if (tanpaJumlah || kurangWajar.length > 0 || salahMasa) return;
    if (pemutus && bukti.sandi && !sandi) return setSalahSandi(PESAN['keputusan.sandi']);
    setSalahSandi(undefined);
    if (pemutus) bukti.lalu(sandi, (b) => void keputusan.utama({ bukti: b, berikutnya }));
    else void keputusan.utama({ berikutnya });
  };
  const p = persen(diberi, berkas.jml_total);
  return (
    <RangkaDialog
      judul={judulTinjau(aksi.utama)}
      tombol={tombol}
      tombolLanjut={danBerikutnya(tombol, berkas)}
      sibuk={keputusan.sibuk}
      galat={tanpaJumlah ? [PESAN['keputusan.nol_semua']] : [...ditahan, ...lain]}
      onKirim={kirim}
      onTutup={keputusan.tutupDialog}
    >
      <p className={gaya.tinjauJumlah}>
        <b>{jumlahBersatuan(diberi, berkas)}</b> dari {jumlahBersatuan(berkas.jml_total, berkas)} yang diminta{' '}
        {berkas.nama_perusahaan}
        {p !== null && `, ${angka(p)}%`}. {angka(berkas.jumlah_baris)} baris, {potongan.length} dikurangi.
      </p>
      {potongan.length > 0 && (
        <div className={gaya.tinjau} role="region" aria-label="Baris yang dikurangi" tabIndex={0}>
          <ul>
            {potongan.map((r) => (
              <li key={r.id}>
                <b>
                  Baris {r.seri}, {r.uraian} {r.ur_negara}
                </b>
                <p>
                  {jumlahBersatuan(r.jml_usulan, berkas)} menjadi {jumlahBersatuan(r.jml_keputusan, berkas)}.{' '}
                  {r.kd_alasan} {ALASAN[r.kd_alasan as KdAlasan] ?? ''}
                  {r.alasan && `, ${r.alasan}`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TidakLolos berkas={berkas} lembar={lembar} isi={kerja.isi} diberi={diberi} />
      {keRakor && <p>Jumlah ini menjadi rekomendasi kementerian dan dibahas di Rakornis.</p>}
      <Field
        label={perluCatatan ? 'Catatan' : 'Catatan, opsional'}
        required={perluCatatan}
        error={(dicoba && mintaCatatan) || dariServer('catatan')}
        maks={BATAS_TEKS.catatan_keputusan}
        isi={kerja.isi.catatan}
      >
        {(ids) => (
          <textarea
            className="sn-input"
            rows={2}
            {...ids}
            value={kerja.isi.catatan}
            onChange={(e) => kerja.ubah({ catatan: e.target.value })}
          />
        )}
      </Field>
      {masa && (
        <DateField
          label="Berlaku sampai"
          hint={`Paling lambat ${tanggal(masa.paling_akhir)}`}
          error={(dicoba && salahMasa) || dariServer('berlaku_sampai')}
          value={berlaku_sampai || masa.paling_akhir}
          onUbah={(hari) => kerja.ubah({ berlaku_sampai: hari })}
        />
      )}
      {pemutus && !keRakor && <KonsepSurat idNk={berkas.idNk} kerja={kerja} />}
      {pemutus && bukti.sandi && <Sandi nilai={sandi} salah={salahSandi ?? dariServer('sandi')} onUbah={setSandi} />}
    </RangkaDialog>
  );
}

/** The coordinator approves what the verifier has recommended. */
function judulTinjau(utama: PropsDialog['aksi']['utama']): string {
  if (utama?.jenis === 'putuskan') return 'Periksa sebelum memutus';
  return utama?.tombol === 'Rekomendasikan'
    ? 'Periksa sebelum merekomendasikan'
    : 'Periksa sebelum menyetujui rekomendasi';
}

import { angka, bacaAngka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import {
  ANGKA_GARIS,
  hitungGaris,
  KODE_ANGKA_GARIS,
  MAKS_ALASAN_ANGKA,
  MAKS_SUMBER,
  periksaGaris,
  type AngkaGaris,
  type KdAngkaGaris,
} from '@sinas/domain/neraca/garis';
import { keLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import type { GarisPapan } from '../../providers/wire';
import { useSimpanGaris } from './data';
import gaya from './penetapan.module.css';

type Ketikan = Omit<AngkaGaris, 'jml'> & { jml: string };
const KOSONG: Ketikan = { kode: 'produksi_dn', jml: '', sumber: '', tanggal: '', dipilih: true, alasan: '' };
const AWAL: readonly KdAngkaGaris[] = ['produksi_dn', 'industri'];

/** The figures of a line, each with its source and date, and the ceiling. */
export function DialogGaris({ garis, onTutup }: { garis: GarisPapan; onTutup: () => void }) {
  const toast = useToast();
  const { isi, satuan, satuan_lazim } = garis;
  const tampil = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  const [rows, setRows] = useState<Ketikan[]>(
    isi ? isi.angka.map((a) => ({ ...a, jml: tampil(a.jml) })) : AWAL.map((kode) => ({ ...KOSONG, kode })),
  );
  const [plafon, setPlafon] = useState(isi ? tampil(isi.plafon) : '');
  const [sumber, setSumber] = useState(isi?.plafon_sumber ?? '');
  const [salah, setSalah] = useState<string[]>([]);
  const simpan = useSimpanGaris(() => {
    toast.berhasil(PESAN['berhasil.simpan']);
    onTutup();
  });
  const keDasar = (teks: string): string => {
    const baca = bacaAngka(teks);
    return baca.sah ? ubahSatuan(baca.nilai, satuan_lazim, satuan) : '';
  };
  const semua: AngkaGaris[] = rows.map((r) => ({ ...r, jml: keDasar(r.jml) }));
  const { selisih } = hitungGaris(semua.filter((a) => a.jml !== ''));
  const ubah = (i: number, baru: Partial<Ketikan>): void =>
    setRows((lama) => lama.map((r, n) => (n === i ? { ...r, ...baru } : r)));
  const kirim = (): void => {
    const jml = keDasar(plafon);
    const masalah = periksaGaris(semua, { jml, sumber }, isi?.ditetapkan ?? '0').map((m) => m.message);
    const tanggal = rows.filter((r) => !/^\d{4}-\d\d-\d\d$/.test(r.tanggal));
    const kurang = tanggal.map((r) => `Tulis tanggal angka ${ANGKA_GARIS[r.kode].nama}`);
    setSalah([...masalah, ...kurang]);
    if (masalah.length + kurang.length > 0) return;
    simpan.mutate({
      ...{ tahun: garis.tahun, arah: garis.arah, kd_komoditas: garis.kd_komoditas, satuan, elemen: garis.elemen },
      ...{ versi: isi?.versi ?? 0, plafon: jml, plafon_sumber: sumber.trim(), angka: semua },
    });
  };
  return (
    <RangkaDialog
      judul={`Angka ${garis.uraian || garis.ur_komoditas}, dalam ${satuanPendek(satuan_lazim)}`}
      tombol="Simpan"
      lebar="md"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : salah}
      onKirim={kirim}
      onTutup={onTutup}
    >
      {rows.map((r, i) => {
        const kembar = rows.filter((x) => x.kode === r.kode).length > 1;
        return (
          <fieldset key={i} className={gaya.angkaIsian}>
            <legend className="sn-sr">Angka {i + 1}</legend>
            <Pilihan
              label="Angka"
              pilihan={KODE_ANGKA_GARIS.map((k) => [k, ANGKA_GARIS[k].nama] as const)}
              value={r.kode}
              onChange={(e) => ubah(i, { kode: e.target.value as KdAngkaGaris })}
            />
            <TextInput
              label="Jumlah"
              inputMode="decimal"
              autoComplete="off"
              value={r.jml}
              onChange={(e) => ubah(i, { jml: e.target.value })}
            />
            <TextInput
              label="Sumber"
              autoComplete="off"
              maks={MAKS_SUMBER}
              value={r.sumber}
              onChange={(e) => ubah(i, { sumber: e.target.value })}
            />
            <DateField label="Tanggal angka" value={r.tanggal} onUbah={(tanggal) => ubah(i, { tanggal })} />
            <button
              type="button"
              className="rf-tutup"
              aria-label={`Hapus angka ${i + 1}`}
              onClick={() => setRows((lama) => lama.filter((_, n) => n !== i))}
            >
              <Icon name="trash" />
            </button>
            {kembar && (
              <div className={gaya.pilih}>
                <label>
                  <input
                    type="radio"
                    name={`dipilih-${r.kode}`}
                    checked={r.dipilih}
                    onChange={() =>
                      setRows((lama) => lama.map((x, n) => (x.kode === r.kode ? { ...x, dipilih: n === i } : x)))
                    }
                  />{' '}
                  Angka ini yang dipakai
                </label>
                {r.dipilih && (
                  <TextInput
                    label="Mengapa angka ini"
                    autoComplete="off"
                    maks={MAKS_ALASAN_ANGKA}
                    value={r.alasan}
                    onChange={(e) => ubah(i, { alasan: e.target.value })}
                  />
                )}
              </div>
            )}
          </fieldset>
        );
      })}
      <Button
        className={gaya.tombol}
        variant="outlined"
        onClick={() => setRows((lama) => [...lama, { ...KOSONG, dipilih: !lama.some((x) => x.kode === KOSONG.kode) }])}
      >
        <Icon name="plus" />
        Tambah angka
      </Button>
      <div className={gaya.angkaIsian}>
        <TextInput
          label="Plafon"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={
            selisih.startsWith('-') ? `Defisit ${tampil(selisih.replace('-', ''))} ${satuanPendek(satuan_lazim)}` : null
          }
          value={plafon}
          onChange={(e) => setPlafon(e.target.value)}
        />
        <TextInput
          label="Sumber plafon"
          required
          autoComplete="off"
          maks={500}
          value={sumber}
          onChange={(e) => setSumber(e.target.value)}
        />
      </div>
      {selisih.startsWith('-') && (
        <Button className={gaya.tombol} variant="outlined" onClick={() => setPlafon(tampil(selisih.replace('-', '')))}>
          Pakai defisit sebagai plafon
        </Button>
      )}
    </RangkaDialog>
  );
}

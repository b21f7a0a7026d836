import { angka } from '@sinas/domain/format/angka';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN, type KdRekom } from '@sinas/domain/layanan/kode';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { PembayaranJanggal, Tarif as BarisTarif, TarifBaru } from '../../providers/wire';

const KUNCI = ['tarif'] as const;
const BERBIAYA = KODE_IZIN.filter((k) => layanan(k).fl_pnbp).map((k) => [k, layanan(k).nama] as const);
const namaLayanan = (k: string): string => layanan(k as KdRekom).jnsLayanan;
const HASIL: Record<PembayaranJanggal['hasil'], string> = {
  lunas: 'Lunas',
  ulang: 'Sudah tercatat',
  dobel: 'Pembayaran kedua untuk berkas yang sudah lunas',
  salah_jumlah: 'Jumlahnya tidak sama dengan tagihan',
  terlambat: 'Dibayar setelah tagihannya tidak berlaku',
  tidak_dikenal: 'Kode billing tidak dikenal',
};

/** /tarif: fees with their days, and payments that changed nothing and wait for somebody to look. */
export function Tarif() {
  const data = useData();
  const boleh = punyaIzin(usePengguna(), 'referensi.kelola');
  const tarif = useQuery({ queryKey: KUNCI, queryFn: ({ signal }) => data.tarif({ signal }), enabled: boleh });
  const janggal = useQuery({
    queryKey: [...KUNCI, 'janggal'],
    queryFn: ({ signal }) => data.pembayaranJanggal({ signal }),
    enabled: boleh,
  });
  const [dialog, setDialog] = useState<'baru' | BarisTarif | null>(null);
  if (!boleh) return <AksesDitolak />;
  return (
    <Halaman
      judul="Tarif PNBP"
      kalimat="Tagihan memakai tarif yang berlaku pada hari tagihan itu diterbitkan."
      ujung={
        <Button variant="contained" onClick={() => setDialog('baru')}>
          <Icon name="plus" />
          Tambah tarif
        </Button>
      }
    >
      <Muat kueri={tarif} apa="Daftar tarif">
        {(rows) => (
          <Tabel nama="Tarif" kolom={['Layanan', '#Rupiah', 'Mulai', 'Sampai', 'Dasar', 'Oleh', '']}>
            {rows.map((t) => (
              <tr key={t.id}>
                <td>{namaLayanan(t.kd_rekom)}</td>
                <td className="sn-num">{angka(t.jumlah)}</td>
                <td>{tanggal(t.mulai)}</td>
                <td>{tanggal(t.sampai, 'seterusnya')}</td>
                <td>{t.dasar}</td>
                <td>
                  {t.nama}, {waktu(t.waktu)}
                </td>
                <td>
                  {t.sampai === null && (
                    <button type="button" className="sn-linkbtn" onClick={() => setDialog(t)}>
                      Akhiri
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </Tabel>
        )}
      </Muat>
      <h2 className="kn-sub-judul">Pembayaran yang perlu dilihat</h2>
      <Muat kueri={janggal} apa="Daftar pembayaran">
        {(rows) =>
          rows.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="check" title="Tidak ada">
                Pembayaran dengan jumlah lain, kode asing, atau untuk tagihan yang tidak berlaku tampil di sini.
              </EmptyState>
            </div>
          ) : (
            <Tabel nama="Pembayaran" kolom={['Kode billing', 'NTPN', '#Rupiah', 'Dibayar', 'Sebab']}>
              {rows.map((b) => (
                <tr key={b.id}>
                  <td>{b.kode}</td>
                  <td>{b.ntpn}</td>
                  <td className="sn-num">{angka(b.jumlah)}</td>
                  <td>{waktu(b.tgl_bayar)}</td>
                  <td>{HASIL[b.hasil]}</td>
                </tr>
              ))}
            </Tabel>
          )
        }
      </Muat>
      {dialog === 'baru' && <DialogBaru onTutup={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'baru' && <DialogAkhir tarif={dialog} onTutup={() => setDialog(null)} />}
    </Halaman>
  );
}

function useSimpan(onTutup: () => void) {
  const klien = useQueryClient();
  const toast = useToast();
  const [galat, setGalat] = useState<string[]>([]);
  return {
    galat,
    setGalat,
    opsi: {
      onSuccess: (rows: BarisTarif[]) => {
        klien.setQueryData(KUNCI, rows);
        toast.berhasil('Tarif disimpan');
        onTutup();
      },
      onError: (g: unknown) => setGalat([kalimatGalat(g, 'Tarif belum tersimpan')]),
    },
  };
}

function DialogBaru({ onTutup }: { onTutup: () => void }) {
  const data = useData();
  const { galat, setGalat, opsi } = useSimpan(onTutup);
  const [isi, setIsi] = useState({ kd_rekom: BERBIAYA[0]?.[0] ?? '', jumlah: '', mulai: '', sampai: '', dasar: '' });
  const ubah = (baru: Partial<typeof isi>) => setIsi((lama) => ({ ...lama, ...baru }));
  const simpan = useMutation({ mutationFn: (t: TarifBaru) => data.tambahTarif(t), ...opsi });
  const kirim = () => {
    const jumlah = isi.jumlah.replace(/[.\s]/g, '');
    const salah = [
      ...(/^\d{1,15}$/.test(jumlah) ? [] : ['Isi tarif dalam rupiah penuh']),
      ...(isi.mulai ? [] : ['Tanggal mulai wajib diisi']),
      ...(isi.dasar.trim().length >= 3 ? [] : ['Dasar hukum wajib diisi']),
    ];
    setGalat(salah);
    if (salah.length === 0) simpan.mutate({ ...isi, jumlah, dasar: isi.dasar.trim(), sampai: isi.sampai || null });
  };
  return (
    <RangkaDialog
      judul="Tambah tarif"
      tombol="Simpan"
      sibuk={simpan.isPending}
      galat={galat}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <Pilihan
        label="Layanan"
        pilihan={BERBIAYA}
        value={isi.kd_rekom}
        onChange={(e) => ubah({ kd_rekom: e.target.value })}
      />
      <TextInput
        label="Tarif, rupiah"
        required
        maks={20}
        inputMode="numeric"
        value={isi.jumlah}
        onChange={(e) => ubah({ jumlah: e.target.value })}
      />
      <DateField label="Berlaku mulai" required value={isi.mulai} onUbah={(mulai) => ubah({ mulai })} />
      <DateField label="Berlaku sampai, opsional" value={isi.sampai} onUbah={(sampai) => ubah({ sampai })} />
      <TextInput
        label="Dasar hukum"
        required
        maks={200}
        value={isi.dasar}
        onChange={(e) => ubah({ dasar: e.target.value })}
      />
    </RangkaDialog>
  );
}

function DialogAkhir({ tarif, onTutup }: { tarif: BarisTarif; onTutup: () => void }) {
  const data = useData();
  const { galat, setGalat, opsi } = useSimpan(onTutup);
  const [sampai, setSampai] = useState('');
  const simpan = useMutation({ mutationFn: () => data.akhiriTarif(tarif.id, sampai), ...opsi });
  return (
    <RangkaDialog
      judul="Akhiri tarif"
      tombol="Akhiri"
      sibuk={simpan.isPending}
      galat={galat}
      onKirim={() => (sampai ? simpan.mutate() : setGalat(['Tanggal akhir wajib diisi']))}
      onTutup={onTutup}
    >
      <p>
        Tarif {namaLayanan(tarif.kd_rekom)} Rp {angka(tarif.jumlah)} berlaku sampai hari yang Anda pilih.
      </p>
      <DateField label="Hari terakhir" required value={sampai} onUbah={setSampai} />
    </RangkaDialog>
  );
}

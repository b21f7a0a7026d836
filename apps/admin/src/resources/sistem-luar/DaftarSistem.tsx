import type { GrupStatus } from '@sinas/domain/pengajuan/status';
import type { ShapeName } from '@sinas/ui/marks/Shape';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Tabel } from '../../components/daftar/Tabel';
import { saat } from '../../lib/waktu';
import type { SistemLuar as Sistem } from '../../providers/wire';
import gaya from './sistem-luar.module.css';

const KEADAAN: Record<Sistem['keadaan'], { kata: string; grup: GrupStatus; bentuk: ShapeName }> = {
  gagal: { kata: 'Gagal', grup: 'buruk', bentuk: 'oktagon' },
  tersendat: { kata: 'Tersendat', grup: 'anda', bentuk: 'wajik' },
  baik: { kata: 'Menjawab', grup: 'baik', bentuk: 'centang' },
  belum_dipakai: { kata: 'Belum dipakai', grup: 'netral', bentuk: 'cincin-putus' },
};

function LencanaSistem({ keadaan }: Pick<Sistem, 'keadaan'>) {
  const { kata, grup, bentuk } = KEADAAN[keadaan];
  return (
    <Badge grup={grup} bentuk={bentuk}>
      {kata}
    </Badge>
  );
}

/** '3 dari 12 panggilan gagal, 2 terakhir berturut-turut' */
function seharian({ gagal_24_jam, panggilan_24_jam, gagal_beruntun }: Sistem): string {
  if (panggilan_24_jam === 0) return 'Tidak dipanggil';
  const beruntun = gagal_beruntun > 1 ? `, ${gagal_beruntun} yang terakhir berturut-turut` : '';
  return `${gagal_24_jam} dari ${panggilan_24_jam} panggilan gagal${beruntun}`;
}

/** What is wrong now, each with what companies notice first. */
export function DaftarMasalah({ sistem }: { sistem: Sistem[] }) {
  if (sistem.length === 0) return null;
  return (
    <ul className={gaya.masalah} aria-label="Sistem yang bermasalah">
      {sistem.map((s) => (
        <li key={s.sistem} className="sn-card sn-pad" data-keadaan={s.keadaan}>
          <div className={gaya.masalahJudul}>
            <h2>{s.nama}</h2>
            <LencanaSistem keadaan={s.keadaan} />
          </div>
          <p>{s.akibat}</p>
          <dl className="kn-fakta">
            <Fakta nama={s.gagal_sejak ? 'Gagal sejak' : 'Gagal terakhir'}>
              {saat(s.gagal_sejak ?? s.gagal_terakhir)}
            </Fakta>
            <Fakta nama="Sebab terakhir">{s.sebab ?? '-'}</Fakta>
            <Fakta nama="Terakhir menjawab">{s.berhasil_terakhir ? saat(s.berhasil_terakhir) : 'Belum pernah'}</Fakta>
            <Fakta nama="24 jam terakhir">{seharian(s)}</Fakta>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fakta({ nama, children }: { nama: string; children: string }) {
  return (
    <div>
      <dt>{nama}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const KOLOM = ['Keadaan', 'Sistem', 'Terakhir menjawab', '#Panggilan 24 jam', '#Gagal', 'Bila tidak menjawab'];

export function TabelSistem({ sistem }: { sistem: Sistem[] }) {
  if (sistem.length === 0) return null;
  return (
    <Tabel nama="Sistem lainnya" kolom={KOLOM}>
      {sistem.map((s) => (
        <tr key={s.sistem}>
          <td>
            <LencanaSistem keadaan={s.keadaan} />
          </td>
          <td className="kn-firma">{s.nama}</td>
          <td>{saat(s.berhasil_terakhir)}</td>
          <td className="sn-num">{s.panggilan_24_jam}</td>
          <td className="sn-num">{s.gagal_24_jam}</td>
          <td className="kn-lipat">{s.akibat}</td>
        </tr>
      ))}
    </Tabel>
  );
}

import { KODE_STATUS, STATUS } from '@sinas/domain/pengajuan/status';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuotaBar } from './marks/QuotaBar';
import { RiskBadge } from './marks/RiskBadge';
import { SlaBadge } from './marks/SlaBadge';
import { StatusBadge } from './marks/StatusBadge';
import { Tracker } from './marks/Tracker';

describe('status badge', () => {
  it('PENGAJUAN-13 shows every status with its full word, its shape and its group', () => {
    for (const kode of KODE_STATUS) {
      const { container, unmount } = render(<StatusBadge kode={kode} />);
      expect(container.textContent).toBe(STATUS[kode].ur_status);
      expect(container.querySelector('svg')).toHaveAttribute('data-bentuk', STATUS[kode].bentuk);
      expect(container.querySelector('.sn-badge')).toHaveAttribute('data-grup', STATUS[kode].grup);
      unmount();
    }
  });

  it("takes the server's word: of a code it does not know, and of a plan, which has words of its own", () => {
    render(<StatusBadge kode="99" ur_status="Status Baru" />);
    expect(screen.getByText('Status Baru')).toBeInTheDocument();
    render(<StatusBadge kode="50" ur_status="Ditetapkan" />);
    expect(screen.getByText('Ditetapkan')).toBeInTheDocument();
  });
});

describe('priority badge', () => {
  it.each([
    ['Low Risk', 'success', 'Rendah'],
    ['Medium Risk', 'warning', 'Sedang'],
    ['HIGH-RISK', 'danger', 'Tinggi'],
    ['Jalur Prioritas', 'info', '“Jalur Prioritas”, kata ISRM'],
    ['Under review', 'secondary', '“Under review”, kata ISRM'],
  ])('VALIDASI-20, issue 13 part 5: %s has the colour %s and is said as %s', (text, tone, kata) => {
    const { container } = render(<RiskBadge text={text} asal="ISRM" />);
    expect(container.querySelector('.sn-risk')).toHaveAttribute('data-nada', tone);
    expect(container.textContent).toBe(kata);
  });

  it.each([
    ['low', 'Rendah', 'success'],
    ['medium', 'Sedang', 'warning'],
    ['high', 'Tinggi', 'danger'],
    ['prioritas', 'Prioritas', 'info'],
  ])('BATAS-03 VALIDASI-20 says the level %s as %s, in its colour', (text, kata, tone) => {
    const { container } = render(<RiskBadge text={text} />);
    expect(container.textContent).toBe(kata);
    expect(container.querySelector('.sn-risk')).toHaveAttribute('data-nada', tone);
  });

  it("VALIDASI-19 shows '-' when there is no priority", () => {
    const { container } = render(<RiskBadge text={null} />);
    expect(container.textContent).toBe('-');
  });
});

describe('service clock', () => {
  const jam = {
    keadaan: 'jalan',
    sisa_hari: 3,
    lewat_hari: null,
    terpakai: null,
    sla_hari: 5,
    tenggat: '2026-11-20T16:59:59.999Z',
    hari_ini: false,
    penghenti: null,
  } as const;
  const SEBELUM = '2026-11-17T09:00:00+07:00';
  it.each([
    [jam, SEBELUM, '3 hari', 'netral', 'paling lambat Jumat 20 November, 3 hari kerja lagi'],
    [{ ...jam, sisa_hari: 0, hari_ini: true }, SEBELUM, 'hari ini', 'anda', 'paling lambat hari ini, 23.59 WIB'],
    [{ ...jam, sisa_hari: 0 }, '2026-11-22T09:00:00+07:00', 'lewat', 'buruk', 'lewat batas sejak Jumat 20 November'],
    [
      { ...jam, keadaan: 'lewat', sisa_hari: null, lewat_hari: 2 },
      SEBELUM,
      'lewat 2 hari',
      'buruk',
      'lewat batas sejak Jumat 20 November, 2 hari kerja',
    ],
    [
      { ...jam, keadaan: 'jeda', penghenti: 'pemohon' },
      SEBELUM,
      'berhenti',
      'netral',
      'jam layanan berhenti di pemohon, tersisa 3 dari 5 hari kerja',
    ],
    [{ ...jam, keadaan: 'tidak' }, SEBELUM, '-', 'netral', 'Tanpa batas layanan'],
  ] as const)('case %#: the cell, its colour and its sentence', (j, kini, cell, grup, kalimat) => {
    const { container } = render(<SlaBadge jam={j} kini={new Date(kini)} />);
    expect(screen.getByText(cell)).toBeInTheDocument();
    expect(screen.getByText(kalimat)).toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('data-grup', grup);
  });
});

describe('tracker', () => {
  it('names the stage in words for those who cannot see the bar', () => {
    render(<Tracker posisi={3} jumlah={5} nama="Rakornis" />);
    const bar = screen.getByRole('img', { name: 'Tahap 4 dari 5, Rakornis' });
    expect([...bar.children].map((i) => i.getAttribute('data-tahap'))).toEqual([
      'lewat',
      'lewat',
      'lewat',
      'kini',
      'nanti',
    ]);
  });

  it("marks the company's own turn apart", () => {
    render(<Tracker posisi={0} jumlah={2} nama="Draf" giliranAnda />);
    expect(screen.getByRole('img').firstElementChild).toHaveAttribute('data-tahap', 'anda');
  });
});

describe('quota bar', () => {
  it('BATAS-03 shows what is left with Indonesian separators and names the share', () => {
    render(
      <QuotaBar
        nama="Garam"
        terpakai="11980.5"
        total="12500"
        satuan="ton"
        persenTahun={88.8}
        kalimat="Cukup sampai sekitar 4 Desember."
      />,
    );
    expect(screen.getByText('519,5 ton')).toBeInTheDocument();
    expect(screen.getByText('11.980,5 dari 12.500 ton')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Garam: terealisasi 96 persen, sisa 519,5 ton; 89 persen tahun berjalan',
    );
    expect(screen.getByText('Cukup sampai sekitar 4 Desember.')).toBeInTheDocument();
  });

  it('does not divide by nothing', () => {
    render(<QuotaBar nama="Jagung" terpakai={0} total={0} satuan="ton" />);
    expect(screen.getByText('0%')).toBeInTheDocument();
  });
});

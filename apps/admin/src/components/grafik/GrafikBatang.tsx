import { angka } from '@sinas/domain/format/angka';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export interface BarisGrafik {
  nama: string;
  /** The filled part, and what is hatched behind it. */
  isi: number;
  arsir: number;
  /** What stands at the end of the bar. */
  label: string;
}
const TINGGI_BARIS = 26;
const LEBAR_NAMA = 124;
const LEBAR_ANGKA = 64;

/** Lying bars: a filled part, a hatched one behind it, the figure at the end. */
export function GrafikBatang({ baris }: { baris: readonly BarisGrafik[] }) {
  return (
    <ResponsiveContainer width="100%" height={baris.length * TINGGI_BARIS + 8}>
      <BarChart
        data={[...baris]}
        layout="vertical"
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <defs>
          <pattern id="pm-arsir" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--surface)" />
            <rect width="2.4" height="6" fill="var(--accent)" />
          </pattern>
        </defs>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="nama"
          width={LEBAR_NAMA}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{ fill: 'var(--text)', fontSize: 13, textAnchor: 'start', dx: -LEBAR_NAMA + 8 }}
        />
        <YAxis
          yAxisId="angka"
          orientation="right"
          type="category"
          dataKey="label"
          width={LEBAR_ANGKA}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={{ fill: 'var(--text)', fontSize: 13, fontWeight: 650, textAnchor: 'end', dx: LEBAR_ANGKA - 8 }}
        />
        <Bar dataKey="isi" stackId="satu" fill="var(--primary)" barSize={13} isAnimationActive={false} />
        <Bar
          dataKey="arsir"
          stackId="satu"
          fill="url(#pm-arsir)"
          stroke="var(--accent)"
          barSize={13}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
export const labelAngka = (n: number): string => angka(String(n));

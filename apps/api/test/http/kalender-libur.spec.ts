import { BerkasKalenderService } from '../../src/modules/pengajuan/tenggat/berkas-kalender.service';
import { LangkahService } from '../../src/modules/pengajuan/alur/langkah.service';
import { Clock } from '../../src/platform/clock/clock';
import { DuniaKalender, JALUR, wib } from '../support/kalender';
import { berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';

let k: DuniaKalender;
beforeAll(async () => {
  k = await DuniaKalender.buka();
});
afterEach(() => k.tutupBerkas());
afterAll(() => k.dunia.close());

describe('12.B7 holidays', () => {
  it('a new one lengthens running deadlines, tells their people, and stands in the history of the file', async () => {
    const d = await k.berjalan('2031-11-21', '2031-11-28');
    const p = await k.pratinjau({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' } });
    expect(p.data).toMatchObject({
      kalimat: ['1 berkas mendapat batas waktu yang lebih lambat'],
      jumlah_berkas: 1,
      jumlah_perusahaan: 1,
      berkas: [
        {
          noAju: d.noAju,
          nama_perusahaan: 'PT Nusa Uji',
          keterangan: 'Batas layanan 28 November 2031 menjadi 1 Desember 2031',
        },
      ],
    });
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-11-28T23:59:59.999'));
    const h = await k.ubah({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' } });
    expect([h.http, h.data.diperpanjang]).toEqual([200, 1]);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
    const baris = await k.dunia.db.riwayat.findFirstOrThrow({
      where: { id_pengajuan: d.id, peristiwa: 'tenggat_diperpanjang' },
    });
    expect([baris.dari, baris.ke, baris.catatan]).toEqual([
      '21',
      '21',
      '26 November 2031 menjadi hari libur: Cuti bersama.',
    ]);
    expect(await k.dunia.db.outbox.count({ where: { kunci: `notifikasi:${d.idNk}:${baris.urut}` } })).toBe(1);
    const jejak = (await k.ratna.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`)).data as { kalimat: string }[];
    expect(JSON.stringify(jejak)).toContain(
      'Batas waktu diperpanjang karena perubahan hari libur. 26 November 2031 menjadi hari libur: Cuti bersama.',
    );
  });

  it('one that is taken back never shortens a deadline that was told; new deadlines count the day again', async () => {
    const d = await k.berjalan('2031-11-21', '2031-12-01');
    const p = await k.pratinjau({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' }, hapus: true });
    expect(p.data.kalimat[0]).toContain('Batas waktu yang sudah diberitahukan tidak dipercepat');
    expect((await k.ubah({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' }, hapus: true })).http).toBe(200);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
    expect((await k.semua(2032)).libur).not.toContainEqual(expect.objectContaining({ tanggal: '2031-11-26' }));
  });

  it('the time for a correction is lengthened as well, from the day of the return', async () => {
    const d = await k.berjalan('2031-11-21', '2031-11-28');
    await k.dunia.db.pengajuan.update({
      where: { id: d.id },
      data: {
        kd_status: '25',
        status_sejak: wib('2031-11-21T14:00:00'),
        sla_sejak: null,
        sla_tenggat: null,
        tenggat_perbaikan: wib('2031-12-02T23:59:59.999'),
      },
    });
    expect((await k.ubah({ libur: { tanggal: '2031-12-02', nama: 'Cuti bersama' } })).data.diperpanjang).toBe(1);
    expect((await d.baca()).tenggat_perbaikan).toEqual(wib('2031-12-03T23:59:59.999'));
  });

  it('one in the past that would move a deadline already told is shown with whom it touches, and not saved unseen', async () => {
    const d = await k.berjalan('2020-11-20', '2020-11-27');
    const isi = { libur: { tanggal: '2020-11-25', nama: 'Terlambat dicatat' } };
    const buta = await k.operator.put(JALUR, { ...isi, tanda: 'f'.repeat(32), catatan: 'tanpa melihat' });
    expect([buta.http, buta.data.pratinjau.kalimat]).toEqual([
      409,
      [
        '25 November 2020 sudah lewat. Batas waktu yang sudah diberitahukan akan mundur',
        '1 berkas mendapat batas waktu yang lebih lambat',
      ],
    ]);
    expect(buta.data.pratinjau.berkas[0].noAju).toBe(d.noAju);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2020-11-27T23:59:59.999'));
    expect((await k.ubah(isi)).http).toBe(200);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2020-11-30T23:59:59.999'));
  });

  it('a preview that is no longer so is refused with a fresh one', async () => {
    const isi = { libur: { tanggal: '2031-11-27', nama: 'Uji usang' } };
    const p = await k.pratinjau(isi);
    expect(p.data.kalimat).toEqual(['Tidak ada batas waktu berjalan yang berubah']);
    await k.berjalan('2031-11-21', '2031-11-28');
    const h = await k.operator.put(JALUR, { ...isi, tanda: p.data.tanda as string, catatan: 'usang' });
    expect([h.http, h.message, h.data.pratinjau.jumlah_berkas]).toEqual([
      409,
      'Keadaan berubah sejak pratinjau dibuat. Periksa dampaknya sekali lagi',
      1,
    ]);
  });

  it('the same change twice is made once, also by two at the same moment', async () => {
    const isi = { libur: { tanggal: '2031-10-01', nama: 'Uji ganda' } };
    const tanda = (await k.pratinjau(isi)).data.tanda as string;
    const dua = await Promise.all([1, 2].map(() => k.operator.put(JALUR, { ...isi, tanda, catatan: 'uji ganda' })));
    expect(dua.map((h) => h.http)).toEqual([200, 200]);
    const r = (await k.riwayat('libur')) as { sesudah: { kode: string } | null }[];
    expect(r.filter((x) => x.sesudah?.kode === '2031-10-01')).toHaveLength(1);
    await k.ubah({ ...isi, hapus: true });
    const lagi = await k.operator.put(JALUR, { ...isi, hapus: true, tanda, catatan: 'hapus lagi' });
    expect(lagi.http).toBe(200);
  });

  it('a file that moved while the list was being changed is caught up with by the next round', async () => {
    await k.ubah({ libur: { tanggal: '2031-11-25', nama: 'Susulan' } });
    const d = await k.berjalan('2031-11-21', '2031-11-28'); // by who did not know it yet
    const susulkan = () => layanan(k.dunia, BerkasKalenderService).susulkan();
    expect([await susulkan(), await susulkan()]).toEqual([1, 0]);
    // 26 and 27 November 2031 are working days again: Friday, then Monday, Wednesday to Friday, Monday.
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
  });

  it('a file that is returned a moment later is told a day of the new list', async () => {
    const d = await berkasSampai(k.dunia, 'diambil');
    await k.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`); // the list is in memory
    const kini = k.dunia.app.get(Clock, { strict: false }).now();
    const besok = [1, 2, 3, 4, 5]
      .map((n) => new Date(kini.getTime() + 7 * 3_600_000 + n * 86_400_000).toISOString().slice(0, 10))
      .find((t) => ![0, 6].includes(new Date(`${t}T00:00:00Z`).getUTCDay())) as string;
    const tenggat = async () => {
      const p = layanan(k.dunia, LangkahService);
      const berkas = await k.dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
      return k.dunia.db.$transaction(async (tx) => {
        const { tenggat_perbaikan } = await p.jalankan(tx, berkas, 'kembalikan', {
          ...k.dunia.pengguna('dewi'),
          id_user: k.dunia.pengguna('dewi').id,
          nama: 'dewi',
          peran: 'KL_VERIFIKATOR',
          id_organisasi: null,
          kd_ga: '019',
        } as never);
        throw Object.assign(new Error('undo'), { tenggat: tenggat_perbaikan });
      });
    };
    const pada = (e: { tenggat: Date }) => e.tenggat;
    const sebelum = pada(await tenggat().catch((e: { tenggat: Date }) => e));
    await k.dunia.db.hariLibur.create({ data: { tanggal: new Date(`${besok}T00:00:00Z`), nama: 'Mendadak' } });
    const sesudah = pada(await tenggat().catch((e: { tenggat: Date }) => e));
    expect(sesudah.getTime()).toBeGreaterThan(sebelum.getTime());
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { pasangServer, sesi, sukses } from '../../test-server';

const NASIONAL = 'Berkas semua kementerian, apa pun statusnya.';
const SENDIRI = 'Berkas Kementerian Perindustrian, apa pun statusnya.';

describe("issue 13 part 4: 'Semua berkas' says whose files they are", () => {
  it.each([
    ['SUPER_ADMIN', NASIONAL],
    ['LNSW_OPERATOR', NASIONAL],
    ['SEKRE_RAKOR', NASIONAL],
    ['KOORDINATOR', NASIONAL],
    ['MONITORING', NASIONAL],
    ['ESELON', SENDIRI],
    ['KL_ADMIN', SENDIRI],
    ['KL_VERIFIKATOR', SENDIRI],
    ['KL_KOORDINATOR', SENDIRI],
    ['KL_PEMUTUS', SENDIRI],
  ] as const)('%s: %s', async (peran, kalimat) => {
    window.location.hash = '#/semua';
    pasangServer({
      'GET /api/sesi': sesi(peran),
      'GET /nk/v2/data-nk/rki/pengajuan': sukses([], { total: 0 }),
      'GET /nk/v2/data-nk/rki/pengajuan-kl': sukses([], { total: 0 }),
      'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, total: 0 }),
    });
    render(<Konsol />);
    expect(await screen.findByText(kalimat)).toBeVisible();
  });
});

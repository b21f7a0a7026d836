import { existsSync, readFileSync } from 'node:fs';

const isPlain = (value) => ['string', 'number', 'boolean'].includes(typeof value);

function accountsOf(file) {
  if (!existsSync(file)) return [];
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(content) ? content : (content.accounts ?? []);
}

export function table(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => isPlain(row[key]))))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '-')))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  return cells.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
}

/** What a person needs after the start: where to go, and as whom. */
export function announce({ publicUrl, mailbox, demoFile, demoPassword, elapsed }) {
  const accounts = accountsOf(demoFile);
  console.log(`
SINAS NK siap (${elapsed}).

  Portal pelaku usaha   ${publicUrl}/
  Konsol petugas        ${publicUrl}/konsol/
  Penyedia identitas    ${publicUrl}/oidc`);
  if (mailbox) console.log(`\nKotak surat pengembangan: ${mailbox}`);
  if (accounts.length > 0) {
    console.log('\nAkun demo:');
    for (const line of table(accounts)) console.log(`  ${line}`);
    if (!accounts.some((account) => Object.values(account).includes(demoPassword))) {
      console.log(`  Kata sandi semua akun: ${demoPassword}`);
    }
  }
  console.log(
    '\nCatatan proses ada di .data/log. Tekan Ctrl-C untuk berhenti; npm run demo:reset menghapus data demo.',
  );
}

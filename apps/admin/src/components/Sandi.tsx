import { TextInput } from '@sinas/ui/inputs/Field';

/** The password again: an approval or a rejection is the person's own. */
export function Sandi({ nilai, salah, onUbah }: { nilai: string; salah?: string; onUbah: (nilai: string) => void }) {
  return (
    <TextInput
      label="Kata sandi Anda"
      required
      type="password"
      autoComplete="current-password"
      hint="Diminta sekali lagi untuk setiap keputusan."
      error={salah}
      value={nilai}
      onChange={(e) => onUbah(e.target.value)}
    />
  );
}

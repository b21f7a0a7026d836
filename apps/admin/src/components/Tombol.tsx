export function Tombol({ children }: { children: string }) {
  return <kbd className="kn-kbd">{children}</kbd>;
}

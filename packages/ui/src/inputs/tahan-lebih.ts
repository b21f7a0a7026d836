/** Something in there is longer than it may be: leads to the first of it; true when there is such. */
export function tahanLebih(di: Element | null): boolean {
  const pertama = di?.querySelector<HTMLElement>('[data-lebih]');
  pertama?.focus();
  return Boolean(pertama);
}

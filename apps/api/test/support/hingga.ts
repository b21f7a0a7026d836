/** Asks again until the answer is the expected one, for ten seconds: what sessions remember follows by notification. */
export async function hingga<T>(harap: T, tanya: () => Promise<T>): Promise<T> {
  let nilai = await tanya();
  for (let i = 0; i < 200 && nilai !== harap; i++) {
    await new Promise((lanjut) => setTimeout(lanjut, 50));
    nilai = await tanya();
  }
  return nilai;
}

import { getMetadataStorage } from 'class-validator';

const storage = getMetadataStorage();
type Tanya = typeof storage.getTargetValidationMetadatas;
/** Classes are collected with what is remembered of them. */
const ingatan = new WeakMap<object, Map<string, ReturnType<Tanya>>>();

/**
 * The decorators of a class stand once its file is read, yet class-validator walks all classes of the program at every object
 * it validates, to find those that this one extends. From now on it walks once a class. Asking for groups is not remembered.
 */
export function ingatAturanKelas(): void {
  const asli = Object.getPrototypeOf(storage) as { getTargetValidationMetadatas: Tanya };
  storage.getTargetValidationMetadatas = (kelas, skema, always, strict, groups) => {
    const cari = () => asli.getTargetValidationMetadatas.call(storage, kelas, skema, always, strict, groups);
    if (typeof kelas !== 'function' || groups !== undefined) return cari();
    const diingat = ingatan.get(kelas) ?? new Map<string, ReturnType<Tanya>>();
    ingatan.set(kelas, diingat);
    const tanya = `${skema}:${always}:${strict}`;
    const ada = diingat.get(tanya) ?? cari();
    diingat.set(tanya, ada);
    return ada;
  };
}

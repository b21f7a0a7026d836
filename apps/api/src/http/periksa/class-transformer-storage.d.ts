// What decorators of class-transformer have said: the package exports it from this file, without types.
declare module 'class-transformer/cjs/storage' {
  import type { TransformationType, TransformFnParams, TypeHelpOptions, TypeOptions } from 'class-transformer';

  export const defaultMetadataStorage: {
    getStrategy(kelas: object): 'none' | 'excludeAll' | 'exposeAll';
    getExposedMetadatas(kelas: object): readonly unknown[];
    getExcludedMetadatas(kelas: object): readonly unknown[];
    findTypeMetadata(
      kelas: object,
      nama: string,
    ): { typeFunction: (options: TypeHelpOptions) => unknown; options?: TypeOptions } | undefined;
    findTransformMetadatas(
      kelas: object,
      nama: string,
      arah: TransformationType,
    ): readonly { transformFn: (isi: TransformFnParams) => unknown }[];
  };
}

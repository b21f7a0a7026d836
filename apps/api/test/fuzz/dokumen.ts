import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What this project's OpenAPI file uses of JSON Schema. */
export interface Skema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Skema>;
  required?: string[];
  items?: Skema;
  enum?: unknown[];
  allOf?: Skema[];
  oneOf?: Skema[];
  nullable?: boolean;
  additionalProperties?: boolean | Skema;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}
interface Isi {
  $ref?: string;
  content?: Record<string, { schema?: Skema }>;
}
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema?: Skema;
}
interface Rujukan {
  $ref: string;
}
interface Operasi {
  parameters?: Parameter[];
  requestBody?: Isi;
  responses: Record<string, Isi>;
  'x-raw'?: boolean;
}
export interface OperasiRute extends Operasi {
  method: string;
  path: string;
}
const dokumen = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../../packages/api-client/openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Omit<Operasi, 'parameters'> & { parameters?: (Parameter | Rujukan)[] }>>;
  components: {
    schemas: Record<string, Skema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Isi>;
  };
};
const nama = (ref: string): string => ref.split('/').pop() ?? '';

function parameter(p: Parameter | Rujukan): Parameter {
  const isi = '$ref' in p ? dokumen.components.parameters[nama(p.$ref)] : p;
  if (!isi) throw new Error(`no such parameter: ${JSON.stringify(p)}`);
  return isi;
}

export const SKEMA = dokumen.components.schemas;
/** These end the session that the fuzzer rides on. */
const BUKAN = new Set(['/auth/logout', '/auth/segarkan']);
export const OPERASI: OperasiRute[] = Object.entries(dokumen.paths)
  .filter(([p]) => !BUKAN.has(p))
  .flatMap(([p, item]) =>
    Object.entries(item).map(([m, op]) => ({
      ...op,
      ...{ method: m.toUpperCase(), path: p, parameters: op.parameters?.map(parameter) },
    })),
  );

/** What an answer is made of: shared answers where they are named, parts that are all asked for as one. */
export function skemaJawaban(r: Isi): Skema | undefined {
  const skema = (r.$ref ? dokumen.components.responses[nama(r.$ref)] : r)?.content?.['application/json']?.schema;
  if (!skema?.allOf) return skema?.$ref ? bukaRef(skema) : skema;
  const bagian = skema.allOf.map((b) => (b.$ref ? bukaRef(b) : b));
  return {
    type: 'object',
    required: bagian.flatMap((b) => b.required ?? []),
    properties: Object.assign({}, ...bagian.map((b) => b.properties ?? {})) as Record<string, Skema>,
  };
}
export function bukaRef(s: Skema): Skema {
  if (s.$ref) return bukaRef(SKEMA[nama(s.$ref)] ?? {});
  const [satu] = s.allOf ?? [];
  return satu ? { ...bukaRef(satu), nullable: s.nullable } : s;
}

import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
type Components = NonNullable<OpenAPIObject['components']>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Data {
  $ref?: string;
  nullable?: boolean;
  items?: { $ref?: string };
}
interface Response {
  content?: Record<string, { schema?: { allOf?: { properties?: { data?: Data } }[] } }>;
}
interface Operation {
  parameters?: object[];
  responses?: Record<string, object>;
}
type Section = 'parameters' | 'responses';

/** A parameter is named by where it stands; one that may be left out is another one. */
const parameterName = ({ in: place, name, required }: Parameter): string =>
  `${place}.${name}${required === true ? '' : '.opsional'}`;
/** A successful answer is named by what it carries: one of it, a list, nothing, or a file. */
function responseName({ content }: Response): string | null {
  if (!content) return 'Berkas';
  const data = content['application/json']?.schema?.allOf?.[1]?.properties?.data;
  const ref = data?.$ref ?? data?.items?.$ref;
  if (ref === undefined) return Object.keys(data ?? {}).join() === 'nullable' ? 'Kosong' : null;
  const name = ref.split('/').pop()?.replace(/Dto$/, '') ?? '';
  return data?.items ? `Daftar.${name}` : name;
}

/** Of the contents that bear one name the one used most, the first of equals; nothing that is used only once. */
function shared(uses: readonly (readonly [name: string, content: object])[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, content] of uses) {
    const text = JSON.stringify(content);
    const of = counts.get(name) ?? new Map<string, number>();
    counts.set(name, of.set(text, (of.get(text) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([name, of]) => {
      const [text, n] = [...of].reduce((a, b) => (b[1] > a[1] ? b : a));
      return n > 1 ? [[name, text] as const] : [];
    }),
  );
}
const operations = (paths: Paths): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
function refer(section: Section, table: ReadonlyMap<string, string>, name: string | null, content: object): object {
  return name !== null && table.get(name) === JSON.stringify(content)
    ? { $ref: `#/components/${section}/${name}` }
    : content;
}
const asObject = (table: ReadonlyMap<string, string>): Record<string, object> =>
  Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, JSON.parse(v) as object]));

/** What several operations say alike is said once, and they refer to it: changes `paths`, gives the shared parts. */
export function hoist(paths: Paths, responses: Record<string, object>): Pick<Components, Section> {
  const all = operations(paths);
  const parameters = shared(
    all.flatMap((o) => (o.parameters ?? []).map((p) => [parameterName(p as Parameter), p] as const)),
  );
  const answers = shared(
    all.flatMap((o) =>
      Object.values(o.responses ?? {}).flatMap((r) => {
        const name = '$ref' in r ? null : responseName(r);
        return name === null ? [] : [[name, r] as const];
      }),
    ),
  );
  for (const o of all) {
    if (o.parameters)
      o.parameters = o.parameters.map((p) => refer('parameters', parameters, parameterName(p as Parameter), p));
    for (const [status, r] of Object.entries(o.responses ?? {}))
      if (o.responses && !('$ref' in r)) o.responses[status] = refer('responses', answers, responseName(r), r);
  }
  return {
    parameters: asObject(parameters) as Components['parameters'],
    responses: { ...asObject(answers), ...responses } as Components['responses'],
  };
}

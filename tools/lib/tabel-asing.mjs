import ts from 'typescript';

/** Methods of a Prisma model that reach its table. */
const METHOD = /^(?:find|create|update|delete|upsert|count|aggregate|groupBy)/;
/** Calls that take SQL as plain text. */
const TAKES_SQL = /^(?:query|raw|\$queryRawUnsafe|\$executeRawUnsafe)$/;
const AFTER = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|ONLY)\s+(?:ONLY\s+)?"?([a-z_]+)"?/g;
const FROM_LIST = /\bFROM\s([^();]*)/g;

/** `model Nama { … @@map("tabel") }` of the schema: table by delegate name, and of each its relation fields. */
export function readModels(schema) {
  const blocks = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)];
  const names = new Set(blocks.map(([, name]) => name));
  const delegate = (name) => name[0].toLowerCase() + name.slice(1);
  return new Map(
    blocks.map(([, name, body]) => [
      delegate(name),
      {
        table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
        relations: new Map(
          [...body.matchAll(/^ {2}(\w+)\s+(\w+)/gm)]
            .filter(([, , type]) => names.has(type))
            .map(([, field, type]) => [field, delegate(type)]),
        ),
      },
    ]),
  );
}

/** Tables that a text of SQL reads or writes. */
function tablesOf(sql, anyCase) {
  const flags = anyCase ? 'gi' : 'g';
  const found = [...sql.matchAll(new RegExp(AFTER.source, flags))].map((m) => m[1].toLowerCase());
  for (const [, list] of sql.matchAll(new RegExp(FROM_LIST.source, flags)))
    for (const part of list
      .split(/\b(?:WHERE|GROUP|ORDER|LEFT|JOIN|CROSS|INNER|LIMIT|UNION)\b/i)[0]
      .split(',')
      .slice(1))
      found.push(/^\s*"?([a-z_]+)/.exec(part)?.[1] ?? '');
  return found;
}

const nameOf = (node) => (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) ? node.text : null);

/** Every table that a source file names: in SQL, or by a Prisma model and the relations it asks for. */
function namedTables(file, text, models) {
  const found = [];
  const tables = new Set([...models.values()].map((m) => m.table));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (node, names) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const table of names) if (tables.has(table)) found.push({ table, line });
  };
  const relations = (node, model) => {
    if (ts.isPropertyAssignment(node)) {
      const to = model.relations.get(node.name.getText(source).replaceAll(/['"]/g, ''));
      const next = to ? models.get(to) : model;
      if (to) add(node, [next.table]);
      return ts.forEachChild(node.initializer, (n) => relations(n, next));
    }
    return ts.forEachChild(node, (n) => relations(n, model));
  };
  const call = (node) => {
    const method = ts.isPropertyAccessExpression(node.expression) ? nameOf(node.expression.name) : null;
    const owner = method && node.expression.expression;
    if (!method || !ts.isPropertyAccessExpression(owner)) return;
    const model = models.get(nameOf(owner.name) ?? '');
    if (!model || !METHOD.test(method)) return;
    add(node, [model.table]);
    for (const argument of node.arguments) relations(argument, model);
  };
  const takesSql = (node) =>
    ts.isTaggedTemplateExpression(node.parent) ||
    (ts.isCallExpression(node.parent) &&
      TAKES_SQL.test(nameOf(node.parent.expression.name ?? node.parent.expression) ?? ''));
  const visit = (node) => {
    if (ts.isCallExpression(node)) call(node);
    if (ts.isTemplateExpression(node)) {
      const sql = node.head.text + node.templateSpans.map((s) => ` ? ${s.literal.text}`).join('');
      add(node, tablesOf(sql, takesSql(node)));
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const sql = takesSql(node);
      add(node, tablesOf(node.text, sql));
      // A name put into SQL from outside it.
      if (sql) add(node, [node.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Tables named outside the rooms that own them, as `file:line table`; `files` = [path below apps/api/src, text]. */
export function foreignTables(files, models, owners) {
  const sentences = [...models.values()]
    .filter((m) => !owners.has(m.table))
    .map((m) => `table ${m.table} has no owner (tools/lib/pemilik-tabel.mjs)`);
  for (const [file, text] of files)
    for (const { table, line } of namedTables(file, text, models)) {
      const rooms = owners.get(table) ?? [];
      if (!rooms.some((room) => file.startsWith(`${room}/`)))
        sentences.push(`${file}:${line} names ${table}, which belongs to ${rooms.join(', ')}`);
    }
  return [...new Set(sentences)];
}

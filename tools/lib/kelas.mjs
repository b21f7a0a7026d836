import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';

/** A sheet that is longer says too much at once. */
const MOST_LINES = 300;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const GLOBAL = /:global\(([^)]*)\)/g;
/** Classes that a library puts into the page, and states that parts of the page are given by name. */
const FOREIGN = /^(Mui|react-pdf|textLayer|annotationLayer)/;
/** Variables of style: where one is asked for, and its name alone where it is given. */
const ASKED = /var\((--[\w-]+)/g;
const GIVEN = /^--[\w-]+$/;

const classesIn = (text) => [...text.matchAll(CLASS)].map((m) => m[1]);
const asksIn = (text) => [...text.matchAll(ASKED)].map((m) => m[1]);
const isModule = (file) => file.endsWith('.module.css');

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    if (e.name === 'dist' || e.name === 'node_modules') return [];
    const file = path.join(folder, e.name);
    return e.isDirectory() ? filesBelow(file) : [file];
  });
}

/** What a sheet says: classes of its own, classes of all, and those it takes from other modules. */
function readSheet(file) {
  const text = readFileSync(file, 'utf8');
  const sheet = {
    file,
    lines: text.trimEnd().split('\n').length,
    own: new Set(),
    global: new Set(),
    taken: [],
    asks: asksIn(text),
    gives: [],
  };
  const root = postcss.parse(text, { from: file });
  root.walkDecls(/^--/, ({ prop }) => sheet.gives.push(prop));
  const borrowed = new Set();
  root.walkAtRules('value', ({ params }) => {
    const [, names, from] = /^(.+) from '([^']+)'$/.exec(params) ?? [];
    for (const name of (names ?? '').split(',')) {
      const [key, as] = name.trim().split(' as ');
      sheet.taken.push({ key, from: path.resolve(path.dirname(file), from) });
      borrowed.add(as ?? key);
    }
  });
  root.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const all = isModule(file) ? [...rule.selector.matchAll(GLOBAL)].map((m) => m[1]).join(' ') : rule.selector;
    for (const name of classesIn(all)) sheet.global.add(name);
    if (!isModule(file)) return;
    for (const name of classesIn(rule.selector.replace(GLOBAL, ''))) if (!borrowed.has(name)) sheet.own.add(name);
  });
  return sheet;
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  [ts.SyntaxKind.TemplateHead, ts.SyntaxKind.TemplateMiddle, ts.SyntaxKind.TemplateTail].includes(node.kind);

/** Names of classes that an attribute gives; a part of a name beside `${` is not one. */
function namesGiven(node) {
  const names = node.text.split(/\s+/);
  if (node.kind === ts.SyntaxKind.TemplateMiddle || node.kind === ts.SyntaxKind.TemplateTail) names.shift();
  if (node.kind === ts.SyntaxKind.TemplateMiddle || node.kind === ts.SyntaxKind.TemplateHead) names.pop();
  return names.filter(Boolean);
}

/** What a file asks of sheets: keys of modules, names of classes in `className`, and every word of its texts. */
function readSource(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const asked = { file, modules: new Map(), keys: [], given: [], words: new Set(), asks: [], gives: [] };
  const visit = (node, inClass) => {
    if (ts.isImportDeclaration(node) && isModule(node.moduleSpecifier.text) && node.importClause?.name)
      asked.modules.set(node.importClause.name.text, path.resolve(path.dirname(file), node.moduleSpecifier.text));
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      asked.keys.push([node.expression.text, node.name.text]);
    if (isText(node)) {
      asked.asks.push(...asksIn(node.text));
      if (GIVEN.test(node.text)) asked.gives.push(node.text);
      for (const word of node.text.split(/[^\w-]+/)) asked.words.add(word);
      if (inClass) asked.given.push(...namesGiven(node));
    }
    const here = ts.isJsxAttribute(node) ? node.name.getText() === 'className' : inClass;
    // What is compared or called within the attribute is no name of a class.
    const goesOn = here && !ts.isCallExpression(node) && !ts.isBinaryExpression(node);
    ts.forEachChild(node, (child) => visit(child, ts.isConditionalExpression(node) && child === node.condition ? false : goesOn)); // prettier-ignore
  };
  visit(source, false);
  return asked;
}

/** Sheets that are too long, classes that nobody uses, uses of classes and variables that no sheet has, as sentences. */
export function judgeClasses(folders, shared = []) {
  const files = folders.flatMap(filesBelow);
  const sheets = files.filter((f) => f.endsWith('.css')).map(readSheet);
  const sources = files.filter((f) => /\.tsx?$/.test(f) && !/\.spec\.tsx?$/.test(f)).map(readSource);
  const common = shared.flatMap(filesBelow).filter((f) => f.endsWith('.css')).map(readSheet); // prettier-ignore
  const own = new Map(sheets.filter((s) => isModule(s.file)).map((s) => [s.file, s.own]));
  const used = new Map([...own.keys()].map((file) => [file, new Set()]));
  const known = new Set([...sheets, ...common].filter((s) => !isModule(s.file)).flatMap((s) => [...s.global]));
  const wrong = [];
  const at = (file) => path.relative(process.cwd(), file);
  const ask = (from, file, key) => {
    if (!existsSync(file)) return;
    used.get(file)?.add(key);
    if (own.has(file) && !own.get(file).has(key)) wrong.push(`${at(from)}: ${at(file)} has no class ${key}`);
  };

  for (const { file, lines, taken, global } of sheets) {
    if (lines > MOST_LINES) wrong.push(`${at(file)}: ${lines} lines, at most ${MOST_LINES}`);
    for (const { key, from } of taken) ask(file, from, key);
    if (isModule(file))
      for (const name of global) if (!known.has(name) && !FOREIGN.test(name)) wrong.push(`${at(file)}: nobody has :global(.${name})`); // prettier-ignore
  }
  for (const { file, modules, keys, given } of sources) {
    for (const [id, key] of keys) if (modules.has(id)) ask(file, modules.get(id), key);
    for (const name of given) if (!known.has(name) && !FOREIGN.test(name)) wrong.push(`${at(file)}: no sheet has .${name}`); // prettier-ignore
  }
  const variables = new Set([...sheets, ...common, ...sources].flatMap((s) => s.gives));
  for (const { file, asks } of [...sheets, ...sources])
    for (const name of asks) if (!variables.has(name)) wrong.push(`${at(file)}: no sheet has ${name}`);
  const words = new Set(sources.flatMap((s) => [...s.words]));
  const grown = [...words].filter((w) => w.endsWith('-'));
  for (const [file, names] of own)
    for (const name of names) if (!used.get(file).has(name)) wrong.push(`${at(file)}: nobody uses .${name}`);
  for (const { file, global } of sheets.filter((s) => !isModule(s.file)))
    for (const name of global)
      if (!words.has(name) && !FOREIGN.test(name) && !grown.some((w) => name.startsWith(w)))
        wrong.push(`${at(file)}: nobody uses .${name}`);
  return [...new Set(wrong)];
}

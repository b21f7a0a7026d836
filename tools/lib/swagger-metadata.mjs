// Types of DTO classes and controllers for the OpenAPI file, read from the sources by @nestjs/swagger's own visitor.
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);

/** A controller's `Promise<Answer<X>>` answers X inside the envelope: the visitor is shown `Promise<X>`. */
const unwrapAnswers = (text) => text.replace(/Promise<Answer<([^<>]+)>>/g, 'Promise<$1>');

function program(ts, source) {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    inRoot('apps/api/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (d) => {
        throw new Error(ts.flattenDiagnosticMessageText(d.messageText, '\n'));
      },
    },
  );
  const host = ts.createCompilerHost(parsed.options, true);
  const read = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = read(file);
    return text !== undefined && file.endsWith('.controller.ts') ? unwrapAnswers(text) : text;
  };
  const files = parsed.fileNames.filter((f) => f.startsWith(source) && !f.endsWith('.spec.ts'));
  return ts.createProgram(files, parsed.options, host);
}

/** The order of a union's members depends on what the compiler saw first: sorted, an unrelated change moves nothing. */
const sortEnums = (text) =>
  text.replace(
    /enum: (\[[^\]]*\])/g,
    (_, list) => `enum: ${JSON.stringify(JSON.parse(list).sort()).replaceAll(',', ', ')}`,
  );

/** The OpenAPI file knows a class by its name alone: of two with one name, it would describe the wrong one. */
function refuseSameNames(files) {
  const seen = new Map();
  for (const { fileName, text } of files)
    for (const [, name] of text.matchAll(/^export class (\w+)/gm)) {
      const other = seen.get(name);
      if (other) throw new Error(`${name} is declared in ${other} and in ${fileName}: give one another name`);
      seen.set(name, fileName);
    }
}

/** Text of a module for the folder of the compiled API: its paths start there. */
export function swaggerMetadata() {
  const ts = require('typescript');
  const { ReadonlyVisitor } = require('@nestjs/swagger/plugin');
  const source = inRoot('apps/api/src');
  const visitor = new ReadonlyVisitor({
    introspectComments: true,
    classValidatorShim: true,
    pathToSource: source,
    esmCompatible: false,
  });
  const prog = program(ts, source);
  for (const file of prog.getSourceFiles()) {
    if (/\.(dto|controller)\.ts$/.test(file.fileName) && file.fileName.startsWith(source)) visitor.visit(prog, file);
  }
  refuseSameNames(
    prog.getSourceFiles().filter((file) => file.fileName.endsWith('.dto.ts') && file.fileName.startsWith(source)),
  );
  const f = ts.factory;
  const assign = (key, value) => f.createPropertyAssignment(f.createStringLiteral(key), value);
  const object = (value) =>
    value.kind === undefined
      ? f.createObjectLiteralExpression(
          Object.keys(value).map((k) => assign(k, any(value[k]))),
          true,
        )
      : value;
  const any = (value) =>
    Array.isArray(value)
      ? f.createArrayLiteralExpression(
          value.map(([path, meta]) => f.createArrayLiteralExpression([path, object(meta)])),
          true,
        )
      : object(value);
  const imports = f.createObjectLiteralExpression(
    Object.keys(visitor.typeImports).map((key) =>
      f.createPropertyAssignment(
        f.createComputedPropertyName(f.createStringLiteral(key)),
        f.createIdentifier(visitor.typeImports[key]),
      ),
    ),
    true,
  );
  const body = f.createBlock(
    [
      f.createVariableStatement(
        undefined,
        f.createVariableDeclarationList(
          [f.createVariableDeclaration('t', undefined, undefined, imports)],
          ts.NodeFlags.Const,
        ),
      ),
      f.createReturnStatement(object({ [visitor.key]: visitor.collect() })),
    ],
    true,
  );
  const fn = f.createArrowFunction(
    [f.createModifier(ts.SyntaxKind.AsyncKeyword)],
    undefined,
    [],
    undefined,
    f.createToken(ts.SyntaxKind.EqualsGreaterThanToken),
    body,
  );
  const out = ts.createSourceFile('metadata.ts', '', ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const text = ts
    .createPrinter({ newLine: ts.NewLineKind.LineFeed })
    .printNode(ts.EmitHint.Unspecified, f.createExportAssignment(undefined, undefined, fn), out);
  const { outputText } = ts.transpileModule(sortEnums(text), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  return outputText;
}

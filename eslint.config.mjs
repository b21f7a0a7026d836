import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import ts from 'typescript-eslint';

const FROM_THE_API =
  'Wire shapes come from the API: Skema<...> of @sinas/api-client, see docs/how-to/add-an-endpoint.md';
const RAW_HTML = {
  selector:
    ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(inner|outer)HTML$/])',
  message: 'Text is shown as text: React escapes it.',
};
const INLINE_ANSWER = {
  selector:
    'CallExpression:matches([callee.object.name="api"], [callee.name="unggah"]) > TSTypeParameterInstantiation TSTypeLiteral',
  message: FROM_THE_API,
};

const ASKS_THE_SYSTEM =
  'Time comes from the clock: Clock.now() on the server, jamKini() in the browser, an argument in rules';
/** The clocks themselves, and where time enters the seed. */
const CLOCKS = ['apps/api/src/platform/clock/clock.ts', 'packages/api-client/src/jam.ts', 'prisma/seed/index.ts'];
const SYSTEM_TIME = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: ASKS_THE_SYSTEM },
  { selector: 'CallExpression[callee.name="Date"]', message: ASKS_THE_SYSTEM },
  {
    selector:
      ':matches(MemberExpression[object.name="Date"][property.name="now"], MemberExpression[object.name="Date"][property.value="now"])',
    message: ASKS_THE_SYSTEM,
  },
];

/** Numbers, dates and units have their words in packages/domain/src/format: what a browser makes of them differs. */
const OWN_FORMATS = [
  {
    selector: ':matches(MemberExpression[property.name=/^toLocale/], MemberExpression[object.name="Intl"])',
    message: 'Numbers, dates and names are written by packages/domain/src/format',
  },
  {
    selector:
      ':matches(CallExpression[callee.property.name="toLowerCase"] > MemberExpression > MemberExpression, JSXExpressionContainer > MemberExpression, TemplateLiteral > MemberExpression)[property.name=/^ur_?[sS]atuan$/]',
    message: 'Units are written by satuanPendek() or kuantitas() of packages/domain/src/format/satuan.ts',
  },
];

/** Codes of statuses belong to the definitions; everybody else asks for a set by its name. */
const STATUS_CODE = '(?:00|1[01]|2[0-356]|3[0-2]|4[0-3]|5[0127]|70|8[05]|9[01])';
const SPELLED_STATUS = [
  `:not(JSXAttribute) > Literal[value=/^${STATUS_CODE}$/]`,
  `TemplateElement[value.raw=/'${STATUS_CODE}'/]`,
].map((selector) => ({ selector, message: 'Statuses have names: HIMPUNAN and dalam() of domain/pengajuan/himpunan' }));
/** Where codes are defined; chapters of the tariff and codes of places look alike. */
const DEFINITIONS = [
  'packages/domain/src/pengajuan/{status,alur,tahap,giliran,aksi}.ts',
  'packages/domain/src/layanan/bersama/{langkah,langkah-lanjutan,alur,tahap}.ts',
  'packages/domain/src/rakor/alur.ts',
  'packages/domain/src/referensi/{bab-hs,daftar-referensi}.ts',
];

/** What browsers write in their own way, what they cut off in silence, and what has one frame in packages/ui. */
const PLAIN_FIELDS = [
  {
    selector:
      'ImportDeclaration[source.value="@mui/material/Button"], JSXAttribute[name.name="className"] :matches(Literal[value=/\\bsn-btn\\b/], TemplateElement[value.raw=/\\bsn-btn\\b/])',
    message: 'Buttons, and links that look like one, are Button of packages/ui',
  },
  {
    selector: 'JSXAttribute[name.name="type"][value.value=/^(date|time|month|week|datetime-local)$/]',
    message: 'Days and times are DateField and SaatField of packages/ui',
  },
  {
    selector: 'JSXAttribute[name.name="type"][value.value="file"]',
    message:
      'Files are chosen with TombolBerkas and IsianBerkas of packages/ui: the field itself speaks the language of the browser',
  },
  { selector: 'JSXAttribute[name.name="maxLength"]', message: 'Nothing typed is cut: `maks` of the field, see Field' },
];

/** What needs no types; rules that ask for types stand in .oxlintrc.json, read by a checker that is compiled. */
export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      'packages/api-client/schema.d.ts',
      'docs/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A text that a caller sends must not cost more than its length.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      // Text never becomes code, nor markup.
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  {
    files: ['apps/web/**/*.tsx', 'apps/admin/**/*.tsx', 'packages/ui/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{apps/api,workers}/src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}', 'prisma/seed/**/*.ts'],
    ignores: [...CLOCKS, '**/*.spec.{ts,tsx}', '**/test-*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML, ...SYSTEM_TIME] },
  },
  {
    files: ['{apps/api,workers}/src/**/*.ts'],
    ignores: [...CLOCKS, '**/*.{spec,dto}.ts'],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML, ...SYSTEM_TIME, ...SPELLED_STATUS] },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [...CLOCKS, 'packages/domain/src/format/**', '**/*.spec.{ts,tsx}', '**/test-*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML, ...SYSTEM_TIME, ...OWN_FORMATS, ...PLAIN_FIELDS] },
  },
  {
    files: ['packages/{domain,ui}/src/**/*.{ts,tsx}'],
    ignores: [...DEFINITIONS, 'packages/domain/src/format/**', '**/*.{spec,harapan}.{ts,tsx}', '**/test-*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', RAW_HTML, ...SYSTEM_TIME, ...OWN_FORMATS, ...SPELLED_STATUS, ...PLAIN_FIELDS],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        INLINE_ANSWER,
        RAW_HTML,
        ...SYSTEM_TIME,
        ...OWN_FORMATS,
        ...PLAIN_FIELDS,
        ...SPELLED_STATUS,
      ],
    },
  },
  {
    files: ['apps/web/src/**/wire.ts', 'apps/admin/src/**/wire.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        INLINE_ANSWER,
        RAW_HTML,
        ...SYSTEM_TIME,
        ...OWN_FORMATS,
        ...PLAIN_FIELDS,
        ...SPELLED_STATUS,
        { selector: 'TSInterfaceDeclaration', message: FROM_THE_API },
      ],
    },
  },
  {
    files: ['apps/{web,admin}/src/**/{*.spec,test-*}.{ts,tsx}', 'apps/*/src/**/uji/**'],
    rules: { 'no-restricted-syntax': ['error', INLINE_ANSWER] },
  },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], languageOptions: { globals: globals.node } },
  {
    // Tests send what an attacker would.
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**'],
    rules: { 'no-script-url': 'off' },
  },
);

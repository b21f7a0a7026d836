const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    no('no-circular', {}, { circular: true }, 'a cycle hides a missing module'),
    no(
      'domain-is-pure',
      { path: '^packages/domain/src', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^packages/domain/src'] },
      'rules import only rules',
    ),
    no(
      'browser-never-imports-server',
      { path: '^(apps/(web|admin)|packages)/' },
      { path: '^(apps/api|workers|prisma|simulators)/' },
      'talk to the API through packages/api-client',
    ),
    no(
      'web-and-admin-are-strangers',
      { path: '^apps/(web|admin)/' },
      { path: '^apps/(web|admin)/', pathNot: '^apps/$1/' },
    ),
    no(
      'formulir-knows-no-case',
      { path: '^packages/formulir/' },
      {
        path: [
          '^apps/',
          '^packages/api-client/',
          '^packages/domain/src/(pengajuan|komoditas|akses|referensi|proses|harapan)/',
          '^packages/domain/src/baris/(?!kolom|jenis-baris)',
          '^packages/domain/src/formulir/(?!isian|penyunting)',
        ],
      },
      'the browser engine carries every kind of case (ADR 55)',
    ),
    no('ui-stands-alone', { path: '^packages/ui/' }, { path: '^packages/(formulir|api-client)/' }),
    no('api-never-imports-workers', { path: '^apps/api/' }, { path: '^(workers|simulators)/' }),
    no(
      'workspaces-go-one-way',
      { path: '^apps/api/src/' },
      { path: '^(prisma|apps/api/test)/' },
      'seeds and factories stand on the API, tests on both (ADR 49)',
    ),
    no(
      'seeds-below-workers',
      { path: '^prisma/' },
      { path: '^(workers|simulators|apps/(web|admin|api/test)|packages/(ui|api-client))/' },
    ),
    no('simulators-know-rules-only', { path: '^simulators/' }, { path: '^(apps|workers|prisma)/' }),
    no(
      'workers-use-services-only',
      { path: '^workers/' },
      { path: '^apps/api/src/(http/|.*\\.(controller|dto|repository)\\.ts$)' },
      'a worker is a second door to the same services',
    ),
    no(
      'module-private',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', '\\.(module|service|sql)\\.ts$'] },
      'another module is reached by its service only, its tables by the SQL that it exports',
    ),
    no(
      'notices-know-no-kind',
      { path: '^apps/api/src/modules/notifikasi/' },
      { path: ['^apps/api/src/modules/pengajuan/', '^packages/domain/src/(pengajuan|komoditas|formulir)/'] },
      'a notice comes ready from whoever knows its event (PenyajiKabarService)',
    ),
    no(
      'service-knows-no-http',
      { path: '\\.(service|repository)\\.ts$' },
      { path: ['\\.controller\\.ts$', '\\.dto\\.ts$', '^apps/api/src/http/', '^node_modules/express'] },
    ),
    no(
      'sql-in-repositories-only',
      { path: '^apps/api/src', pathNot: ['\\.(repository|sql)\\.ts$'] },
      { path: '^apps/api/src/.*\\.sql\\.ts$' },
      'fragments of SQL are for those who write SQL',
    ),
    no(
      'controller-knows-no-db',
      { path: '\\.controller\\.ts$' },
      { path: ['\\.repository\\.ts$', '^prisma/', '@prisma/client'] },
    ),
    no(
      'prisma-only-in-repositories',
      { path: '^apps/api/src', pathNot: ['\\.(repository|sql)\\.ts$', '^apps/api/src/platform/prisma/'] },
      { path: ['@prisma/client'] },
    ),
    no(
      'feature-private',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
      'compose features in app/, not inside each other',
    ),
    no('features-below-app', { path: '^apps/web/src/(features|components|lib)/' }, { path: '^apps/web/src/app/' }),
    no('shared-below-features', { path: '^apps/web/src/(components|lib)/' }, { path: '^apps/web/src/features/' }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$|/test/|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};

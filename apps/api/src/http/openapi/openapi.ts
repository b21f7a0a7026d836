import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { hoist } from './hoist';

type Operation = Record<string, unknown> & {
  responses?: Record<string, { content?: Record<string, { schema?: object }>; $ref?: string }>;
};

/** What all answers share; each operation refers to it. */
const SCHEMAS = {
  Meta: {
    type: 'object',
    properties: { page: { type: 'integer' }, limit: { type: 'integer' }, total: { type: 'integer' } },
    additionalProperties: true,
  },
  Amplop: {
    type: 'object',
    required: ['status', 'code'],
    properties: {
      status: { type: 'boolean' },
      code: { type: 'string' },
      message: { type: 'string' },
      meta: { $ref: '#/components/schemas/Meta' },
    },
  },
  Penolakan: {
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: {
      status: { type: 'boolean', enum: [false] },
      code: { type: 'string' },
      message: { type: 'string' },
      data: { nullable: true },
      errors: { type: 'array', items: { type: 'object', additionalProperties: true } },
      trace_id: { type: 'string' },
    },
  },
};
const RESPONSES = {
  Ditolak: {
    description: 'Ditolak: lihat code, message dan errors',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Penolakan' } } },
  },
};

/** Types of DTO classes and controllers as `npm run gen` reads them from the sources. */
export type Metadata = () => Promise<Record<string, unknown>>;

/** OpenAPI of the running application: every JSON answer in the one envelope, every route with its permission. */
export async function openApiDocument(app: INestApplication, metadata: Metadata): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const config = new DocumentBuilder()
    .setTitle('SINAS NK')
    .setDescription('Sistem Nasional Neraca Komoditas')
    .setVersion('2')
    .addCookieAuth('sesi')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config);
  for (const item of Object.values(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      if (method === 'post' && !operation['x-raw']) operation['x-idempoten'] = true;
      wrap(operation);
    }
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...SCHEMAS },
      ...hoist(document.paths, RESPONSES),
    },
    paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function wrap(operation: Operation): void {
  if (operation['x-raw']) return;
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith('2')) continue;
    const data = response.content?.['application/json']?.schema ?? { nullable: true };
    response.content = {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Amplop' },
            { type: 'object', required: ['data'], properties: { data } },
          ],
        },
      },
    };
  }
  operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Ditolak' } };
}

/** The committed document at /openapi.json, and a page to browse it at /docs. */
export function serveOpenApi(app: NestExpressApplication): void {
  const file = path.resolve('packages/api-client/openapi.json');
  if (!existsSync(file)) return;
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  const express: Express = app.getHttpAdapter().getInstance();
  express.get('/openapi.json', (_req: Request, res: Response) => {
    res.json(document);
  });
  SwaggerModule.setup('docs', app, document, { customSiteTitle: 'SINAS NK: API' });
}

import 'server-only'
import { z } from 'zod'
import { endpointKey, type Endpoint } from './endpoint'
import { problemStatus } from './problem'
import { problemSchema } from './wire-problem'

/** The OpenAPI 3.1 document of a list of endpoints, derived from their schemas alone. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { title: string; version: string; server: string },
): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const declared of endpoints) {
    ;(paths[`/${declared.path}`] ??= {})[declared.method.toLowerCase()] = operation(declared)
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.server }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(declared: Endpoint): object {
  const access = declared.access === 'public' ? [] : [{ bearer: [] }]
  return {
    operationId: endpointKey(declared).replace(/\W+/g, '_').replace(/_$/, ''),
    summary: declared.summary,
    tags: [declared.path.split('/')[0]],
    security: access,
    parameters: [...parameters(declared.params, 'path'), ...parameters(declared.query, 'query')],
    ...((declared.body ?? declared.files) && {
      requestBody: { required: true, content: bodyOf(declared) },
    }),
    responses: responses(declared),
  }
}

function bodyOf({ body, files }: Endpoint): object {
  const schema = body ? jsonSchema(body, 'input') : { type: 'object' }
  if (!files) return { 'application/json': { schema } }
  const binary = { type: 'string', format: 'binary' }
  const fields = Object.entries(files).map(([name, { maxFiles = 1 }]) => [
    name,
    maxFiles > 1 ? { type: 'array', items: binary, maxItems: maxFiles } : binary,
  ])
  const properties = 'properties' in schema ? schema.properties : {}
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...Object(properties), ...Object.fromEntries(fields) } },
    },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(type, 'input'),
  }))
}

function responses(declared: Endpoint): object {
  const media = declared.format === 'text' ? 'text/plain' : 'application/json'
  const content = { [media]: { schema: jsonSchema(declared.response, 'output') } }
  const problem = {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const codes = new Set([
    ...(declared.errors ?? []),
    'invalid',
    'too_many_requests',
    'unavailable',
  ] as const)
  if (declared.access !== 'public') codes.add('unauthenticated').add('forbidden')
  const failures = [...codes].map((code) => [String(problemStatus[code]), problem] as const)
  return { 200: { description: 'Successful response', content }, ...Object.fromEntries(failures) }
}

/** What schemas declare for the back office, such as the editors of fields, is not documented. */
const documented = z.registry<z.core.JSONSchemaMeta>()

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: documented,
  })
  return rest
}

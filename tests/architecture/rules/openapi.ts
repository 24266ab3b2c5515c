import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import type { Rule } from './rule'

/** A document and the endpoints it was made of. */
export interface Documented {
  endpoints: readonly Endpoint[]
  document: unknown
}

const content = z.record(z.string(), z.object({ schema: z.looseObject({}) }))

const operation = z.object({
  operationId: z.string().regex(/^\w+$/),
  summary: z.string().min(1),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z
    .record(z.string().regex(/^[1-5]\d\d$/), z.object({ description: z.string().min(1), content }))
    .refine((responses) => '200' in responses),
  security: z.array(z.record(z.string(), z.array(z.string()))),
})

const openApi = z.object({
  openapi: z.string().startsWith('3.1'),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.object({ url: z.url() })).min(1),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'put', 'delete']), operation).or(z.object({})),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

const operations = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    key === '$ref' && typeof below === 'string' ? [below] : referencesIn(below),
  )
}

function standsIn(document: unknown, reference: string): boolean {
  let here: unknown = document
  for (const step of reference.replace(/^#\//, '').split('/')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return false
    here = new Map<string, unknown>(Object.entries(here)).get(step)
  }
  return true
}

export const openapi: readonly Rule<Documented>[] = [
  {
    name: 'document-is-valid',
    says: 'The document has the shape of OpenAPI 3.1: info, servers, and for each path operations with id, summary, parameters and answers.',
    violations: ({ document }) => {
      const parsed = openApi.safeParse(document)
      return parsed.success
        ? []
        : parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`)
    },
  },
  {
    name: 'every-call-is-described',
    says: 'Every endpoint of the API server is described, with every parameter of its path, and nothing else is.',
    violations: ({ endpoints, document }) => {
      const parsed = operations.safeParse(document)
      if (!parsed.success) return ['paths']
      const described = Object.entries(parsed.data.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { parameters }]) => {
          const given = parameters
            .filter((one) => one.in === 'path' && one.required)
            .map(({ name }) => `{${name}}`)
          return `${method.toUpperCase()} ${path.slice(1)} ${given.toSorted().join('')}`
        }),
      )
      const declared = endpoints.map((one) => {
        const inPath = one.path.match(/\{\w+\}/g) ?? []
        return `${endpointKey(one)} ${inPath.toSorted().join('')}`
      })
      return [
        ...declared.filter((one) => !described.includes(one)),
        ...described.filter((one) => !declared.includes(one)),
      ]
    },
  },
  {
    name: 'operations-have-own-ids',
    says: 'An operation has an id of its own: generated clients name their functions by it.',
    violations: ({ document }) => {
      const parsed = operations.safeParse(document)
      if (!parsed.success) return ['paths']
      const ids = Object.values(parsed.data.paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      )
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    },
  },
  {
    name: 'references-lead-somewhere',
    says: 'Every $ref of the document is defined in it.',
    violations: ({ document }) =>
      referencesIn(document).filter((reference) => !standsIn(document, reference)),
  },
]

import { editor } from '@/lib/bilingual/field-editor'
import { bilingualText } from '@/lib/bilingual/schema'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { openApiDocument } from './openapi'

const record = z.object({
  ...bilingualText('title', 'lower', editor('html')),
  country_id: z.int().meta(editor('reference', { of: 'countries' })),
  file: z
    .string()
    .nullable()
    .meta(editor('document', { readers: () => 'user' })),
})

const saved = endpoint({
  method: 'PUT',
  path: 'records',
  summary: 'Save a record',
  access: 'public',
  body: record,
  response: record,
})

it('describes the types of fields and not how the back office edits them', () => {
  const document = openApiDocument([saved], { title: 'Portal', version: '1', server: '/api' })
  const text = JSON.stringify(document)
  expect(text).toContain('"country_id":{"type":"integer"')
  expect(text).not.toMatch(/editor|readers|countries/)
})

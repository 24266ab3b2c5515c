import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { contentVersion, oneRecord } from '../contract'

/** Validates a draft, or a version, as its publication would, and returns the paths of its page. */
export const contentPreview = endpoint({
  ...oneRecord,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/preview',
  summary:
    'Get the page paths of a draft or version, without language prefix; 422 lists what prevents publishing',
  query: z.object({ version: z.coerce.number().pipe(contentVersion).optional() }),
  response: z.object({ paths: z.record(z.enum(locales), z.string()) }),
  errors: ['not_found', 'forbidden', 'invalid'],
})

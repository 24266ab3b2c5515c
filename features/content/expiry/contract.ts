import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { contentVersion } from '../contract'
import { step } from '../publishing/contract'

export const setEnd = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/end',
  summary: 'Set when a published or scheduled record is taken down',
  body: z.object({ version: contentVersion, unpublish_at: z.iso.datetime({ offset: true }) }),
})

export const confirmEnd = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/confirm-end',
  summary: 'Confirm, as a second person, when a record is taken down',
})

export const clearEnd = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/clear-end',
  summary: 'Withdraw the time at which a record is taken down',
})

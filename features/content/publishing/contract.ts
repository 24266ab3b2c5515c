import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'
import { contentDetail, contentStatus, contentVersion, oneRecord } from '../contract'

/** Longest reason for sending a change back. */
const noteLength = 2_000

/** The declarations that every step of staff with a record shares. */
export const step = {
  ...oneRecord,
  method: 'POST',
  body: z.object({ version: contentVersion }),
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
} as const

export const submitContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/submit',
  summary: 'Submit a draft for review',
})

export const returnContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/return',
  summary: 'Return a draft to its authors, with a reason',
  body: z.object({
    version: contentVersion,
    reason: typedLine(noteLength).pipe(z.string().min(1, 'required')),
  }),
})

export const approveContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/approve',
  summary: 'Approve a draft; its authors cannot if the kind requires a second approval',
})

export const publishContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/publish',
  summary: 'Publish a draft immediately',
})

export const scheduleContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/schedule',
  summary: 'Schedule a draft for publication',
  body: z.object({ version: contentVersion, publish_at: z.iso.datetime({ offset: true }) }),
})

export const discardContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/discard',
  summary: 'Discard a draft; the published version does not change',
  response: contentStatus,
})

export const restoreContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/restore',
  summary: 'Restore an earlier version as a draft',
  body: z.object({ version: contentVersion, from: contentVersion }),
})

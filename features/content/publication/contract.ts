import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'
import { contentDetail, contentStanding, contentVersion, oneRecord } from '../contract'

/** Longest reason for sending a change back. */
const longestNote = 2_000

const step = {
  ...oneRecord,
  method: 'POST',
  body: z.object({ version: contentVersion }),
  response: contentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
} as const

export const submitContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/submit',
  summary: 'Ask others to look at a draft',
})

export const returnContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/return',
  summary: 'Send what waits back to its authors, with a reason',
  body: z.object({
    version: contentVersion,
    reason: typedLine(longestNote).pipe(z.string().min(1, 'required')),
  }),
})

export const approveContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/approve',
  summary: 'Approve what waits; where four eyes are asked, none of its authors can',
})

export const publishContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/publish',
  summary: 'Publish: the public pages show it at once',
})

export const scheduleContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/schedule',
  summary: 'Publish at an instant to come',
  body: z.object({ version: contentVersion, publish_at: z.iso.datetime({ offset: true }) }),
})

export const discardContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/discard',
  summary: 'Give up what is not published; what is published stays',
  response: contentStanding,
})

export const restoreContent = endpoint({
  ...step,
  path: 'admin/content/{kind}/{id}/restore',
  summary: 'Make a draft of what an earlier version said',
  body: z.object({ version: contentVersion, from: contentVersion }),
})

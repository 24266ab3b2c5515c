import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/**
 * What staff write to people for: a reply to an enquiry, each status of one, and the refusal or
 * withdrawal of an entry of the directory or of a request for quotations.
 */
export const templateUses = [
  ...['reply', 'confirmed', 'pending', 'ongoing', 'completed', 'rejected', 'closed'],
  ...['refusal', 'withdrawal', 'requestRefusal'],
] as const

const template = z.object({
  use: z.enum(templateUses),
  /** Its name within its use. */
  name: z.string(),
  ...bilingualText('title'),
  ...bilingualText('text'),
})

export type ReplyTemplate = z.infer<typeof template>

export const replyTemplates = endpoint({
  method: 'GET',
  path: 'admin/reply-templates',
  summary: 'List the texts that staff can start a reply or a reason from, in both languages',
  access: 'staff:officer',
  response: z.array(template),
})

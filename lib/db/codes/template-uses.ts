/**
 * What staff write to people for: a reply to an enquiry, each status of one, and the refusal or
 * withdrawal of an entry of the directory or of a request for quotations.
 */
export const templateUses = [
  'reply',
  'confirmed',
  'pending',
  'ongoing',
  'completed',
  'rejected',
  'closed',
  'refusal',
  'withdrawal',
  'requestRefusal',
] as const

export type TemplateUse = (typeof templateUses)[number]

/** How the work on a record of public content stands; the database knows the same ones. */
export const contentStates = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'published',
  'removed',
] as const

export type ContentState = (typeof contentStates)[number]

/** When each language of a bilingual field was last written, by field. */
export type Touched = Record<string, { en?: string; ar?: string }>

/** The editorial states of public content. */
export const contentStates = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'published',
  'removed',
] as const

export type ContentState = (typeof contentStates)[number]

/** When each language of a bilingual field was last edited, by field. */
export type Touched = Record<string, { en?: string; ar?: string }>

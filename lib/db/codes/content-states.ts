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

/** The states of a version that somebody still works on. */
export const unfinishedStates: readonly ContentState[] = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
]

/** The states of a version that a second person has approved. */
export const approvedStates: readonly ContentState[] = ['approved', 'scheduled']

/** The states of a version that was submitted, from which it can be returned. */
export const submittedStates: readonly ContentState[] = ['in_review', ...approvedStates]

/** The states of what waits for somebody, the most urgent first. */
export const awaitedStates = ['in_review', 'approved', 'draft', 'scheduled'] as const

/** When each language of a bilingual field was last edited, by field. */
export type Touched = Record<string, { en?: string; ar?: string }>

/** What another body answers to a task. */
export const taskAnswers = ['done', 'working', 'declined'] as const

export type TaskAnswer = (typeof taskAnswers)[number]

/** What of an enquiry its officer may show to a body: each is chosen one by one. */
export const taskShares = [
  'description',
  'company',
  'name',
  'email',
  'phone',
  'product',
  'market',
] as const

export type TaskShare = (typeof taskShares)[number]

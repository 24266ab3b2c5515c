import type { Faq } from '@/features/faqs/contract'

/** A question with default values. */
export function faqWith(given: Partial<Faq> & Pick<Faq, 'id'>): Faq {
  return {
    audience: 1,
    tab_id: 1,
    question_eng: `Question ${given.id}`,
    question_ara: `سؤال ${given.id}`,
    answer_eng: `<p>Answer ${given.id}</p>`,
    answer_ara: `<p>إجابة ${given.id}</p>`,
    file_eng: null,
    file_ara: null,
    status: 1,
    add_to_home: 0,
    sort: given.id,
    sample: false,
    ...given,
  }
}

/** Questions 1 to `count`. */
export function faqsUpTo(count: number, given: Partial<Faq> = {}): Faq[] {
  return Array.from({ length: count }, (_, index) => faqWith({ ...given, id: index + 1 }))
}

import { faqWith } from '@/tests/support/faqs'
import { useProvider } from '@/tests/support/provider-server'
import { expect, it } from 'vitest'
import { faqsFeature } from '../feature'
import { buyerFaqs, buyerGroupFaqs } from '../queries'

const provider = useProvider(faqsFeature.calls)

const question = { question_eng: 'Why?', question_ara: 'لماذا؟', answer_eng: null, answer_ara: '' }

it('a provider without the buyers’ calls receives the call for all questions', async () => {
  const exporters = { ...question, file_eng: null, file_ara: null, status: 1 }
  const buyers = [
    faqWith({ id: 401, audience: 2, tab_id: 1 }),
    faqWith({ id: 501, audience: 2, tab_id: 2 }),
  ]
  provider.answers = { new_faq: [exporters, ...buyers] }
  expect((await buyerFaqs()).map(({ id }) => id)).toEqual([401, 501])
  expect((await buyerGroupFaqs(2)).map(({ id }) => id)).toEqual([501])
  expect(provider.requestedPaths).toEqual(['new_faq/2', 'new_faq', 'new_faq/2/2', 'new_faq'])
})

import { expect, it } from 'vitest'
import type { Faq } from './contract'
import { homeFaqs } from './rules'

const faq = (id: number, fields: Partial<Faq> = {}): Faq => ({
  id,
  audience: 1,
  tab_id: 1,
  question_eng: '',
  question_ara: '',
  answer_eng: '',
  answer_ara: '',
  file_eng: null,
  file_ara: null,
  status: 1,
  add_to_home: 1,
  sort: id,
  sample: false,
  ...fields,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => faq(index + 1))

it('keeps public questions that are marked for the home page', () => {
  const faqs = [faq(1), faq(2, { status: 0 }), faq(3, { add_to_home: 0 })]
  expect(homeFaqs(faqs)).toEqual({ items: [faq(1)], more: false })
})

it('keeps ten at most', () => {
  expect(homeFaqs(many(12)).items).toHaveLength(10)
})

it('offers more when there are ten or more', () => {
  expect(homeFaqs(many(9)).more).toBe(false)
  expect(homeFaqs(many(10)).more).toBe(true)
})

import { faqTabs } from '@/lib/routing/tabs'
import { faqsUpTo, faqWith } from '@/tests/support/faqs'
import { describe, expect, it } from 'vitest'
import {
  buyerGroupOf,
  buyerGroups,
  exporterGroupNumber,
  exporterGroups,
  faqAnchor,
  faqFile,
  faqPages,
  faqPageSize,
  homeFaqLimit,
  homeFaqs,
  frequentQuestions,
  questionOf,
  shownFaqs,
  tabFaqs,
} from './rules'

const ids = (faqs: { id: number }[]) => faqs.map(({ id }) => id)
const marked = (count: number) => faqsUpTo(count, { add_to_home: 1 })

describe('the questions on the home page (spec part 1 section 2.3)', () => {
  it('have status 1 and add_to_home 1', () => {
    const faqs = [
      faqWith({ id: 1, add_to_home: 1 }),
      faqWith({ id: 2, add_to_home: 1, status: 0 }),
      faqWith({ id: 3 }),
    ]
    expect(ids(homeFaqs(faqs).items)).toEqual([1])
    expect(homeFaqs(faqs).more).toBe(false)
    expect(ids(frequentQuestions(faqs))).toEqual([1])
  })

  it('are ten at most', () => {
    expect(homeFaqLimit).toBe(10)
    expect(ids(homeFaqs(marked(12)).items)).toEqual(ids(marked(10)))
  })

  it('are followed by a link to more when there are ten or more', () => {
    expect(homeFaqs(marked(9)).more).toBe(false)
    expect(homeFaqs(marked(10)).more).toBe(true)
    expect(homeFaqs(marked(11)).more).toBe(true)
  })
})

describe('the lists of questions (spec part 2, FAQ for exporters)', () => {
  const answered = [
    faqWith({ id: 1 }),
    faqWith({ id: 2, status: 0 }),
    faqWith({ id: 3, status: 2 }),
    faqWith({ id: 4 }),
  ]

  it('contain only records with status 1, in the order of the call', () => {
    expect(ids(shownFaqs(answered))).toEqual([1, 4])
  })

  it('are reversed in a tab', () => {
    expect(ids(tabFaqs(answered))).toEqual([4, 1])
  })

  it('omit a record without a question in either language', () => {
    const nothing = faqWith({ id: 1, question_eng: ' ', question_ara: '' })
    expect(shownFaqs([nothing])).toEqual([])
  })

  it('have ten questions a page', () => {
    expect(faqPageSize).toBe(10)
  })
})

describe('the groups of questions', () => {
  it('are three of the exporters, numbered like their calls', () => {
    expect(exporterGroups).toEqual([
      'freight-and-logistic',
      'financing',
      'legal-and-regulatory-requirements',
    ])
    expect(exporterGroups.map(exporterGroupNumber)).toEqual([1, 2, 3])
  })

  it('are three of the buyers, and no others', () => {
    expect(buyerGroups.map((group) => buyerGroupOf(String(group)))).toEqual([1, 2, 3])
    for (const segment of ['0', '4', '01', '1-x', '', 'finding-suppliers', '1.0']) {
      expect(buyerGroupOf(segment)).toBeNull()
    }
  })
})

describe('a question', () => {
  it('is shown in the available language, which is returned too', () => {
    const faq = faqWith({ id: 1, question_ara: '' })
    expect(questionOf(faq, 'ar')).toEqual({ text: 'Question 1', lang: 'en' })
    expect(questionOf(faqWith({ id: 1 }), 'ar')).toEqual({ text: 'سؤال 1', lang: 'ar' })
  })

  it('loses pasted markup, and nothing else', () => {
    const textOf = (question_eng: string) => questionOf(faqWith({ id: 1, question_eng }), 'en').text
    expect(textOf('<b>Who</b> pays fees &amp; taxes?<script>')).toBe('Who pays fees & taxes?')
    expect(textOf('Is a parcel <5 kg or >20 kg taxed?')).toBe('Is a parcel <5 kg or >20 kg taxed?')
  })

  it('has an anchor in its page', () => {
    expect(faqAnchor({ id: 101 })).toBe('faq-101')
  })
})

describe('the file of an answer', () => {
  const address = `/api/files/${'a'.repeat(32)}`

  it('has type and size when the portal stores it', () => {
    const file_details = [{ address, mime: 'application/pdf', bytes: 34_203 }]
    const faq = faqWith({ id: 101, file_eng: address, file_ara: address, file_details })
    expect(faqFile(faq, 'en')).toEqual({ href: address, lang: 'en', type: 'PDF', bytes: 34_203 })
  })

  it('has the type of its file extension elsewhere', () => {
    const href = 'https://provider.example/files/list.docx?v=2'
    const faq = faqWith({ id: 1, file_eng: href, file_ara: `${address}` })
    expect(faqFile(faq, 'en')).toEqual({ href, lang: 'en', type: 'DOCX', bytes: null })
    expect(faqFile(faq, 'ar')).toEqual({ href: address, lang: 'ar', type: null, bytes: null })
  })

  it('is the other language’s when there is only that', () => {
    const faq = faqWith({ id: 1, file_ara: '/a.pdf' })
    expect(faqFile(faq, 'en')).toMatchObject({ href: '/a.pdf', lang: 'ar' })
  })

  it('is null when there is none, or when the address is not a web address', () => {
    expect(faqFile(faqWith({ id: 1 }), 'en')).toBeNull()
    for (const file_eng of ['data:text/html,x', '//elsewhere.example/x.pdf', 'x.pdf', ' ']) {
      expect(faqFile(faqWith({ id: 1, file_eng }), 'en')).toBeNull()
    }
  })
})

it('views with an address of their own are in the sitemap, with the last change of their page', () => {
  const page = (en: string, ar = en) => ({ paths: { en, ar }, changed: '2026-06-08' })
  const exporters = page('/pages/100-faq-for-exporters', '/pages/100-x')
  const listed = faqPages([page('/faq'), page('/menu-1/100-x'), exporters])
  expect(listed.map(({ paths }) => paths.ar)).toEqual(
    faqTabs.slice(1).map((tab) => `/pages/100-x?tab=${tab}`),
  )
  expect(faqPages([page('/faq/faq-for-international-buyers')])).toEqual(
    [1, 2, 3].map((group) => page(`/faq/faq-for-international-buyers/${group}`)),
  )
})

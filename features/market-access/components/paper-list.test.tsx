import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { association, sourced } from '@/tests/support/market-pairs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Paper } from '../contract'
import { PaperList } from './paper-list'

const { facts } = english.marketAccess
const { need } = facts

const vet: Paper = {
  ...sourced,
  id: 1,
  code: 'vet',
  institution_id: null,
  stage: 'export',
  need: 'always',
  agreements: [],
  ...bilingualPair('name', { en: 'Veterinary certificate', ar: 'الشهادة البيطرية' }),
  ...bilingualPair('issuer', { en: 'Ministry of Agriculture', ar: 'وزارة الزراعة' }),
  ...bilingualPair('occasion', { en: 'Animal products', ar: 'المنتجات الحيوانية' }),
}

function open(paper: Partial<Paper>, locale: 'en' | 'ar' = 'en') {
  renderIn(<PaperList locale={locale} papers={[{ ...vet, ...paper }]} />, { locale })
  return screen.getByRole('listitem')
}

describe('when a paper is needed', () => {
  it.each([
    ['en', 'Required as follows: Animal products'],
    ['ar', 'الوثيقة مطلوبة وفق ما يلي: المنتجات الحيوانية'],
  ] as const)('is said in %s by its occasion, never as always', (locale, text) => {
    const item = open({}, locale)
    expect(item).toHaveTextContent(text)
    expect(item).not.toHaveTextContent(need.always)
  })

  it('is always where no occasion narrows it', () => {
    const item = open(bilingualPair('occasion', { en: '', ar: '' }))
    expect(item).toHaveTextContent(need.always)
    expect(item).not.toHaveTextContent('Required')
  })

  it.each([
    ['en', 'Usually asked for; not yet confirmed', 'Required'],
    ['ar', 'تُطلب عادةً، وغير مؤكَّدة بعد', 'مطلوبة'],
  ] as const)('is usually asked for, where no source says so (%s)', (locale, text, required) => {
    const item = open({ need: 'usual', confidence: 'known', source: '' }, locale)
    expect(item).toHaveTextContent(text)
    expect(item).not.toHaveTextContent(required)
  })

  it('stays a remark next to the occasion for every other need', () => {
    const item = open({ need: 'listed_goods' })
    expect(item).toHaveTextContent(need.listed_goods)
    expect(item).toHaveTextContent('Animal products')
    expect(item).not.toHaveTextContent('Required')
  })

  it('names the agreements whose preference it proves', () => {
    const item = open({ need: 'preference', agreements: [association] })
    expect(item).toHaveTextContent('For the preference under: Association agreement')
  })
})

describe('a list of papers', () => {
  const known: Paper = { ...vet, id: 2, confidence: 'known' }
  const list = (papers: readonly Paper[]) =>
    renderIn(<PaperList locale="en" papers={papers} />, { locale: 'en' })

  it('says once above them that nobody has confirmed any', () => {
    list([known, { ...known, id: 3 }])
    expect(screen.getByText(facts.unconfirmed)).toBeInTheDocument()
    expect(screen.getByText(facts.allUnconfirmed)).toBeInTheDocument()
    for (const item of screen.getAllByRole('listitem')) {
      expect(item).not.toHaveTextContent(facts.unconfirmed)
    }
  })

  it('marks those that nobody has confirmed where others are confirmed', () => {
    list([vet, known])
    const [confirmed, open] = screen.getAllByRole('listitem')
    expect(confirmed).not.toHaveTextContent(facts.unconfirmed)
    expect(open?.querySelector('summary')).toHaveTextContent(facts.unconfirmed)
    expect(screen.queryByText(facts.allUnconfirmed)).not.toBeInTheDocument()
  })

  it('has the details of each in a line that an address can open', () => {
    list([vet])
    const details = screen.getByText(/Ministry of Agriculture/).closest('details')
    expect(details).not.toHaveAttribute('open')
    expect(details?.querySelector('#document-1')).toHaveTextContent('Ministry of Agriculture')
  })
})

import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { nothingRelated } from '@/tests/support/market-pairs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RelatedLists } from './related-lists'

const offer = (hs_code: string, name: string) => ({
  ...bilingualPair('title', { en: name, ar: '' }),
  ...bilingualPair('detail', { en: 'Farm', ar: 'مزرعة' }),
  path: `/offers/${hs_code}`,
  hs_code,
})
const [dates, figs] = [offer('080410', 'Medjool dates'), offer('080420', 'Dried figs')]

function open(records: readonly (typeof dates)[], locale: 'en' | 'ar' = 'en', total = 2) {
  const related = { ...nothingRelated, offers: { total, records: [...records] } }
  renderIn(<RelatedLists locale={locale} related={related} code="080410" none="none" />, { locale })
}

/** The list below a heading. */
const listBelow = (name: string) => {
  const list = screen.getByRole('heading', { level: 4, name }).nextElementSibling
  if (!(list instanceof HTMLElement)) throw new Error(`no list below ${name}`)
  return within(list)
}

describe('what companies offer', () => {
  it('has products of the subheading below its code, apart from others of its heading', () => {
    open([dates, figs])
    const exact = listBelow('HS 0804.10').getByRole('listitem')
    expect(exact).toHaveTextContent('dates')
    expect(exact).not.toHaveTextContent('HS')
    const other = listBelow('Other products of heading 0804').getByRole('listitem')
    expect(other).toHaveTextContent('Dried figs')
    expect(other).toHaveTextContent('HS 0804.20')
  })

  it('says where nobody offers the subheading itself, and how many products the heading has', () => {
    open([figs], 'en', 9)
    expect(screen.getByText('Nobody offers exactly this subheading yet.')).toBeInTheDocument()
    expect(screen.getByText('9 in heading 0804 in all')).toBeInTheDocument()
  })

  it('is labelled in Arabic too', () => {
    open([dates, figs], 'ar')
    expect(listBelow('رمز النظام المنسق 0804.10').getByRole('listitem')).toBeInTheDocument()
    const other = listBelow('منتجات أخرى من البند 0804').getByRole('listitem')
    expect(other).toHaveTextContent('رمز النظام المنسق 0804.20')
  })
})

it('says that companies have products of the heading', () => {
  const { hs_code: _, ...company } = dates
  const related = { ...nothingRelated, companies: { total: 1, records: [company] } }
  renderIn(<RelatedLists locale="en" related={related} code="080410" none="none" />)
  const name = 'Companies with products of heading 0804'
  expect(screen.getByRole('heading', { name })).toBeInTheDocument()
})

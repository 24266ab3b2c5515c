import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { publicRequest } from '@/tests/support/sample-request'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BuyingRequest } from '../contract'
import { RequestPage } from './request-page'

const books = { en: english, ar: arabic }

const show = (given: Partial<BuyingRequest> = {}, locale: 'en' | 'ar' = 'en') =>
  renderIn(
    <RequestPage locale={locale} request={publicRequest(given)}>
      <p>Answer here</p>
    </RequestPage>,
    { locale },
  )

const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join()

describe.each([
  ['en', 'Medjool dates', 'Germany', 'Large grade', '24 tonnes'],
  ['ar', 'تمر المجهول', 'ألمانيا', 'درجة كبيرة', '24 طنًا'],
] as const)('the public page of a request (%s)', (locale, product, market, quality, amount) => {
  it('says what is wanted, how much, where to and until when', () => {
    show({}, locale)
    expect(screen.getByRole('heading', { level: 1, name: product })).toBeInTheDocument()
    for (const text of [market, quality, amount]) {
      expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
    }
    expect(screen.getByText(books[locale].buyingRequests.anonymous)).toBeInTheDocument()
    expect(screen.getByText('Answer here')).toBeInTheDocument()
  })

  it('marks a sample, which search engines are not told of, and offers no answer to it', () => {
    show({ sample: true }, locale)
    expect(screen.getByText(books[locale].buyingRequests.sample)).toBeInTheDocument()
    expect(screen.getByText(books[locale].buyingRequests.sampleText)).toBeInTheDocument()
    expect(structured()).not.toContain('"Demand"')
    expect(screen.queryByText('Answer here')).toBeNull()
  })
})

describe('the public page of a request', () => {
  it('tells search engines what is wanted while it is open, and then no more', () => {
    const { unmount } = show()
    expect(structured()).toContain('"Demand"')
    unmount()
    show({ is_open: false })
    expect(structured()).not.toContain('"Demand"')
    expect(screen.getByText(english.buyingRequests.closedText)).toBeInTheDocument()
  })

  it('shows script that somebody typed as text', () => {
    const typed = '</script><script>alert(1)</script>'
    show({ product_eng: typed })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(typed)
    expect(document.querySelectorAll('script:not([type])')).toHaveLength(0)
  })
})

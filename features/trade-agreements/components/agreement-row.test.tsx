import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { agreementWrite } from '../contract'
import { useAgreementTexts } from './agreement-list'
import { AgreementRow } from './agreement-row'

const texts = (en: string, ar: string) => ({ en, ar })

const agreement = (given: object = {}) =>
  agreementWrite.parse({
    id: 1,
    key: 'key',
    ...bilingualPair('kind', texts('Regional agreement', 'اتفاقية إقليمية')),
    country_code: null,
    country_codes: ['EG', 'TN'],
    visible: 1,
    status: 1,
    legal_status: 'in_force',
    ...bilingualPair('title', texts('Agadir Agreement', 'اتفاقية أغادير')),
    ...bilingualPair('subtitle', texts('', '')),
    signed: '2004-02-25',
    in_force: '2006-07-06',
    fully_implemented: null,
    terminated: null,
    scope: ['goods', 'trade facilitation'],
    ...bilingualPair('origin_rule', texts('Added value', 'القيمة المضافة')),
    ...bilingualPair('proof_of_origin', texts('', 'شهادة')),
    ...bilingualPair('content', texts('<p>Text</p>', '<p>نص</p>')),
    ...bilingualPair('keywords', texts('', ''), 'bare'),
    url: 'agadir',
    image: null,
    ...bilingualPair('image_alt', { en: null, ar: null }),
    sources: [],
    confidence: '',
    updated_at: '2025-12-01T06:00:00.000Z',
    ...given,
  })

const codes = ['BH', 'DZ', 'EG', 'MA', 'PS', 'TN']
const partners = codes.map((value) => ({ value, text: `Country ${value}` }))

function Row({ locale, given }: { locale: Locale; given: object }) {
  const notice = <p>More duty since July</p>
  const rowTexts = useAgreementTexts(locale)
  return (
    <AgreementRow
      locale={locale}
      agreement={agreement(given)}
      partners={partners}
      texts={rowTexts}
      notice={notice}
    />
  )
}

function show(given: object = {}, locale: Locale = 'en') {
  renderIn(<Row locale={locale} given={given} />, { locale })
  const value = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling
  const summary = () => screen.getByRole('article').querySelector('summary')
  return { value, summary }
}

describe('an agreement in the list', () => {
  it('shows kind, status, partners, date, scope and origin', () => {
    const { value, summary } = show()
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Agadir Agreement')
    expect(screen.getByText('Regional agreement')).toBeInTheDocument()
    expect(screen.getByText('In force').querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(summary()).toHaveTextContent(/Country EG, Country TN.*In force since Jul 6, 2006$/)
    expect(value('Partners')).toBeUndefined()
    expect(value('Scope')).toHaveTextContent(/^Goods, Trade facilitation$/)
    expect(value('Rules of origin')).toHaveTextContent('Added value')
    expect(value('Signed')).toBeUndefined()
    expect(screen.getByText('About this agreement')).toBeInTheDocument()
  })

  it.each([
    ['signed', 'Signed, not yet in force'],
    ['terminated', 'Terminated'],
    ['suspended', 'Suspended'],
  ])('shows its status with a word and an icon: %s', (legal_status, word) => {
    show({ legal_status })
    expect(screen.getByText(word).querySelector('svg')).not.toBeNull()
  })

  it('shows the first partners and the number of the others, all of which unfold', () => {
    const { value, summary } = show({ country_codes: codes })
    expect(summary()).toHaveTextContent('Country BH, Country DZ, Country EG and 3 more')
    expect(value('Partners')).toHaveTextContent(/^Country BH, .*Country PS, Country TN$/)
  })

  it('folds all but its name, partners, date and status', () => {
    show()
    const details = screen.getByRole('article').firstElementChild
    expect(details).not.toHaveAttribute('open')
    for (const folded of [
      'More duty since July',
      'Regional agreement',
      'Added value',
      'About this agreement',
    ]) {
      expect(screen.getByText(folded).closest('summary')).toBeNull()
      expect(details).toContainElement(screen.getByText(folded))
    }
  })

  it('counts partners with the Arabic plural forms', () => {
    const { summary } = show({ country_codes: codes.slice(0, 5) }, 'ar')
    expect(summary()).toHaveTextContent(
      '\u2068Country BH\u2069 و\u2068Country DZ\u2069 و\u2068Country EG\u2069 ودولتان أخريان',
    )
  })

  it('sets the language of a scope without an Arabic name, and of a text in the other language', () => {
    const { value } = show({ scope: ['goods', 'space travel'] }, 'ar')
    expect(value('النطاق')).toHaveTextContent('السلع، space travel')
    expect(screen.getByText('space travel')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('space travel')).toHaveAttribute('dir', 'ltr')
    const { value: inEnglish } = show({})
    expect(inEnglish('Proof of origin')?.firstElementChild).toHaveAttribute('lang', 'ar')
  })

  it('shows the dates of an ended one, and the signature of one not in force', () => {
    const { value, summary } = show({ terminated: '2018-11-22' })
    expect(summary()).toHaveTextContent('Ended Nov 22, 2018')
    expect(value('Entered into force')).toHaveTextContent('Jul 6, 2006')
    cleanup()
    expect(show({ in_force: null }).summary()).toHaveTextContent('Signed Feb 25, 2004')
  })

  it('omits unknown facts', () => {
    const { value } = show({
      country_codes: [],
      scope: [],
      in_force: null,
      signed: null,
      ...bilingualPair('content', texts('', '')),
    })
    expect(value('Partners')).toBeUndefined()
    expect(value('Scope')).toBeUndefined()
    expect(screen.queryByText('About this agreement')).toBeNull()
  })
})

import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { renderIn } from '@/tests/support/in-language'
import { listOrigin } from '@/tests/support/market-pairs'
import { screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { OriginRules } from './origin-rules'

const virgin = { en: 'Virgin olive oil', ar: '' }
const named = listOrigin.rules.map((rule) => ({
  ...rule,
  scope: 'named' as const,
  ...bilingualPair('scope_text', virgin),
}))

describe('the scope of a rule', () => {
  it('that exists in English only is marked on an Arabic page', () => {
    renderIn(<OriginRules locale="ar" rules={named} />, { locale: 'ar' })
    const scope = screen.getByRole('heading', { level: 4 })
    expect(scope).toHaveTextContent('Virgin olive oil (بالإنجليزية)')
    expect(screen.getByText(virgin.en)).toHaveAttribute('lang', 'en')
  })

  it('has no mark in its own language', () => {
    renderIn(<OriginRules locale="en" rules={named} />)
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(/^Virgin olive oil$/)
  })
})

it.each([
  [0, 'مدة الصلاحية غير محددة'],
  [1, 'مدة الصلاحية: شهر واحد'],
  [2, 'مدة الصلاحية: شهران'],
  [4, 'مدة الصلاحية: 4 أشهر'],
  [12, 'مدة الصلاحية: 12 شهرًا'],
  [100, 'مدة الصلاحية: 100 شهر'],
])('says in Arabic how long a proof is valid: %i', (count, text) => {
  const t = createTranslator({
    locale: 'ar-u-nu-latn',
    messages: arabic,
    namespace: 'marketAccess.pair.origin',
  })
  expect(t('valid', { count })).toBe(text)
})

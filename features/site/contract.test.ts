import { inLocale } from '@/lib/bilingual/in-locale'
import { locales } from '@/lib/i18n/locale'
import { palettes } from '@/lib/theme/tokens'
import { describe, expect, it } from 'vitest'
import { defaultSite, siteWrite, supportEmail, withoutExamples } from './contract'

describe('the contact details of a new portal', () => {
  it.each(locales)('are not the examples of its settings (%s)', (locale) => {
    const site = withoutExamples(defaultSite)
    for (const field of ['contact_email', 'contact_phone', 'contact_address'] as const) {
      expect(inLocale(site, field, locale)).toBe('')
    }
    expect(supportEmail(site, locale)).toBe('')
    expect(inLocale(site, 'name', locale)).toBe(inLocale(defaultSite, 'name', locale))
    expect(
      Object.values(site).filter((text) => /portal\.example|000 0000/.test(text ?? '')),
    ).toEqual([])
  })

  it('are those that staff have set, also in one language or for one purpose only', () => {
    const set = { contact_email: 'info@trade.jo', support_email_ara: 'help@trade.jo' }
    const site = withoutExamples({ ...defaultSite, ...set })
    expect(inLocale(site, 'contact_email', 'ar')).toBe('info@trade.jo')
    expect(supportEmail(site, 'ar')).toBe('help@trade.jo')
    expect(supportEmail(withoutExamples({ ...defaultSite, contact_email: 'a@b.jo' }), 'en')).toBe(
      'a@b.jo',
    )
  })
})

describe('the colours of the portal', () => {
  it('are one of the palettes whose contrast is measured, or not chosen yet', () => {
    for (const palette of [...palettes, null]) {
      expect(siteWrite.safeParse({ ...defaultSite, palette }).success).toBe(true)
    }
    const refused = siteWrite.safeParse({ ...defaultSite, palette: '#FFE600' })
    expect(refused.error?.issues).toMatchObject([{ path: ['palette'], message: 'choice' }])
  })
})

import { bilingualPair } from '@/lib/bilingual/pair'
import { expect, it } from 'vitest'
import { defaultSite, supportEmail, withoutExamples } from './contract'
import { withHeadOffice } from './rules'

const office = {
  ...bilingualPair('email', { en: 'amman@trade.example', ar: 'amman@trade.example' }, 'bare'),
  ...bilingualPair('phone', { en: '+962 6 500 0101', ar: '+962 6 500 0101' }, 'bare'),
  ...bilingualPair('address', { en: 'Amman, Airport Road', ar: 'عمّان، طريق المطار' }),
}

it('has the contact of the head office, as long as the portal has none of its own', () => {
  const site = withHeadOffice(withoutExamples(defaultSite), office)
  expect(site).toMatchObject({
    ...bilingualPair(
      'contact_email',
      { en: 'amman@trade.example', ar: 'amman@trade.example' },
      'bare',
    ),
    ...bilingualPair('contact_phone', { en: '+962 6 500 0101', ar: '+962 6 500 0101' }, 'bare'),
    ...bilingualPair('contact_address', { en: 'Amman, Airport Road', ar: 'عمّان، طريق المطار' }),
  })
  expect(supportEmail(site, 'ar')).toBe('amman@trade.example')
})

it('keeps what staff set, in one language too', () => {
  const own = withoutExamples({
    ...defaultSite,
    contact_email: 'trade@portal.jo',
    contact_email_ara: '',
  })
  const site = withHeadOffice(own, office)
  expect(site).toMatchObject({
    ...bilingualPair('contact_email', { en: 'trade@portal.jo', ar: '' }, 'bare'),
    contact_phone: '+962 6 500 0101',
  })
})

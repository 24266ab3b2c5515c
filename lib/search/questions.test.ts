import { expect, it } from 'vitest'
import { isAboutTrade } from './questions'

it.each([
  'Jordan trade with Iraq',
  'Jordan’s trade with the EU',
  'jordanian trade with egypt',
  'تجارة الأردن مع العراق',
  'تجارة الاردن والسعودية',
  'trade balance',
  'صادرات الفوسفات',
])('figures answer what is about trade as a whole: %s', (text) => {
  expect(isAboutTrade(text)).toBe(true)
})

it.each(['trade with Iraq', 'Jordan trade agreements', 'تجارة التمور'])(
  'figures do not answer other texts: %s',
  (text) => {
    expect(isAboutTrade(text)).toBe(false)
  },
)

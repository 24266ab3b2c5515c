import { expect, it } from 'vitest'
import { isShownSponsor } from './rules'

it.each([
  { status: 1, date_end: '2026-11-22', shown: true },
  { status: 1, date_end: '2026-11-21', shown: false },
  { status: 1, date_end: '2025-12-31', shown: false },
  { status: 0, date_end: '2027-01-01', shown: false },
  { status: 2, date_end: '2027-01-01', shown: false },
])('shows a sponsor of status 1 until the day before its end: %j', ({ shown, ...sponsor }) => {
  expect(isShownSponsor(sponsor, '2026-11-21')).toBe(shown)
})

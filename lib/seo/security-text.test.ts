import { expect, it } from 'vitest'
import { securityText } from './security-text'

const address = 'https://portal.example/.well-known/security.txt'

it('names each contact, the languages and its own address, each on a line of its own', () => {
  const text = securityText({
    contacts: ['mailto:security@portal.example', 'https://portal.example/pages/190-contact-us'],
    canonical: address,
    now: new Date('2027-02-03T04:05:06Z'),
  })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Contact: https://portal.example/pages/190-contact-us',
    'Expires: 2027-08-02T00:00:00Z',
    'Preferred-Languages: en, ar',
    `Canonical: ${address}`,
    '',
  ])
})

it.each(['2026-01-01T00:00:00Z', '2028-02-29T23:59:59Z'])(
  'expires in the future and within a year: %s',
  (day) => {
    const now = new Date(day)
    const text = securityText({ contacts: [], canonical: address, now })
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    const days = (expires - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(366)
  },
)

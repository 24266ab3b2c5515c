import { formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { describe, expect, it } from 'vitest'
import { mailLine } from './mail-line'

const period = (start: string, end: string, locale: Locale) =>
  `From ${formatDays(start, end, locale)}.`
const line = (text: string) => JSON.parse(mailLine({ text })).text

describe('a mail as a line', () => {
  it.each([
    ['on Friday, 27 February 2026 at 14:05', 'on Friday, 1 May 2026 at 9:30'],
    ['يوم الأحد 5 كانون الثاني 2026', 'يوم الثلاثاء 12 حزيران 2027'],
    ['May 2026 and Sep 2026', 'Jun 2031 and Sun 2026'],
    ['Two items\nNov 5, 2026', 'Two items\nDec 30, 2026'],
    [period('2026-11-02', '2026-11-05', 'en'), period('2026-11-29', '2026-12-01', 'en')],
    [period('2026-11-02', '2026-11-05', 'en'), period('2026-12-31', '2027-01-01', 'en')],
    [period('2026-11-02', '2026-11-05', 'ar'), period('2026-11-29', '2026-12-01', 'ar')],
    [period('2026-11-02', '2026-11-05', 'ar'), period('2026-12-31', '2027-01-01', 'ar')],
    [
      'https://portal.example/a?id=7&token=3Jx9-hT2_mmPq81LzQ0aBc-dEf7',
      'https://portal.example/a?id=12&token=zz81_kT2_mmPq81LzQ0aBc-xYz1',
    ],
    [
      'buyer-0b6ff6a5-8c44-4a6e-9e26-1f5c9d0b7a11@follow.example',
      'buyer-7d1ff6a5-8c44-4a6e-9e26-1f5c9d0b7aff@follow.example',
    ],
  ])('has neither days, numbers nor secrets: %s', (first, second) => {
    expect(line(first)).toBe(line(second))
  })

  it('is the same to each of several people', () => {
    const to = (name: string, address: string) =>
      mailLine({
        to: { name, address },
        text: `Dear ${name},\n/reset/${encodeURIComponent(address)}`,
      })
    expect(to('Hala', 'h@a.example')).toBe(to('Omar', 'o@b.example'))
  })

  it('has every other word', () => {
    expect(line('Your request about dates has a reply')).toBe(
      'Your request about dates has a reply',
    )
    expect(line('one reply')).not.toBe(line('two replies'))
  })
})

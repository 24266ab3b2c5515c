import { viewAt, viewQueries } from '@/components/carousel/views'
import { describe, expect, it } from 'vitest'
import type { Sponsor } from './contract'
import { isShownSponsor, sponsorHead, sponsorSite, sponsorViews } from './rules'

it.each([
  { status: 1, date_end: '2026-11-22', shown: true },
  { status: 1, date_end: '2026-11-21', shown: false },
  { status: 1, date_end: '2025-12-31', shown: false },
  { status: 0, date_end: '2027-01-01', shown: false },
  { status: 2, date_end: '2027-01-01', shown: false },
])('shows a sponsor of status 1 until the day before its end: %j', ({ shown, ...sponsor }) => {
  expect(isShownSponsor(sponsor, '2026-11-21')).toBe(shown)
})

describe('the sponsors slider', () => {
  it('shows 3 slides, moves by 1 in 700 ms', () => {
    expect(viewAt(sponsorViews, 0)).toMatchObject({ shown: 3, scroll: 1, speedMs: 700 })
  })

  it.each([
    { below: 1024, shown: 4, scroll: 2, speedMs: 700 },
    { below: 800, shown: 3, scroll: 2, speedMs: 500 },
    { below: 600, shown: 2, scroll: 1, speedMs: 300 },
    { below: 447, shown: 1, scroll: 1, speedMs: 300 },
  ])('below $below px shows $shown, moves by $scroll in $speedMs ms', (view) => {
    const at = viewQueries(sponsorViews).indexOf(`(width < ${view.below}px)`)
    expect(viewAt(sponsorViews, at + 1)).toEqual(view)
  })
})

const sponsor = (given: Partial<Sponsor> = {}): Sponsor => ({
  id: 7,
  DESCRIPTION_ENG: 'Sponsor Seven',
  DESCRIPTION_ARA: 'الراعي السابع',
  TARIFF_ENG: '',
  TARIFF_ARA: '',
  link: 'https://sponsor.example',
  link_ara: 'https://sponsor.example/ar',
  meta_description_en: 'What it does.',
  meta_description_ar: null,
  image: '/media/sponsors/7/320.webp',
  image_alt_eng: 'A star',
  image_alt_ara: 'نجمة',
  date_end: '2027-01-01',
  status: 1,
  sample: false,
  ...given,
})

describe('the site of a sponsor', () => {
  it('is the web address for the language of the page', () => {
    expect(sponsorSite(sponsor(), 'en')).toBe('https://sponsor.example')
    expect(sponsorSite(sponsor(), 'ar')).toBe('https://sponsor.example/ar')
  })

  it.each(['', '/news', 'vbscript:msgbox(1)', 'sponsor.example'])(
    'is null for anything else: %s',
    (link) => {
      expect(sponsorSite(sponsor({ link, link_ara: link }), 'en')).toBe(null)
    },
  )
})

it("the head of a sponsor's page has its name, description, picture and one address", () => {
  expect(sponsorHead(sponsor(), 'ar')).toEqual({
    title: 'الراعي السابع',
    description: 'What it does.',
    paths: { en: '/sponsor/7', ar: '/sponsor/7' },
    image: { url: '/media/sponsors/7/320.webp', alt: 'نجمة' },
  })
  expect(sponsorHead(sponsor({ image: null }), 'en')).not.toHaveProperty('image')
})

import { officeWith } from '@/tests/support/offices'
import { officeAnchor } from '@/lib/routing/anchors'
import { describe, expect, it } from 'vitest'
import { directionsTo, isOpenAt, openingHours, placeOf } from './rules'

const contactPage = '/ar/pages/190-اتصل-بنا'

describe("'get directions'", () => {
  it("opens the office's link in a new tab on the Contact Us page (page id 190)", () => {
    const office = officeWith({ id: 4, link: 'https://maps.example/?q=1#map=14' })
    expect(directionsTo(office, 'map', 'en')).toEqual({
      href: 'https://maps.example/?q=1#map=14',
      newTab: true,
    })
  })

  it('links to the office in the Contact Us page on other pages', () => {
    const office = officeWith({ id: 4 })
    expect(directionsTo(office, { contactPage }, 'ar')).toEqual({
      href: `${contactPage}#${officeAnchor(office)}`,
      newTab: false,
    })
  })

  it('uses the link of the language, else that of the other one', () => {
    const both = officeWith({ id: 4, link: 'https://a.example', link_ara: 'https://b.example' })
    expect(directionsTo(both, 'map', 'ar')?.href).toBe('https://b.example')
    const one = officeWith({ id: 4, link: 'https://a.example', link_ara: '' })
    expect(directionsTo(one, 'map', 'ar')?.href).toBe('https://a.example')
  })

  it.each(['', 'vbscript:msgbox(1)', 'data:text/html,x', '/map', '<b>map</b>', 'maps.example'])(
    'is omitted on the Contact Us page for a link that is not a web address: %s',
    (link) => {
      expect(directionsTo(officeWith({ id: 4, link, link_ara: link }), 'map', 'en')).toBe(null)
    },
  )

  it('links to the Contact Us page also for an office without a link', () => {
    const office = officeWith({ id: 4, link: '', link_ara: '' })
    expect(directionsTo(office, { contactPage }, 'ar')?.href).toBe(`${contactPage}#office-4`)
  })
})

describe('the place of an office', () => {
  it('is the one that its map link marks', () => {
    const link = 'https://www.openstreetmap.org/?mlat=29.5320&mlon=35.0063#map=14/29.5320/35.0063'
    expect(placeOf({ link })).toEqual({ latitude: 29.532, longitude: 35.0063 })
  })

  it.each(['', 'not a link', 'https://maps.example/north', 'https://maps.example/?mlat=a&mlon=1'])(
    'is unknown for %j',
    (link) => {
      expect(placeOf({ link })).toBe(null)
    },
  )
})

describe('opening hours', () => {
  const office = { days: [0, 4], minutes: [510, 930] }

  it.each(['Sunday to Thursday, 8:30 am to 3:30 pm', 'Sunday to Thursday, 8:30 to 15:30'])(
    'are read from %j',
    (written) => {
      expect(openingHours(written)).toEqual(office)
    },
  )

  it.each([
    '',
    'By appointment',
    'Sunday to Payday, 8:30 to 15:30',
    'Sunday to Monday, 9:00 to 8:00',
  ])('are unknown for %j', (written) => {
    expect(openingHours(written)).toBe(null)
  })

  it.each([
    ['on a Thursday morning in Amman', '2026-03-05T05:30:00Z', true],
    ['before they begin', '2026-03-05T05:29:00Z', false],
    ['when they end', '2026-03-05T12:30:00Z', false],
    ['on a Friday', '2026-03-06T08:00:00Z', false],
  ])('say whether the office is open %s', (_when, instant, isOpen) => {
    expect(isOpenAt({ days: [0, 4], minutes: [510, 930] }, Date.parse(instant))).toBe(isOpen)
  })

  it('include the end of one week and the start of the next', () => {
    const hours = { days: [6, 1], minutes: [0, 1440] } as const
    expect(isOpenAt(hours, Date.parse('2026-03-07T08:00:00Z'))).toBe(true)
    expect(isOpenAt(hours, Date.parse('2026-03-09T08:00:00Z'))).toBe(true)
    expect(isOpenAt(hours, Date.parse('2026-03-10T08:00:00Z'))).toBe(false)
  })
})

import { officeWith } from '@/tests/support/offices'
import { describe, expect, it } from 'vitest'
import { directionsTo, officeAnchor } from './rules'

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

import { describe, expect, it } from 'vitest'
import { writtenLink } from './written-link'

describe('a link that editors wrote', () => {
  it('leads to a page of the portal, in the language of the page when it names none', () => {
    expect(writtenLink('/fta-map', 'en')).toEqual({ href: '/fta-map', external: false })
    expect(writtenLink('/fta-map', 'ar')).toEqual({ href: '/ar/fta-map', external: false })
    expect(writtenLink('/ar/fta-map', 'ar')).toEqual({ href: '/ar/fta-map', external: false })
    expect(writtenLink('/ar/fta-map', 'en')).toEqual({ href: '/ar/fta-map', external: false })
  })

  it('leads elsewhere by a web address', () => {
    const href = 'https://maps.example/?q=1#map'
    expect(writtenLink(href, 'ar')).toEqual({ href, external: true })
    expect(writtenLink('http://a.example', 'en')?.external).toBe(true)
  })

  it.each([
    '',
    'vbscript:msgbox(1)',
    'data:text/html,x',
    '//a.example',
    '/\\a.example',
    'https://',
    'maps.example',
    '<b>x</b>',
  ])('has no address when it is neither: %s', (link) => {
    expect(writtenLink(link, 'en')).toBe(null)
  })
})

import { describe, expect, it } from 'vitest'
import { alternates, pageMetadata, siteMetadata } from './metadata'

const site = 'http://localhost:3000'

describe('the head of a page', () => {
  const paths = { en: '/pages/120-guide', ar: '/pages/120-%D8%AF' }

  it('has one canonical address, both languages, and English for everybody else', () => {
    const head = pageMetadata({ locale: 'ar', paths, title: 'T', description: 'D', siteName: 'S' })
    expect(head.alternates?.canonical).toBe(`${site}/ar/pages/120-%D8%AF`)
    expect(alternates(paths)).toEqual({
      en: `${site}/pages/120-guide`,
      ar: `${site}/ar/pages/120-%D8%AF`,
      'x-default': `${site}/pages/120-guide`,
    })
  })

  it('ends its title with a bar and the name of the portal', () => {
    const { title } = siteMetadata('en', { name: 'National Export Portal', description: '' })
    expect(title).toMatchObject({ template: '%s | National Export Portal' })
  })

  it('cuts a description that search engines would cut', () => {
    const description = 'duties and documents '.repeat(20)
    const head = pageMetadata({ locale: 'en', paths, description, siteName: 'S' })
    expect(head.description).toMatch(/ (?:duties|and|documents)…$/)
    expect(String(head.description).length).toBeLessThanOrEqual(200)
  })

  it('shortens a title over 65 characters at a word, in the title alone', () => {
    const title = `Olive oil and its fractions, ${'extra virgin, '.repeat(5)}in the United Kingdom`
    const head = pageMetadata({ locale: 'en', paths, title, description: 'D', siteName: 'S' })
    expect(head.title).toBe('Olive oil and its fractions, extra virgin, extra virgin, extra…')
    expect(head.openGraph?.title).toBe(title)
  })

  it('shows the picture of the page, else the one of the portal in the language', () => {
    const plain = pageMetadata({ locale: 'ar', paths, description: 'D', siteName: 'S' })
    expect(plain.openGraph?.images).toEqual([{ url: `${site}/og/default-ar.png`, alt: 'S' }])
    const image = { url: '/media/k/1280.webp', alt: 'A' }
    const own = pageMetadata({ locale: 'en', paths, description: 'D', siteName: 'S', image })
    expect(own.openGraph?.images).toEqual([{ url: `${site}/media/k/1280.webp`, alt: 'A' }])
  })
})

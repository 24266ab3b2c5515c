import { describe, expect, it } from 'vitest'
import { samePath } from '@/lib/routing/routes'
import { lastChange, sitemapIndexXml, sitemapXml } from './sitemap'

const site = 'http://localhost:3000'

describe('the site map', () => {
  const pages = [
    { paths: samePath('/a'), changed: '2026-01-01T00:00:00.000Z' },
    { paths: samePath('/b?x=1&y=2'), changed: null },
    { paths: samePath('/c'), changed: '2026-03-01T00:00:00.000Z' },
  ]
  const xml = sitemapXml(pages)
  const entries = xml.split('<url>').slice(1)

  it('lists each page once a language, and each names both', () => {
    expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
      ['/a', '/ar/a', '/b?x=1&amp;y=2', '/ar/b?x=1&amp;y=2', '/c', '/ar/c'].map(
        (path) => site + path,
      ),
    )
    for (const entry of entries.slice(0, 2)) {
      for (const [language, path] of [
        ['en', '/a'],
        ['ar', '/ar/a'],
        ['x-default', '/a'],
      ]) {
        expect(entry).toContain(
          `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`,
        )
      }
    }
  })

  it('says when a page last changed, where that is known', () => {
    expect(entries[0]).toContain('<lastmod>2026-01-01T00:00:00.000Z</lastmod>')
    expect(entries[2]).not.toContain('<lastmod>')
  })

  it('knows the last change of all', () => {
    expect(lastChange(pages)).toBe('2026-03-01T00:00:00.000Z')
  })

  it('has an index that names its parts', () => {
    const index = sitemapIndexXml(['/sitemap.xml?part=pages', '/sitemap.xml?part=1'])
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${site}/sitemap.xml?part=pages`,
      `${site}/sitemap.xml?part=1`,
    ])
  })
})

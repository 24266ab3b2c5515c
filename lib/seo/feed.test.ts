import { describe, expect, it } from 'vitest'
import { rssFeed, xmlText } from './feed'

describe('a feed', () => {
  it('escapes what XML would read as its own and drops what it forbids', () => {
    expect(xmlText(`<a href="x">&'\u0000`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&apos;')
  })

  it('names its language, its own address and each item once', () => {
    const feed = rssFeed({
      locale: 'ar',
      title: 'الأخبار',
      description: 'وصف',
      url: 'https://portal.example/ar/news',
      selfUrl: 'https://portal.example/ar/news/rss.xml',
      items: [
        {
          title: 'خبر & آخر',
          url: 'https://portal.example/ar/news/1-x',
          html: '<p>نص</p>',
          published: '2026-11-05',
        },
      ],
    })
    expect(feed).toContain('<language>ar-jo</language>')
    expect(feed).toContain('href="https://portal.example/ar/news/rss.xml" rel="self"')
    expect(feed).toContain('<title>خبر &amp; آخر</title>')
    expect(feed).toContain('<pubDate>Thu, 05 Nov 2026 00:00:00 GMT</pubDate>')
  })
})

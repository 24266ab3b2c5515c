import { languageTag, type Locale } from '@/lib/i18n/locale'

/** One entry of a feed; `html` is what a reader shows, `published` an ISO instant or day. */
export interface FeedItem {
  title: string
  url: string
  html: string
  published: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML, without characters that XML forbids. */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** An RSS 2.0 document of one language. */
export function rssFeed(feed: {
  locale: Locale
  title: string
  description: string
  url: string
  selfUrl: string
  items: readonly FeedItem[]
}): string {
  const items = feed.items.map(
    (item) => `<item>
<title>${xmlText(item.title)}</title>
<link>${xmlText(item.url)}</link>
<guid isPermaLink="true">${xmlText(item.url)}</guid>
<pubDate>${new Date(item.published).toUTCString()}</pubDate>
<description>${xmlText(item.html)}</description>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(feed.title)}</title>
<link>${xmlText(feed.url)}</link>
<atom:link href="${xmlText(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(feed.description)}</description>
<language>${languageTag[feed.locale].toLowerCase()}</language>
${items.join('\n')}
</channel>
</rss>
`
}

import type { APIRequestContext } from '@playwright/test'

/** Every address in an XML document of a site map. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

/** All parts of the site map of a portal, one after the other, as its index names them. */
export async function wholeSiteMap(request: APIRequestContext, origin: string): Promise<string> {
  const index = await request.get(`${origin}/sitemap.xml`)
  const texts: string[] = []
  for (const part of locations(await index.text())) {
    const { pathname, search } = new URL(part)
    const answer = await request.get(`${origin}${pathname}${search}`)
    if (answer.status() !== 200) throw new Error(`${part} answered ${answer.status()}.`)
    texts.push(await answer.text())
  }
  return texts.join('')
}

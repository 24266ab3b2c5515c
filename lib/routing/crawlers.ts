/**
 * Programs that read pages for a search engine, an index or the preview of a link. Nearly all of them
 * call themselves a bot, are `compatible;` with a browser or name a page about themselves.
 */
const crawlers =
  /(?<!cu)bot|crawl|spider|slurp|preview|lighthouse|inspection|\+ ?https?:|compatible; (?!msie)|google-|googleother|apis-google|mediapartners|google favicon|google page speed|googleproducer|externalhit|meta-external|facebookcatalog|embedly|iframely|vkshare|validator|archiver|linkcheck|pinterest\/0|-user\/|http\.rb|snap url/i

/** Apps that fetch a page for its preview, and in whose own browser people read it. */
const apps =
  /viber|mastodon|snapchat|pinterest|whatsapp|telegram|skype|slack|discord|teams|signal|linkedin|twitter|reddit|tumblr|kakaotalk|\bline\//i

/** The part of a request that says who sent it. */
interface Sender {
  headers: Pick<Headers, 'get'>
}

/** Whether a user agent declares itself a crawler. */
export const isCrawler = (agent: string): boolean => crawlers.test(agent)

/** Whether a page is fetched for an index or a preview. A browser says that it navigates. */
export function isFetchedForOthers({ headers }: Sender): boolean {
  const agent = headers.get('user-agent') ?? ''
  if (isCrawler(agent)) return true
  return apps.test(agent) && headers.get('sec-fetch-mode') !== 'navigate'
}

import { slugOf } from '@/lib/i18n/slug'
import { routes } from '@/lib/routing/routes'
import type { FollowSource } from './contract'

/** Sources whose records have no line of their own. */
export function isCounted(source: FollowSource): source is 'publications' {
  return source === 'publications'
}

interface Addressed {
  record_id: string
  title: string
}

/** The unprefixed address of a record; `title` is the English one where there is one. */
const addresses: Readonly<Record<FollowSource, (record: Addressed) => string>> = {
  news: ({ record_id, title }) => routes.newsItem(Number(record_id), slugOf(title)),
  publications: () => routes.applicationPage('130'),
  companies: ({ record_id }) => routes.company(Number(record_id)),
  products: ({ record_id }) => routes.offer('products', Number(record_id)),
  services: ({ record_id }) => routes.offer('services', Number(record_id)),
  statistics: ({ record_id }) => routes.statistic(record_id),
  agreements: ({ title }) => routes.agreementNamed(title),
  countries: ({ record_id }) => routes.countryAgreement(Number(record_id)),
  events: ({ record_id }) => routes.event(Number(record_id)),
  markets: ({ record_id }) => routes.market(record_id),
  barriers: ({ record_id }) => routes.barrier(Number(record_id)),
  requests: ({ record_id }) => routes.buyingRequest(Number(record_id)),
}

export function addressOf(source: FollowSource, record: Addressed): string {
  return addresses[source](record)
}

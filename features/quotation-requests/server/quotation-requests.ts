import 'server-only'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import type { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import type { RequestDetails, RequestLink, RequestTarget } from '../contract'
import {
  findCompanyName,
  findCountry,
  findMarket,
  findOffer,
  findRequest,
  type RequestRecord,
} from './quotation-requests.sql'

const links = signedLinks('quotation-request', routes.quotationRequest)

/** The path of a request’s page for the buyer, without language. */
export const requestPath = links.pathFor

export const requestPage = linkPage({
  links,
  about: 'id',
  find: async (db, id) => {
    const request = await findRequest(db, id)
    return request?.state === 'erased' ? undefined : request
  },
  addressOf: ({ email }) => email,
})

/** The request of a link. Throws `not_found`, also for a request that was erased. */
export async function requestOf(link: RequestLink): Promise<RequestRecord> {
  return requestPage.recordOf(await database(), link)
}

const unknown = bilingualPair('name', { en: '', ar: '' })

/** What was asked, in the form of the wire. */
export async function detailsOf(db: Executor, request: RequestRecord): Promise<RequestDetails> {
  const country = await findCountry(db, request.country_id)
  const market = request.market === null ? undefined : await findMarket(db, request.market)
  const { id, state, created_at, sent_at, answered_at, subject, unit, incoterm, place } = request
  return {
    id,
    state,
    created_at,
    sent_at,
    answered_at,
    subject,
    unit,
    incoterm,
    place,
    ...(await targetOf(db, request)),
    buyer: {
      name: request.name,
      company_name: request.company_name,
      country: country ?? unknown,
    },
    market: market ?? null,
    quantity: request.quantity === null ? null : Number(request.quantity),
    wanted_by: request.wanted_by,
    decline: declineOf(request),
  }
}

/** Why a request is declined; null while it is not. */
export function declineOf({
  decline_reason: reason,
  decline_text: text,
}: Pick<RequestRecord, 'decline_reason' | 'decline_text'>): RequestDetails['decline'] {
  return reason && { reason, text }
}

/** Why a request is declined, in the language of the buyer; the words of the supplier as they are. */
export function declineTexts(
  t: Awaited<ReturnType<typeof mailTexts>>,
  decline: RequestDetails['decline'],
  locale: Locale,
): string[] {
  if (decline === null) return []
  const { reason, text } = decline
  return [
    ...(reason === 'other'
      ? []
      : [t('quotation.reason', { reason: t(`quotation.reasons.${reason}`) })]),
    ...(text === '' ? [] : [t('quotation.own', { text: isolated(text, locale) })]),
  ]
}

/** The company and the offer of a request. */
export async function targetOf(
  db: Executor,
  request: Pick<RequestRecord, 'company_id' | 'product_id' | 'service_id'>,
): Promise<RequestTarget> {
  const { company_id: company, product_id, service_id } = request
  const name = (await findCompanyName(db, company)) ?? unknown
  const about =
    product_id === null
      ? service_id === null
        ? null
        : ({ type: 'services', id: service_id } as const)
      : ({ type: 'products', id: product_id } as const)
  const offer = about && (await findOffer(db, { ...about, company }))
  return {
    company: { id: company, ...name },
    offer: about && offer ? { ...offer, type: about.type } : null,
  }
}

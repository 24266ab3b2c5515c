import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, usedIds } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { publicCertificate } from '@/features/companies/certificates/contract'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { offersTag } from '@/lib/cache/tags'
import { offerTypes, type OfferType } from '../kinds/contract'
import { pictureFocus } from '@/features/files/pictures/contract'
import { offerPicture } from '../pictures/contract'
import { tradeFacts } from '../trade-facts/contract'

/** The company of an offer; one that is not approved shows only its status. */
const owner = z.object({
  ...bilingualText('company_registered_name', 'bare'),
  status: z.int(),
  logo: z.string().nullable(),
})

/** The public fields of an approved product or service (spec part 2 section 3). */
export const publicOffer = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  /** Six digits for a product; a service has none. */
  hs_code: z.string().nullable(),
  gs1_code: z.string().nullable(),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  ...pictureFocus,
  industry: z.int(),
  sub_ind: z.int(),
  ...bilingualText('description'),
  ...bilingualText('features', 'bare'),
  cert: z.string().nullable(),
  contacts: z.string(),
  company_id: z.int().positive(),
  company_belongs: owner,
  /** Its last approval. */
  updated_at: z.iso.datetime({ offset: true }).nullable(),
})

export type Offer = z.infer<typeof publicOffer>

/** An approved product or service with all its pictures and its trade facts, for its page. */
export const picturedOffer = publicOffer.extend({
  /** The pictures after the first one. */
  pictures: z.array(offerPicture),
  ...tradeFacts.shape,
  /** Certificates of its company that apply to it, approved and valid today. */
  public_certificates: z.array(publicCertificate),
})

export type PicturedOffer = z.infer<typeof picturedOffer>

/** A product or service of a company among both. */
export const companyOffer = publicOffer.extend({ type: z.enum(offerTypes) })

export type CompanyOffer = z.infer<typeof companyOffer>

const listOf = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'public',
    params: idParams,
    query: z.object(pagingQuery),
    response: listAnswer(publicOffer),
    tags: [offersTag],
  })

const callsOf = <const Type extends OfferType, const One extends string>(type: Type, one: One) => ({
  bySubIndustry: listOf(
    `${type}_by_sub_ind_id/{id}`,
    `List approved ${type} in a sub-sector, newest first; paginated if a page is given`,
  ),
  ofCompany: listOf(`${type}/{id}`, `List the approved ${type} of a company, newest first`),
  byId: endpoint({
    method: 'GET',
    path: `${type}_by_id/{id}`,
    summary: `Get an approved ${one}`,
    access: 'public',
    params: idParams,
    response: picturedOffer,
    errors: ['not_found'],
    tags: [offersTag],
  }),
})

/** The calls of the specification, which has them once for products and once for services. */
export const offerCalls = {
  products: callsOf('products', 'product'),
  services: callsOf('services', 'service'),
}

export const offersOfCompany = endpoint({
  method: 'GET',
  path: 'company-offers/{id}',
  summary: 'List the approved products, then services, of a company, by sector',
  access: 'public',
  params: idParams,
  query: z.object({
    ...pagingQuery,
    type: z.enum(offerTypes).optional(),
    /** Sectors of products, sectors of services, and sub-sectors of both. */
    industry: idList,
    service: idList,
    sub: idList,
  }),
  response: listAnswer(companyOffer),
  errors: ['not_found'],
  tags: [offersTag],
})

const usedSectors = z.object({ industries: usedIds, subs: usedIds })

export const offerFilters = endpoint({
  method: 'GET',
  path: 'offer-filters',
  summary: 'List the sectors and sub-sectors that approved products, and approved services, have',
  access: 'public',
  response: z.object({ products: usedSectors, services: usedSectors }),
  tags: [offersTag],
})

export const companyOfferFilters = endpoint({
  method: 'GET',
  path: 'company-offer-filters/{id}',
  summary: 'List the sectors and sub-sectors of the approved products and services of a company',
  access: 'public',
  params: idParams,
  response: offerFilters.response,
  tags: [offersTag],
})

const listedPage = z.object({
  id: z.int().positive(),
  updated_at: z.iso.datetime({ offset: true }).nullable(),
})

/**
 * The directory in parts, for site maps: part n has the records with ids from `(n - 1) * partLength
 * + 1` to `n * partLength`, of each kind. In two languages a part has at most 15,000 addresses.
 */
export const partLength = 2_500

export const directoryParts = endpoint({
  method: 'GET',
  path: 'directory-pages',
  summary: 'List the numbers of the directory parts, for site maps',
  access: 'public',
  response: z.array(z.int().positive()),
  tags: [offersTag],
})

export const directoryPages = endpoint({
  method: 'GET',
  path: 'directory-pages/{id}',
  summary: 'List the IDs of the approved companies, products and services in a directory part',
  access: 'public',
  params: idParams,
  response: z.object({
    companies: z.array(listedPage),
    products: z.array(listedPage),
    services: z.array(listedPage),
  }),
  errors: ['not_found'],
  tags: [offersTag],
})

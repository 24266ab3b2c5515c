import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { asUploaded } from '../../pictures/rules'
import { noTradeFacts } from '../../trade-facts/contract'
import type * as myOffersCalls from '../contract'
import { myProducts, myServices, ownOffer } from '../contract'

const offer = tableRecord(
  ownOffer.extend({ status_belongs: tableRecord(ownOffer.shape.status_belongs) }),
  {
    ...asUploaded,
    pictures: [],
    ...noTradeFacts,
    ...bothLanguages('features', '', 'bare'),
    gs1_code: null,
    hs_code: null,
    industry_belongs: null,
    sub_industry_belongs: null,
    refusal_reason: null,
    is_public: false,
    waits_for_company: false,
    version: null,
    updated_at: null,
  },
)

export const myOffersAtProvider = {
  myProducts: sameCall(myProducts, z.array(offer)),
  myServices: sameCall(myServices, z.array(offer)),
} satisfies Partial<Stances<typeof myOffersCalls>>

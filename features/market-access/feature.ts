import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as factsContract from './facts/contract'
import * as hubContract from './hub/contract'
import * as pairContract from './pair/contract'
import * as productsContract from './products/contract'
import * as questionContract from './question/contract'
import * as relatedContract from './related/contract'
import * as tradeContract from './trade/contract'
import { getComparison } from './comparison/server/service'
import { listReviews } from './facts/server/service'
import { getHub } from './hub/server/service'
import { getPair, listPairs } from './pair/server/service'
import { getCurrentCode, getNode, listOffered, listSections } from './products/server/service'
import { answerQuestion } from './question/server/service'
import { getRelated } from './related/server/service'
import { listMarkets } from './server/service'
import { listLeadingMarkets } from './trade/server/service'

/** A provider knows nothing of market access, so the question is not asked. */
/** A provider has no facts of markets (spec/decisions.md, 'Second edition'). */
export const marketAccessFeature: Feature = {
  name: 'market-access',
  calls: [
    ...calls(factsContract, 'same', {
      factReviews: (_input, { actor }) => listReviews(actor),
    }),
    ...calls(questionContract, 'absent', {
      marketAnswers: ({ query }, { locale }) => answerQuestion(query, locale),
    }),
    ...calls(contract, 'absent', {
      marketList: ({ query }) => listMarkets(query),
    }),
    ...calls(tradeContract, 'absent', {
      leadingMarkets: () => listLeadingMarkets(),
    }),
    ...calls(hubContract, 'absent', {
      marketByCode: ({ params }) => getHub(params.iso2),
    }),
    ...calls(pairContract, 'absent', {
      marketProduct: ({ params }) => getPair(params.iso2, params.hs),
      marketPairs: ({ query }) => listPairs(query.part),
    }),
    ...calls(productsContract, 'absent', {
      productSections: () => listSections(),
      offeredProducts: () => listOffered(),
      marketProductNode: ({ params }) => getNode(params.hs),
      marketComparison: ({ params }) => getComparison(params.hs),
      currentCode: ({ params }) => getCurrentCode(params.hs),
    }),
    ...calls(relatedContract, 'absent', {
      marketRelated: ({ query }) => getRelated(query),
    }),
  ],
}

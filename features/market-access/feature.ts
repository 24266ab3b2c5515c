import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as comparisonContract from './comparison/contract'
import { getComparison } from './comparison/server/comparison'
import * as contract from './contract'
import * as factsContract from './facts/contract'
import { listReviews } from './facts/server/facts'
import * as hubContract from './hub/contract'
import { getHub } from './hub/server/hub'
import * as pairContract from './pair/contract'
import { getPair, listPairs } from './pair/server/pair'
import * as productsContract from './products/contract'
import { getCurrentCode, getNode, listOffered, listSections } from './products/server/products'
import * as questionContract from './question/contract'
import { answerQuestion } from './question/server/question'
import * as relatedContract from './related/contract'
import { getRelated } from './related/server/related'
import { factReviewMail, remindOwners } from './server/fact-reminders'
import { listMarkets } from './server/market-access'
import * as tradeContract from './trade/contract'
import { listLeadingMarkets } from './trade/server/trade'

/**
 * A provider has no facts of markets (spec/decisions.md, 'Second edition'), so the question is not
 * asked.
 */
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
      currentCode: ({ params }) => getCurrentCode(params.hs),
    }),
    ...calls(comparisonContract, 'absent', {
      marketComparison: ({ params }) => getComparison(params.hs),
    }),
    ...calls(relatedContract, 'absent', {
      marketRelated: ({ query }) => getRelated(query),
    }),
  ],
  jobs: [factReviewMail],
  hourly: [() => remindOwners()],
  siteMapParts: () =>
    import('./site-map/queries').then(({ marketListedPages, marketPartNames }) => ({
      names: marketPartNames,
      pagesOf: marketListedPages,
    })),
}

import 'server-only'
import { route } from '@/lib/api/route'
import { getComparison } from '../comparison/server/service'
import { marketList } from '../contract'
import { marketByCode } from '../hub/contract'
import { getHub } from '../hub/server/service'
import { marketPairs, marketProduct } from '../pair/contract'
import { getPair, listPairs } from '../pair/server/service'
import {
  currentCode,
  marketComparison,
  marketProductNode,
  offeredProducts,
  productSections,
} from '../products/contract'
import { getCurrentCode, getNode, listOffered, listSections } from '../products/server/service'
import { marketRelated } from '../related/contract'
import { getRelated } from '../related/server/service'
import { leadingMarkets } from '../trade/contract'
import { listLeadingMarkets } from '../trade/server/service'
import { listMarkets } from './service'

export const marketAccessRoutes = [
  route(marketList, ({ query }) => listMarkets(query)),
  route(leadingMarkets, () => listLeadingMarkets()),
  route(marketByCode, ({ params }) => getHub(params.iso2)),
  route(marketProduct, ({ params }) => getPair(params.iso2, params.hs)),
  route(marketPairs, ({ query }) => listPairs(query.part)),
  route(productSections, () => listSections()),
  route(offeredProducts, () => listOffered()),
  route(marketProductNode, ({ params }) => getNode(params.hs)),
  route(marketComparison, ({ params }) => getComparison(params.hs)),
  route(currentCode, ({ params }) => getCurrentCode(params.hs)),
  route(marketRelated, ({ query }) => getRelated(query)),
]

import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { marketList } from '../contract'
import { marketByCode } from '../hub/contract'
import { marketPairs, marketProduct } from '../pair/contract'
import {
  currentCode,
  marketComparison,
  marketProductNode,
  offeredProducts,
  productSections,
} from '../products/contract'
import { marketRelated } from '../related/contract'
import { leadingMarkets } from '../trade/contract'

/** A provider has no facts of markets (spec/decisions.md, 'Second edition'). */
export const marketAccessAdapters = [
  absent(marketList),
  absent(leadingMarkets),
  absent(marketByCode),
  absent(marketProduct),
  absent(marketPairs),
  absent(productSections),
  absent(offeredProducts),
  absent(marketProductNode),
  absent(marketComparison),
  absent(currentCode),
  absent(marketRelated),
]

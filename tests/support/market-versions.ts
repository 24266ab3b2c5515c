import { marketDataFeature } from '@/features/market-data/feature'
import { writeReviewed } from '@/features/content/reviewed/server/service'

/** The calls of staff on datasets, as the portal has them. */
export const marketVersionCalls = marketDataFeature(writeReviewed).calls

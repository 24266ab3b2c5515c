import { marketDataFeature } from '@/features/market-data/feature'
import { writeReviewed } from '@/features/content/server/reviewed'

/** The calls of staff on datasets, as the portal has them. */
export const marketVersionCalls = marketDataFeature(writeReviewed).calls

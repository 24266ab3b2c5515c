import { writeReviewed } from '@/features/content/reviewed/server/service'
import { marketVersionRoutes } from '@/features/market-data/versions/server/routes'

/** The calls of staff on datasets, as the portal has them. */
export const marketVersionCalls = marketVersionRoutes(writeReviewed)

import 'server-only'
import { route } from '@/lib/api/route'
import { publicDatasets } from '../contract'
import { listPublished } from './service'

export const marketDataRoutes = [route(publicDatasets, () => listPublished())]

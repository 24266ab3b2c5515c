import 'server-only'
import { route } from '@/lib/api/route'
import { insight } from '../contract'
import { getInsight } from './service'

export const insightRoutes = [route(insight, ({ query }, { actor }) => getInsight(actor, query))]

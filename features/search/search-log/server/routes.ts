import 'server-only'
import { route } from '@/lib/api/route'
import { topSearches } from '../contract'
import { listTopSearches } from './service'

export const searchLogRoutes = [route(topSearches, (_input, { actor }) => listTopSearches(actor))]

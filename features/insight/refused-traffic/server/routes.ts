import 'server-only'
import { route } from '@/lib/api/route'
import { refusedTraffic } from '../contract'
import { listRefused } from './service'

export const refusedTrafficRoutes = [
  route(refusedTraffic, (_input, { actor }) => listRefused(actor)),
]

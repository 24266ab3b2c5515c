import 'server-only'
import { route } from '@/lib/api/route'
import { missingAlternatives } from '../contract'
import { listMissingAlternatives } from './service'

export const alternativeRoutes = [
  route(missingAlternatives, (_input, { actor }) => listMissingAlternatives(actor)),
]

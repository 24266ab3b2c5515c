import 'server-only'
import { route } from '@/lib/api/route'
import { expertList, poolList } from '../contract'
import { listExperts, listPool } from './service'

export const expertsRoutes = [
  route(expertList, () => listExperts()),
  route(poolList, ({ query }) => listPool(query)),
]

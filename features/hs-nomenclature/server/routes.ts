import 'server-only'
import { route } from '@/lib/api/route'
import { nomenclatureSearch } from '../contract'
import { searchNomenclature } from './service'

export const nomenclatureRoutes = [
  route(nomenclatureSearch, ({ query }) => searchNomenclature(query.q ?? '')),
]

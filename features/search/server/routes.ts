import 'server-only'
import { route } from '@/lib/api/route'
import { searchAll, searchSuggestions } from '../contract'
import { findEverywhere, suggest } from './service'

export const searchRoutes = [
  route(searchAll, ({ query }, context) => findEverywhere(query, context)),
  route(searchSuggestions, ({ query }, context) => suggest(query, context)),
]

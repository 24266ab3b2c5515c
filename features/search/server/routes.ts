import 'server-only'
import { route } from '@/lib/api/route'
import { settings } from '@/lib/settings/settings'
import { searchAll, searchSuggestions } from '../contract'
import { findAtProvider, suggestAtProvider } from '../provider/server/service'
import { findEverywhere, suggest } from './service'

const onProvider = () => settings().API_BASE_URL !== undefined

export const searchRoutes = [
  route(searchAll, ({ query }, context) =>
    onProvider() ? findAtProvider(query, context) : findEverywhere(query, context),
  ),
  route(searchSuggestions, ({ query }, context) =>
    onProvider() ? suggestAtProvider(query, context) : suggest(query, context),
  ),
]

import 'server-only'
import { newsRoutes } from '@/features/news/server/routes'
import { operationsRoutes } from '@/features/operations/server/routes'
import { installTransport } from '@/lib/api/call'
import { mount } from '@/lib/api/mount'
import { providerTransport } from '@/lib/api/provider-transport'
import { keepUnderTags } from '@/lib/cache/page-data'
import { settings } from '@/lib/settings/settings'

/** Every call of the portal, behind one door. */
export const door = mount([...operationsRoutes, ...newsRoutes], {
  cache: keepUnderTags,
  upstream: () => {
    const provider = settings().API_BASE_URL
    return provider ? providerTransport(provider) : undefined
  },
})

/** Pages call through the same door without a socket. */
installTransport((endpoint, input) => door.dispatch(endpoint, input))

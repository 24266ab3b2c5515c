import { askProvider, identifyAtProvider } from '@/features/accounts/provider/server/service'
import { mount } from '@/lib/api/mount'
import type { Route } from '@/lib/api/route'

/** The door of some calls on an existing provider, the one that `API_BASE_URL` names. */
export const providerServer = (routes: readonly Route[]) =>
  mount(routes, { identify: identifyAtProvider, upstream: () => askProvider })

/** Whom the provider knows behind a request. */
export const callerAtProvider = identifyAtProvider

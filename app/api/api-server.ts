import 'server-only'
import { withDraft } from '@/features/content/preview/server/preview'
import { installTransport } from '@/lib/api/call'
import type { Endpoint } from '@/lib/api/endpoint'
import { rethrowForPage } from '@/lib/api/error-responses'
import { mount } from '@/lib/api/mount'
import { pageRequest } from '@/lib/auth/page-request'
import { draftInView } from '@/lib/cache/draft-view'
import { cacheUnderTags } from '@/lib/cache/page-data'
import { allCalls } from '../features'
import { identify, upstream } from './upstream'

/** Every call of the portal, behind one entry point. */
export const apiServer = mount(allCalls, { identify, cache: cacheUnderTags, upstream })

/** Pages call the same server without a socket; calls that are not public are made as their visitor. */
installTransport(
  (endpoint, input) => answerPage(endpoint, input).catch(rethrowForPage),
  (endpoint) => upstream()?.lacks(endpoint) ?? false,
)

async function answerPage(endpoint: Endpoint, input: object): Promise<unknown> {
  const isOpen = endpoint.access === 'public' && !endpoint.personal
  const actor = isOpen ? undefined : await identify(await pageRequest())
  const ask = () => apiServer.dispatch(endpoint, input, actor)
  const draft = readsOnly(endpoint) && !upstream() ? await draftInView() : null
  return draft ? withDraft(actor ?? (await identify(await pageRequest())), draft, ask) : ask()
}

/** What may be answered from a change that is taken back again. */
function readsOnly({ method, changes, access }: Endpoint): boolean {
  return method === 'GET' && changes !== true && !access.startsWith('staff:')
}

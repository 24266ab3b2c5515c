import { documentAtProvider } from '@/features/accounts/provider/server/service'
import { identify } from '@/features/accounts/sessions/server/service'
import { holdsFile } from '@/features/companies/server/service'
import { serveDocument } from '@/features/files/delivery/server/service'
import { failedAnswer } from '@/lib/api/error-responses'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/files/[key]'>

async function send(request: Request, { params }: Context) {
  let judged: { user: number | null; route: string } | undefined
  const readers = {
    identify: async () => {
      const actor = await identify(request)
      judged = { user: actor.userId, route: 'GET files/{key}' }
      return actor
    },
    isOfCompany: holdsFile,
  }
  try {
    const { key } = await params
    const passed = settings().API_BASE_URL ? await documentAtProvider(key, request) : null
    return passed ?? (await serveDocument(key, request, readers))
  } catch (error) {
    return failedAnswer(request, error, judged)
  }
}

export { send as GET, send as HEAD }

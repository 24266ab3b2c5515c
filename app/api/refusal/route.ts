import { failedAnswer } from '@/lib/api/error-responses'
import { Problem } from '@/lib/api/problem'
import { refusalOfRequest } from '@/lib/api/response-status'

export const dynamic = 'force-dynamic'

/** Sends what `watchRequests` refused; nobody else has a reason to ask here. */
function send(request: Request): Response {
  const refused = refusalOfRequest()
  if (!refused) return failedAnswer(request, new Problem('not_found'))
  const { status, headers, body } = refused
  return new Response(body, { status, headers })
}

export { send as GET, send as POST, send as PUT, send as PATCH, send as DELETE, send as OPTIONS }

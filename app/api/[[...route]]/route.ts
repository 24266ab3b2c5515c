import { apiServer } from '../api-server'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => apiServer.app.fetch(request)

export {
  handle as GET,
  handle as POST,
  handle as PUT,
  handle as PATCH,
  handle as DELETE,
  handle as OPTIONS,
}

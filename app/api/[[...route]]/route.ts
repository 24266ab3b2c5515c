import { door } from '../door'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => door.app.fetch(request)

export {
  handle as GET,
  handle as POST,
  handle as PUT,
  handle as PATCH,
  handle as DELETE,
  handle as OPTIONS,
}

import 'server-only'
import { route, type CallContext } from '@/lib/api/route'
import type { Locale } from '@/lib/i18n/locale'
import type { RequestLink } from '../../contract'
import {
  agreeByLink,
  confirmRequest,
  endByLink,
  eraseByLink,
  joinByLink,
  myRequests,
  reportByLink,
  requestOfLink,
  writeByLink,
} from '../contract'
import {
  agree,
  confirmByLink,
  end,
  erase,
  getRequest,
  join,
  leadBack,
  listMine,
  report,
  requestWithSupplier,
  write,
} from './service'

interface Sent {
  params: RequestLink
  query: { back?: Locale | undefined }
}

/** A change by link; a form without scripts is led back to the page. */
const change =
  (verb: (link: RequestLink) => Promise<'Success'>) =>
  async ({ params, query }: Sent, context: CallContext) => {
    const done = await verb(params)
    if (query.back) await leadBack(params, context, query.back)
    return done
  }

export const quotationPersonRoutes = [
  route(requestOfLink, ({ params }) => getRequest(params)),
  route(confirmRequest, change(confirmByLink)),
  route(agreeByLink, change(agree)),
  route(endByLink, change(end)),
  route(eraseByLink, change(erase)),
  route(joinByLink, async ({ params, query }, context) => {
    const done = await join(params, context.actor)
    if (query.back) await leadBack(params, context, query.back)
    return done
  }),
  route(
    writeByLink,
    ({ params, body, files }) => write(params, { body, files: files.files }),
    async (params) => {
      await requestWithSupplier(params)
    },
  ),
  route(reportByLink, ({ params, body }) => report(params, body.reason)),
  route(myRequests, ({ query }, { actor }) => listMine(actor, query)),
]

import 'server-only'
import { route } from '@/lib/api/route'
import {
  newsletterLink,
  subscribeByLink,
  subscribeToNews,
  unsubscribeByLink,
  unsubscribeFromNews,
  unsubscribePage,
} from '../contract'
import { leadToPage, subscribeByTheirLink, subscribeMe, subscriptionOfLink } from './service'

export const newsletterRoutes = [
  route(subscribeToNews, ({ params }, { actor }) => subscribeMe(actor, params.userId, 1)),
  route(unsubscribeFromNews, ({ params }, { actor }) => subscribeMe(actor, params.userId, 0)),
  route(newsletterLink, ({ params }) => subscriptionOfLink(params)),
  route(subscribeByLink, async ({ params, query }, context) => {
    const done = await subscribeByTheirLink(params, 1)
    if (query.back) leadToPage(params, context, query.back)
    return done
  }),
  route(unsubscribeByLink, async ({ params, query }, context) => {
    const done = await subscribeByTheirLink(params, 0)
    if (query.back) leadToPage(params, context, query.back)
    return done
  }),
  route(unsubscribePage, ({ params }, context) => Promise.resolve(leadToPage(params, context))),
]

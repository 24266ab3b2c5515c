import 'server-only'
import { route } from '@/lib/api/route'
import { database } from '@/lib/db/database'
import {
  addMyFollow,
  confirmFollows,
  endFollowByLink,
  endMyFollow,
  followFeed,
  followLink,
  followTopic,
  myFollows,
  requestFollow,
  resumeFollowMails,
  setMySpeed,
  setSpeedByLink,
  stopFollowMails,
  unsubscribePage,
} from '../contract'
import { getFollowFeed } from '../feeds/server/service'
import {
  confirmByLink,
  endByLink,
  leadToFollows,
  listByLink,
  resumeByLink,
  setLinkSpeed,
} from '../links/server/service'
import { requireTopic } from '../targets/server/service'
import {
  endInAccount,
  followInAccount,
  listMyFollows,
  requestFollowByMail,
  setSpeedInAccount,
} from './service'

export const followRoutes = [
  route(followTopic, async ({ query }) => requireTopic(await database(), query)),
  route(followFeed, ({ query }) => getFollowFeed(query)),
  route(requestFollow, ({ body }, context) => requestFollowByMail(body, context)),
  route(myFollows, (_, { actor }) => listMyFollows(actor)),
  route(addMyFollow, ({ body }, { actor }) => followInAccount(actor, body)),
  route(endMyFollow, ({ params }, { actor }) => endInAccount(actor, params.id)),
  route(setMySpeed, ({ body }, { actor }) => setSpeedInAccount(actor, body.speed)),
  route(followLink, ({ params }) => listByLink(params)),
  route(confirmFollows, async ({ params, query }, context) => {
    const done = await confirmByLink(params)
    if (query.back) leadToFollows(params, context, query.back)
    return done
  }),
  route(stopFollowMails, async ({ params, query }, context) => {
    const done = await setLinkSpeed(params, null)
    if (query.back) leadToFollows(params, context, query.back)
    return done
  }),
  route(resumeFollowMails, async ({ params, query }, context) => {
    const done = await resumeByLink(params)
    if (query.back) leadToFollows(params, context, query.back)
    return done
  }),
  route(setSpeedByLink, ({ params, body }) => setLinkSpeed(params, body.speed)),
  route(endFollowByLink, ({ params }) => endByLink(params)),
  route(unsubscribePage, ({ params }, context) => Promise.resolve(leadToFollows(params, context))),
]

import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import {
  beginRounds,
  clearFollowRounds,
  followMail,
  followRound,
  followSending,
  followTick,
} from './server/follow-rounds'
import { getFollowFeed } from './server/feeds'
import {
  confirmByLink,
  endByLink,
  followsPage,
  listByLink,
  resumeByLink,
  setLinkSpeed,
} from './server/follow-links'
import { followConfirmationMail } from './server/follow-mails'
import {
  clearFollows,
  endInAccount,
  exportFollows,
  followInAccount,
  forgetFollower,
  getTopic,
  listMyFollows,
  requestFollowByMail,
  setSpeedInAccount,
} from './server/follows'

/** A provider sends no mails for this portal, so nothing of following is shown. */
export const followsFeature: Feature = {
  name: 'follows',
  calls: [
    ...calls(contract, 'absent', {
      followTopic: ({ query }) => getTopic(query),
      followFeed: ({ query }) => getFollowFeed(query),
      requestFollow: ({ body }, context) => requestFollowByMail(body, context),
      myFollows: (_, { actor }) => listMyFollows(actor),
      addMyFollow: ({ body }, { actor }) => followInAccount(actor, body),
      endMyFollow: ({ params }, { actor }) => endInAccount(actor, params.id),
      setMySpeed: ({ body }, { actor }) => setSpeedInAccount(actor, body.speed),
      followLink: ({ params }) => listByLink(params),
      confirmFollows: followsPage.change(({ params }) => confirmByLink(params)),
      stopFollowMails: followsPage.change(({ params }) => setLinkSpeed(params, null)),
      resumeFollowMails: followsPage.change(({ params }) => resumeByLink(params)),
      setSpeedByLink: ({ params, body }) => setLinkSpeed(params, body.speed),
      endFollowByLink: ({ params }) => endByLink(params),
      unsubscribePage: followsPage.toPage,
    }),
  ],
  jobs: [followConfirmationMail, followTick, followRound, followSending, followMail],
  hourly: [clearFollows, clearFollowRounds, () => beginRounds()],
  personal: {
    exported: { follows: (db, { id }) => exportFollows(db, id) },
    erase: (tx, { id }) => forgetFollower(tx, id),
  },
}

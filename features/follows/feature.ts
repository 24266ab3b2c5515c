import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import type { MailTopic } from '@/lib/mail/mail-topic'
import * as contract from './contract'
import * as preferencesContract from './preferences/contract'
import {
  chooseMailByLink,
  chooseMyMail,
  listMailsByLink,
  listMyMails,
} from './preferences/server/preferences'
import { preferencesAtProvider } from './preferences/server/preferences.provider'
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
  followMails,
  listByLink,
  resumeByLink,
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

/**
 * A provider sends no mails for this portal, so nothing of following is shown; of all mails that people
 * choose it has the newsletter. The list of features gives what these mails are about.
 */
export const followsFeature = (topics: () => readonly MailTopic[]): Feature => ({
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
      confirmFollows: followMails.page.change(({ params }) => confirmByLink(params)),
      stopFollowMails: followMails.page.change(({ params }) =>
        followMails.chooseByLink(params, 'never'),
      ),
      resumeFollowMails: followMails.page.change(({ params }) => resumeByLink(params)),
      setSpeedByLink: async ({ params, body }) => {
        await followMails.chooseByLink(params, body.speed)
        return 'Success' as const
      },
      endFollowByLink: ({ params }) => endByLink(params),
      unsubscribePage: followMails.page.toPage,
    }),
    ...calls(preferencesContract, preferencesAtProvider, {
      myMails: (_, { actor }) => listMyMails(topics(), actor),
      chooseMyMail: (input, context) => chooseMyMail(topics(), input, context),
      mailsByLink: ({ params }) => listMailsByLink(topics(), params),
      chooseMailByLink: (input, context) => chooseMailByLink(topics(), input, context),
    }),
  ],
  mails: followMails,
  jobs: [followConfirmationMail, followTick, followRound, followSending, followMail],
  hourly: [clearFollows, clearFollowRounds, () => beginRounds()],
  personal: {
    exported: { follows: (db, { id }) => exportFollows(db, id) },
    erase: (tx, { id }) => forgetFollower(tx, id),
  },
})

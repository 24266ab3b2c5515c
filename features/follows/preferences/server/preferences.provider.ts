import 'server-only'
import { currentUser } from '@/features/accounts/contract'
import {
  newsletterLink,
  subscribeByLink,
  subscribeToNews,
  unsubscribeByLink,
  unsubscribeFromNews,
} from '@/features/newsletter/contract'
import type { Stances } from '@/lib/api/feature'
import { Problem } from '@/lib/api/problem'
import { routes } from '@/lib/routing/routes'
import type * as contract from '../contract'
import type { ChosenMail, MailsLink } from '../contract'
import { redirect } from './preferences'

/** A provider has the newsletter and no other recurring mails. */
const newsletterAlone = (subscribe: number): { mails: ChosenMail[] } => ({
  mails: [
    {
      topic: 'newsletter',
      choice: subscribe === 1 ? 'weekly' : 'never',
      choices: ['weekly', 'never'],
    },
  ],
})

function newsletterLinkOf({ topic, id: person, signature }: MailsLink) {
  if (topic !== 'newsletter') throw new Problem('not_found')
  return { person, signature }
}

function isWanted({ topic, choice }: Pick<ChosenMail, 'topic' | 'choice'>): boolean {
  if (topic !== 'newsletter') throw new Problem('not_found')
  if (choice === 'weekly' || choice === 'never') return choice === 'weekly'
  throw new Problem('invalid', { fields: { choice: ['required'] } })
}

export const preferencesAtProvider: Stances<typeof contract> = {
  myMails: async (_, { call }) => newsletterAlone((await call(currentUser, {})).subscribe),
  chooseMyMail: async ({ body, query: { back } }, { call, context }) => {
    const subscription = isWanted(body) ? subscribeToNews : unsubscribeFromNews
    const { id: userId } = await call(currentUser, {})
    const done = await call(subscription, { params: { userId } })
    if (back) redirect(context, back, routes.myMails())
    return done
  },
  mailsByLink: async ({ params }, { call }) => {
    const { subscribe } = await call(newsletterLink, { params: newsletterLinkOf(params) })
    return { ...newsletterAlone(subscribe), followed: null }
  },
  chooseMailByLink: async ({ params, body, query: { back } }, { call, context }) => {
    const subscription = isWanted(body) ? subscribeByLink : unsubscribeByLink
    const done = await call(subscription, { params: newsletterLinkOf(params), query: {} })
    const { topic, id, signature } = params
    if (back) redirect(context, back, routes.mails(topic, id, signature))
    return done
  },
}

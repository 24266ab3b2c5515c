import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { MailChoice, MailTopicName } from '@/lib/db/codes/mail-topics'
import type { Locale } from '@/lib/i18n/locale'
import type { MailReader, MailTopic } from '@/lib/mail/mail-topic'
import { localePath, routes } from '@/lib/routing/routes'
import { listByLink } from '../../server/follow-links'
import type {
  chooseMailByLink as byLink,
  chooseMyMail as byMember,
  ChosenMail,
  MailsLink,
} from '../contract'

type Topics = readonly MailTopic[]

const noMails: MailChoice = 'never'

const refused = new Problem('invalid', { fields: { choice: ['required'] } })

const accountOf = (actor: Actor): MailReader => ({ of: 'account', id: personOf(actor).userId })

/** The recurring mails that the caller can have, in the order of the features. */
export async function listMyMails(topics: Topics, actor: Actor) {
  return { mails: await mailsOf(await database(), topics, accountOf(actor)) }
}

/**
 * The recurring mails of the person of a link: those that the link is about, and others that come, which it
 * can only stop. A mail may be passed on, so its link turns nothing else on. Throws `not_found`, also
 * where they can have none.
 */
export async function listMailsByLink(topics: Topics, link: MailsLink) {
  const db = await database()
  const { reader } = await topicNamed(topics, link.topic).byId.recordOf(db, link)
  const mails = (await mailsOf(db, topics, reader)).flatMap((mail) => byLinkOf(link, mail))
  if (mails.length === 0) throw new Problem('not_found')
  const { topic, id: follower, signature } = link
  return { mails, followed: topic === 'follows' ? await listByLink({ follower, signature }) : null }
}

/** Chooses how often the caller gets mails of a kind. Throws `not_found` and `invalid`. */
export async function chooseMyMail(
  topics: Topics,
  { body, query: { back } }: ParsedOf<typeof byMember>,
  context: CallContext,
) {
  await transaction((tx) => choose(tx, topics, accountOf(context.actor), body))
  if (back) redirect(context, back, routes.myMails())
  return 'Success' as const
}

/** What a link shows of mails and can choose: all of those that it is about, and an end of others. */
function byLinkOf(link: MailsLink, mail: ChosenMail): ChosenMail[] {
  if (mail.topic === link.topic) return [mail]
  return mail.choice === noMails ? [] : [{ ...mail, choices: [mail.choice, noMails] }]
}

/**
 * Chooses how often the person of a link gets the mails that it is about, or stops others. Throws
 * `not_found` and `invalid`.
 */
export async function chooseMailByLink(
  topics: Topics,
  input: ParsedOf<typeof byLink>,
  context: CallContext,
) {
  const { topic: own } = input.params
  const { byId } = topicNamed(topics, own)
  const change = byId.change(({ params }) =>
    transaction(async (tx) => {
      const { reader } = await byId.recordOf(tx, params)
      const { topic, choice } = input.body
      if (topic !== own && choice !== noMails) throw refused
      await choose(tx, topics, reader, input.body)
    }),
  )
  return change(input, context)
}

/** Redirects a form without scripts to a page in its language (303). */
export function redirect({ reply }: CallContext, locale: Locale, path: string) {
  reply.status = 303
  reply.headers.set('location', localePath(locale, path))
}

function topicNamed(topics: Topics, wanted: MailTopicName): MailTopic {
  const topic = topics.find(({ name }) => name === wanted)
  if (!topic) throw new Problem('not_found')
  return topic
}

async function mailsOf(db: Executor, topics: Topics, reader: MailReader): Promise<ChosenMail[]> {
  const mails: ChosenMail[] = []
  for (const { name: topic, choice, choices } of topics) {
    const chosen = await choice(db, reader)
    if (chosen) mails.push({ topic, choice: chosen, choices: [...choices, noMails] })
  }
  return mails
}

async function choose(
  db: Executor,
  topics: Topics,
  reader: MailReader,
  wanted: ParsedOf<typeof byMember>['body'],
) {
  const topic = topicNamed(topics, wanted.topic)
  if ((await topic.choice(db, reader)) === undefined) throw new Problem('not_found')
  if (wanted.choice !== noMails && !topic.choices.includes(wanted.choice)) throw refused
  await topic.choose(db, reader, wanted.choice)
}

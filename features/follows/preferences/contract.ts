import { endpoint } from '@/lib/api/endpoint'
import { changeByLink, formByLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { mailChoices, mailTopicNames } from '@/lib/db/codes/mail-topics'
import { z } from 'zod'
import { followList } from '../contract'

const topic = z.enum(mailTopicNames)

/** The mails that a person can have: what is chosen of each kind, and what can be. */
const mails = z.array(
  z.object({ topic, choice: z.enum(mailChoices), choices: z.array(z.enum(mailChoices)) }),
)

export type ChosenMail = z.infer<typeof mails>[number]

const write = {
  ...formByLink,
  accepts: 'form',
  limit: 'follow-link',
  /** What is chosen for a kind of mails; a choice that it does not have is `invalid`. */
  body: z.object({ topic, choice: z.enum(mailChoices) }),
  errors: [...changeByLink.errors, 'invalid'],
} as const

export const myMails = endpoint({
  method: 'GET',
  path: 'my-mails',
  summary: 'List the recurring mails that the caller can have, and what they chose',
  access: 'user',
  response: z.object({ mails }),
})

export const chooseMyMail = endpoint({
  ...write,
  path: 'my-mails',
  summary: 'Choose how often the caller gets mails of a kind, or stop them',
  access: 'user',
})

/** The parameters of a mail link: what the mail was about, of whom, and the portal’s signature. */
const link = z.object({ topic, ...signedLink.shape })

export type MailsLink = z.infer<typeof link>

export const mailsByLink = endpoint({
  ...readByLink,
  path: 'mails/{topic}/{id}/{signature}',
  summary: 'List the recurring mails that the person of an email link can have',
  params: link,
  /** What the person follows, by the link of a mail about that. */
  response: z.object({ mails, followed: followList.nullable() }),
})

export const chooseMailByLink = endpoint({
  ...write,
  path: 'mails/{topic}/{id}/{signature}',
  summary: 'Choose how often the person of an email link gets mails of a kind, or stop them',
  params: link,
})

import { endpoint } from '@/lib/api/endpoint'
import { changeByLink, formByLink, pageOfLink, readByLink, signature } from '@/lib/api/link-calls'
import { addressId, idParams, instant } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { followKinds } from '@/lib/db/codes/follows'
import { mailSpeeds } from '@/lib/db/codes/mail-topics'
import { locales } from '@/lib/i18n/locale'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import { followSources } from './sources/contract'

const success = z.literal('Success')
const emailLimit = 254

/** What is followed; a target that the kind cannot have is `invalid`, an unknown one `not_found`. */
const topic = {
  kind: z.enum(followKinds),
  target: z.string().overwrite(visibleText).min(1, 'required').max(100),
}

/** A topic with its name in both languages; one that means all of its kind has none. */
const named = z.object({
  ...topic,
  ...bilingualText('name'),
  /** The unprefixed address of its page. */
  path: z.string(),
})

export type NamedTopic = z.infer<typeof named>

const follow = named.extend({
  id: z.int().positive(),
  confirmed: z.boolean(),
  created_at: instant,
})

const speeds = z.enum(mailSpeeds)

/** What a person follows, and how soon they are told; `stopped` while they receive no mails. */
export const followList = z.object({
  speed: speeds,
  stopped: z.boolean(),
  follows: z.array(follow),
})

export type FollowList = z.infer<typeof followList>

export const followTopic = endpoint({
  method: 'GET',
  path: 'follow-topic',
  summary: 'Get the name and the address of something that can be followed',
  access: 'public',
  query: z.object(topic),
  response: named,
  errors: ['not_found', 'invalid'],
})

const feedEntry = z.object({
  source: z.enum(followSources),
  ...bilingualText('title'),
  path: z.string(),
  changed_at: instant,
})

export type FeedEntry = z.infer<typeof feedEntry>

export const followFeed = endpoint({
  method: 'GET',
  path: 'follow-topic/news',
  summary: 'Get the latest public records on something that can be followed, newest first',
  access: 'public',
  limit: 'search',
  query: z.object(topic),
  response: z.object({ topic: named, news: z.array(feedEntry) }),
  errors: ['not_found', 'invalid'],
})

/** Each message is a key under `rules` of the messages. */
const emailField = z
  .string()
  .overwrite(visibleText)
  .min(1, 'required')
  .max(emailLimit)
  .pipe(z.email('email'))

/** The action name sent to the captcha; a token is valid for this action only. */
export const followCaptchaAction = 'follow'

const followRequest = z.object({
  ...topic,
  speed: speeds,
  email: emailField,
  /** The language of the mails. */
  locale: z.enum(locales),
  /** Two requests with the same key send one mail. */
  idempotency_key: z.uuid(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0),
  recaptchaToken: z.string().max(4_096).nullish(),
})

export type FollowRequest = z.output<typeof followRequest>

/** What a visitor fills in. */
export const visitorForm = followRequest
  .pick({ email: true, speed: true })
  .extend({ website: z.string() })

export type VisitorForm = z.infer<typeof visitorForm>

/** The answer is the same whether or not the portal knows the address. */
export const requestFollow = endpoint({
  method: 'POST',
  path: 'follow-requests',
  summary: 'Request to follow something by email; the link in a mail confirms it',
  access: 'public',
  limit: 'follow',
  body: followRequest,
  response: success,
  format: 'text',
  errors: ['not_found', 'invalid'],
})

export const myFollows = endpoint({
  method: 'GET',
  path: 'my-follows',
  summary: 'List what the caller follows',
  access: 'user',
  response: followList,
})

export const addMyFollow = endpoint({
  method: 'POST',
  path: 'my-follows',
  summary: 'Follow something; repeating it changes nothing',
  access: 'user',
  limit: 'follow',
  /** The speed counts for everything that the caller follows. */
  body: z.object({ ...topic, speed: speeds }),
  response: success,
  format: 'text',
  errors: ['not_found', 'invalid', 'conflict'],
})

export const endMyFollow = endpoint({
  method: 'DELETE',
  path: 'my-follows/{id}',
  summary: 'Stop following something',
  access: 'user',
  params: idParams,
  response: success,
  format: 'text',
  errors: ['not_found'],
})

/** Null stops all mails; what is followed stays. */
const speedWrite = z.object({ speed: speeds.nullable() })

export const setMySpeed = endpoint({
  method: 'POST',
  path: 'my-follow-speed',
  summary: 'Set how soon the caller is told about what they follow',
  access: 'user',
  limit: 'follow',
  body: speedWrite,
  response: success,
  format: 'text',
})

/** The parameters of a mail link: a follower, and the portal’s signature. */
const link = z.object({
  follower: addressId,
  signature,
})

export type FollowLink = z.infer<typeof link>

export const followLink = endpoint({
  ...readByLink,
  path: 'follow-links/{follower}/{signature}',
  summary: 'Get what the person of an email link follows',
  params: link,
  response: followList,
})

const ofLink = { limit: 'follow-link', params: link } as const

export const confirmFollows = endpoint({
  ...formByLink,
  ...ofLink,
  path: 'follow-links/{follower}/{signature}/confirm',
  summary: 'Confirm an email address and what it asked to follow',
})

export const stopFollowMails = endpoint({
  ...formByLink,
  ...ofLink,
  path: 'follow-links/{follower}/{signature}/unsubscribe',
  summary: 'Stop all mails about what is followed, or in one click (RFC 8058)',
})

export const resumeFollowMails = endpoint({
  ...formByLink,
  ...ofLink,
  path: 'follow-links/{follower}/{signature}/resume',
  summary: 'Receive mails about what is followed again',
})

export const setSpeedByLink = endpoint({
  ...changeByLink,
  ...ofLink,
  path: 'follow-links/{follower}/{signature}/speed',
  summary: 'Set how soon the person of an email link is told',
  body: z.object({ speed: speeds }),
})

export const endFollowByLink = endpoint({
  ...changeByLink,
  ...ofLink,
  method: 'DELETE',
  path: 'follow-links/{follower}/{signature}/follows/{id}',
  summary: 'Stop following something, with an email link',
  params: link.extend(idParams.shape),
})

export const unsubscribePage = endpoint({
  ...pageOfLink,
  path: 'follow-links/{follower}/{signature}/unsubscribe',
  summary: 'Redirect from the one-click unsubscribe address to the page of the link (303)',
  params: link,
})

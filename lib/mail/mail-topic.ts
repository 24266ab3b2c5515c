import 'server-only'
import type { Endpoint } from '@/lib/api/endpoint'
import { changeAddress } from '@/lib/api/link-calls'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import type { MailChoice, MailTopicName } from '@/lib/db/codes/mail-topics'
import { database, transaction, type Executor } from '@/lib/db/database'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import type { MailContent } from './message'

/** Whose mails they are: of an account, or of an address without one, by the id of its record. */
export interface MailReader {
  of: 'account' | 'address'
  id: number
}

interface Found {
  email: string
  reader: MailReader
}

interface Choices {
  name: MailTopicName
  /** What can be chosen besides no mails. */
  choices: readonly MailChoice[]
  /** What a reader has chosen; undefined for one who cannot have such mails. */
  choice: (db: Executor, reader: MailReader) => Promise<MailChoice | undefined>
  /** Stores one of the choices, or no mails; repeating it changes nothing. */
  choose: (db: Executor, reader: MailReader, choice: MailChoice) => Promise<unknown>
}

interface Declaration<Name extends string> extends Choices {
  /** What its links are signed for. */
  purpose: string
  /** The parameter of its calls by link that names whose the link is. */
  about: Name
  /** The call that ends these mails by a link, in one click of a mail program, too (RFC 8058). */
  stop: Endpoint
  /** The reader with the id of a link, and their address; undefined where there is none. */
  find: (db: Executor, id: number) => Promise<Found | undefined>
}

/** Recurring mails that people choose on their page of all mails, by its links, too. */
export interface MailTopic extends Choices {
  byId: ReturnType<typeof linkPage<'id', Found>>
}

/**
 * Declares recurring mails that people choose themselves: on the page of all mails, to which the links of
 * these mails lead, and by the calls of their own that older links know.
 */
export function mailTopic<Name extends string>(declared: Declaration<Name>) {
  type Link = Readonly<Record<Name, number>> & { readonly signature: string }
  const { purpose, about, stop, find, ...topic } = declared
  const links = signedLinks(purpose, (id, signature) => routes.mails(topic.name, id, signature))
  const kind = { links, find, addressOf: ({ email }: Found) => email }
  const page = linkPage({ ...kind, about })
  return {
    ...topic,
    links,
    page,
    byId: linkPage({ ...kind, about: 'id' }),
    /** The links that end these mails, for their reader and for the mail program. */
    unsubscribe: (
      pen: { page: (path: string) => string },
      link: Link,
      text: string,
    ): NonNullable<MailContent['unsubscribe']> => {
      const id: number = link[about]
      return {
        text,
        href: pen.page(links.pathOf(id, link.signature)),
        oneClick: siteUrl(changeAddress(stop, link)),
      }
    },
    /** What the reader of a link has chosen; no mails for one who cannot have them. Throws `not_found`. */
    choiceByLink: async (link: Link): Promise<MailChoice> => {
      const db = await database()
      const { reader } = await page.recordOf(db, link)
      return (await topic.choice(db, reader)) ?? 'never'
    },
    /** Stores what the reader of a link chooses. Throws `not_found`. */
    chooseByLink: async (link: Link, choice: MailChoice) =>
      transaction(async (tx) => {
        const { reader } = await page.recordOf(tx, link)
        await topic.choose(tx, reader, choice)
      }),
  }
}

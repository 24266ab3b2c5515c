import 'server-only'
import { inLocale, type BilingualField } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import type { Addressee } from '@/lib/db/reads/addressees'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { jobKind, type JobRun } from '@/lib/jobs/job'
import { absoluteUrl } from '@/lib/routing/site-url'
import type { z } from 'zod'
import { mailDelays } from './delays'
import { inSubject } from './in-subject'
import type { MailContent } from './message'
import { ownText, readerOf } from './own-text'
import { post, type Mail } from './post'
import { mailTexts } from './texts'

/** What a mail is written with, in the language of its reader. */
export interface MailPen {
  locale: Locale
  /** The texts of mails. */
  t: Awaited<ReturnType<typeof mailTexts>>
  /** A text that somebody wrote, or a name, among the words of a sentence. */
  quote: (text: string) => string
  /** The same in a subject: short. */
  quoteShort: (text: string) => string
  /** What the reader wrote of themselves: 'none' where nobody has confirmed the address. */
  own: (text: string) => string
  /** The same in a subject. */
  ownShort: (text: string) => string
  /** A day, or the day of an instant. */
  day: (date: string) => string
  /** The address of a page, from its path. */
  page: (path: string) => string
  /** A field of a record that has it in both languages. */
  textOf: <R extends object>(record: R, field: BilingualField<R>) => string
}

/** A mail without what all mails have; the greeting names the reader unless it is given. */
type WrittenMail = Omit<MailContent, 'locale' | 'portal' | 'greeting'> &
  Partial<Pick<MailContent, 'greeting'>> &
  Pick<Mail, 'calendar'>

/** What the mails of one kind say. */
export interface MailWriter<Facts> {
  /** Subject, texts and links of the mail. */
  write: (pen: MailPen, facts: Facts) => WrittenMail
}

interface MailTemplate<
  Payload extends z.ZodType<Record<string, unknown>>,
  Facts,
> extends MailWriter<Facts> {
  /** The name of the job, which never changes. */
  name: string
  payload: Payload
  /** Who gets the mail and what it says; null where it is not sent any more. */
  load: (
    db: Executor,
    payload: z.output<Payload>,
    run: JobRun,
  ) => Promise<{ to: Addressee; facts: Facts } | null>
  /** What is recorded once the mail server has it. */
  sent?: (db: Executor, payload: z.output<Payload>) => Promise<unknown>
  /** Its first time is a date that somebody chose: it is never sent before. */
  dated?: boolean
}

/** The portal's name in a language, which signs every mail. */
type PortalName = (locale: Locale) => Promise<string>

/**
 * Makes kinds of jobs that each send one mail, signed with the portal's name. The template finds the
 * reader and the facts, then writes them in the reader's language; sending, language, greeting and
 * signature are the same for all.
 */
export const mailTemplates = (portalName: PortalName) => {
  const send = mailSender(portalName)
  return <Payload extends z.ZodType<Record<string, unknown>>, Facts>({
    load,
    write,
    sent,
    ...job
  }: MailTemplate<Payload, Facts>) => ({
    ...jobKind({
      ...job,
      delays: mailDelays,
      run: async (given, run) => {
        const db = await database()
        const found = await load(db, given, run)
        if (!found) return
        await send({ write }, { id: run.id, ...found })
        await sent?.(db, given)
      },
    }),
    write,
  })
}

/**
 * Makes a function that sends one mail at once, for a job that sends many. Throws the error of the
 * mail server.
 */
export const mailSender =
  (portalName: PortalName) =>
  async <Facts>(
    writer: MailWriter<Facts>,
    { id, to, facts }: { id: string; to: Addressee; facts: Facts },
  ): Promise<void> =>
    post({ id, ...(await composeMail(writer, { portal: await portalName(to.locale), to, facts })) })

/** A mail in the language of its reader, before it is sent. */
export async function composeMail<Facts>(
  { write }: MailWriter<Facts>,
  { portal, to, facts }: { portal: string; to: Addressee; facts: Facts },
): Promise<Omit<Mail, 'id'>> {
  const { locale } = to
  const pen = await penFor(to)
  const { calendar, greeting, ...written } = write(pen, facts)
  const content = { ...written, locale, portal, greeting: greeting ?? greetingOf(pen, to) }
  return { to: readerOf(to), content, ...(calendar && { calendar }) }
}

const greetingOf = ({ t, own }: MailPen, { name }: Addressee) => t('greeting', { name: own(name) })

/** The pen for a reader. */
export async function penFor(reader: Addressee): Promise<MailPen> {
  const { locale } = reader
  return {
    locale,
    t: await mailTexts(locale),
    quote: (text) => isolated(text, locale),
    quoteShort: (text) => inSubject(text, locale),
    own: (text) => ownText(text, reader, locale),
    ownShort: (text) => ownText(text, reader, locale, inSubject),
    day: (date) => formatDate(date, locale),
    page: (path) => absoluteUrl(locale, path),
    textOf: (record, field) => inLocale(record, field, locale),
  }
}

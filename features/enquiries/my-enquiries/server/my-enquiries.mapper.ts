import 'server-only'
import { renamePair, bilingualPair } from '@/lib/bilingual/pair'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { documentAddress } from '@/lib/files/names'
import { readinessScore } from '../../readiness/rules'
import { firstWords } from '@/lib/i18n/first-words'
import { clockOf } from '../../rules/enquiry-clock'
import type { EnquiryDetail, EnquiryMessage, EnquiryRow, glimpse } from '../contract'
import type {
  EnquiryFound,
  findNamed,
  MessageFound,
  selectAnswers,
  selectMessageFiles,
  StepFound,
} from './my-enquiries.sql'

/** A status by its code, as in the API. */
function toStatus(status: StepFound['status']) {
  return { iid: status.id, ...bilingualPair('name', textsOf(status, 'name')) }
}

/** Lists show this many characters of a text. */
const excerptLength = 120

/** What lists show of the content of an enquiry. */
export function toGlimpse(found: GlimpseFound): Pick<EnquiryRow, keyof typeof glimpse> {
  const { enquiry, industry, country, product, lastMessage } = found
  return {
    about: {
      product: product && {
        code: product.code,
        ...bilingualPair('name', textsOf(product, 'name')),
      },
      industry: toEntry(industry && { ...industry, id: industry.iid }),
      country: toEntry(country),
    },
    excerpt: firstWords(enquiry.description, excerptLength),
    last_message: lastMessage && {
      from: lastMessage.from,
      excerpt: firstWords(lastMessage.text, excerptLength),
      at: lastMessage.at,
    },
  }
}

/** An enquiry as in lists. */
export function toRow(found: EnquiryFound, now: string): EnquiryRow {
  const { enquiry, type, status, unread } = found
  const title = inLocale(type, 'name', 'en')
  return {
    id: enquiry.id,
    enq_type: enquiry.enq_type,
    type_name: title,
    type: { title, ...renamePair(type, 'name', 'title') },
    date: enquiry.created_at,
    updated_at: enquiry.updated_at,
    status: toStatus(status),
    ...renamePair(status, 'name', 'status_name', 'bare'),
    enq_status: enquiry.status,
    unread,
    ...toGlimpse(found),
    due: toDue(found, now),
  }
}

/** The next time that the office promised. */
function toDue({ enquiry }: EnquiryFound, now: string): EnquiryRow['due'] {
  const { answer_due_at, close_due_at } = clockOf(enquiry, now)
  const at = answer_due_at ?? close_due_at
  if (at === null) return null
  return { kind: answer_due_at === null ? 'close' : 'answer', at, is_late: at < now }
}

type GlimpseFound = Pick<
  EnquiryFound,
  'enquiry' | 'industry' | 'country' | 'product' | 'lastMessage'
>

type Named = NonNullable<Awaited<ReturnType<typeof findNamed>>>

/** An entry of a list with its id and name. */
function toEntry(entry: { id: number } | null) {
  return entry && { id: entry.id, ...bilingualPair('name', textsOf(entry, 'name')) }
}

/** The submitted fields. */
export function toFields(
  { enquiry }: Pick<EnquiryFound, 'enquiry'>,
  named: Named,
): EnquiryDetail['fields'] {
  const { name, email, phone, phone2, company, job_title, description } = enquiry
  return {
    name,
    email,
    phone,
    phone2,
    company,
    job_title,
    description,
    industry: toEntry(named.industry),
    country: toEntry(named.country),
    type_of_client: toEntry(named.type_of_client),
    positions: toEntry(named.positions),
    barriers: toEntry(named.barriers),
    institution: toEntry(named.institution),
    since: enquiry.barrier_since,
    loss_band: enquiry.barrier_loss,
    agreement: enquiry.barrier_agreement,
  }
}

type Answers = Awaited<ReturnType<typeof selectAnswers>>

/** The score of a readiness assessment; null for any other enquiry. */
export function toScore(answers: Answers): EnquiryDetail['score'] {
  if (answers.length === 0) return null
  const { total, most, average } = readinessScore(answers)
  return { total, most, average }
}

/** The statuses an enquiry has had. */
export function toHistory(steps: readonly StepFound[]): EnquiryDetail['history'] {
  return steps.map(({ status, at, reason }) => ({ status: toStatus(status), at, reason }))
}

type MessageFiles = Awaited<ReturnType<typeof selectMessageFiles>>

/** Messages with their files. */
export function toMessages(messages: readonly MessageFound[], all: MessageFiles): EnquiryMessage[] {
  return messages.map(({ id, sender, text, at }) => ({
    id,
    from: sender,
    text,
    at,
    files: all
      .filter(({ message_id }) => message_id === id)
      .map(({ file: { key, file_name, bytes, mime } }) => ({
        name: file_name ?? key,
        href: documentAddress(key),
        bytes,
        mime,
      })),
  }))
}

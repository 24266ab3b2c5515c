import { locales, otherLocale, type Locale } from '@/lib/i18n/locale'
import { z } from 'zod'
import type { SurveyAnswers } from '../readiness/rules'
import { emptyValues, enquiryValues, type EnquiryValues } from '../rules/form-values'

/** A form as it was left, with the answers of a readiness assessment. */
export interface Draft {
  values: EnquiryValues
  answers: SurveyAnswers
}

/** An empty form. */
export const emptyDraft: Draft = { values: emptyValues, answers: {} }

/** The stored drafts of one form: one of each language, and the last try to send it. */
export interface DraftStore {
  /** The time of the last save, in milliseconds. */
  at: number
  drafts: Partial<Record<Locale, Draft>>
  attempt?: Attempt | undefined
}

/**
 * The content that was sent and its key: the same content keeps its key, so that it counts once.
 */
export interface Attempt {
  content: string
  key: string
}

/** Drafts expire after thirty days: other people may use the same computer. */
export const draftLifeMs = 30 * 86_400_000

const storeSchema = z.object({
  at: z.number(),
  drafts: z.partialRecord(
    z.enum(locales),
    z.object({ values: enquiryValues, answers: z.record(z.string(), z.number()).catch({}) }),
  ),
  attempt: z.object({ content: z.string(), key: z.string() }).optional(),
})

/** The stored drafts, as far as they are readable and not expired. */
export function readStore(text: string | null, now: number): DraftStore | null {
  const { success, data } = storeSchema.safeParse(parseJson(text))
  return success && now - data.at <= draftLifeMs ? data : null
}

/** Whether stored drafts have answers of a readiness assessment. */
export function hasAnswers(text: string | null, now: number): boolean {
  const { drafts = {} } = readStore(text, now) ?? {}
  return Object.values(drafts).some(({ answers }) => Object.keys(answers).length > 0)
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Whether a form contains nothing worth saving. */
export function isEmptyDraft({ values, answers }: Draft): boolean {
  const untouched = JSON.stringify(enquiryValues.parse(values)) === JSON.stringify(emptyValues)
  return untouched && Object.keys(answers).length === 0
}

/** The store with a draft of a language in it; null when nothing worth saving is left. */
export function withDraft(
  store: DraftStore | null,
  locale: Locale,
  draft: Draft,
  now: number,
): DraftStore | null {
  const others = Object.entries(store?.drafts ?? {}).filter(([language]) => language !== locale)
  const drafts = Object.fromEntries(
    isEmptyDraft(draft) ? others : [...others, [locale, draft] as const],
  )
  if (Object.keys(drafts).length === 0) return null
  return { at: now, drafts, attempt: store?.attempt }
}

/** The store without the draft of a language; the next submission is another enquiry. */
export function withoutDraft(
  store: DraftStore | null,
  locale: Locale,
  now: number,
): DraftStore | null {
  const rest = withDraft(store, locale, emptyDraft, now)
  return rest && { at: rest.at, drafts: rest.drafts }
}

/** The store with a draft moved to another language than it was started in. */
export function withMovedDraft(
  store: DraftStore | null,
  to: Locale,
  draft: Draft,
  now: number,
): DraftStore | null {
  return withDraft(withDraft(store, to, draft, now), otherLocale(to), emptyDraft, now)
}

/** The store after a try to send; the key is new when the content is new. */
export function withAttempt(
  store: DraftStore | null,
  content: string,
  now: number,
  newKey: () => string,
): DraftStore & { attempt: Attempt } {
  const last = store?.attempt
  const attempt = last?.content === content ? last : { content, key: newKey() }
  return { at: now, drafts: store?.drafts ?? {}, attempt }
}

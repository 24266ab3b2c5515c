import 'server-only'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { draftInView, leaveDraft, viewDraft } from '@/lib/cache/draft-view'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { contentRecord } from '../contract'
import { contentPreview } from './contract'

/**
 * Begins the view of the draft that a form names by `kind`, `id` and `locale`: answers the page it
 * is seen on, or null for who may not see it and for a draft that is none.
 */
export async function beginDraftView(form: FormData): Promise<string | null> {
  const [kind, id, locale] = ['kind', 'id', 'locale'].map((name) => String(form.get(name) ?? ''))
  if (!kind || !id) return null
  try {
    const { paths } = await call(contentPreview, { params: { kind, id } })
    await viewDraft({ kind, id })
    const language = localeOf(locale ?? '')
    return localePath(language, paths[language])
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** The record whose draft this browser is shown, and whether one still waits; null for the public. */
export async function draftShown() {
  const draft = await draftInView()
  if (!draft) return null
  try {
    const { state } = await call(contentRecord, { params: draft })
    return { ...draft, isWaiting: state !== 'published' && state !== 'removed' }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Ends the view of a draft: answers where its record stands in the back office. */
export async function endDraftView(): Promise<string> {
  const draft = await draftInView()
  await leaveDraft()
  return draft ? routes.backOfficeRecord(draft.kind, draft.id) : routes.backOffice()
}

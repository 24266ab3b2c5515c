import 'server-only'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { draftInView, closeDraft, viewDraft } from '@/lib/cache/draft-view'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { contentRecord } from '../contract'
import { contentPreview } from './contract'

/** The fields of the form, as far as it has them. */
type DraftForm = Partial<Record<string, string>>

/**
 * Starts the preview of the draft that a form names by `kind`, `id` and `locale`, or of its `version`: returns the path of
 * its page, or null for a person who may not see it and for an unknown draft.
 */
export async function startDraftView(form: DraftForm): Promise<string | null> {
  const { kind, id, locale } = form
  if (!kind || !id) return null
  const version = versionIn(form)
  try {
    const { paths } = await call(contentPreview, { params: { kind, id }, query: { version } })
    await viewDraft({ kind, id, version })
    const language = localeOf(locale ?? '')
    return localePath(language, paths[language])
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** The version that a form names; undefined for the draft. */
function versionIn(form: DraftForm): number | undefined {
  const version = Number(form.version || Number.NaN)
  return Number.isInteger(version) ? version : undefined
}

/** The record that this browser previews, and whether it still has a draft; null for the public. */
export async function viewedDraft() {
  const draft = await draftInView()
  if (!draft) return null
  try {
    const { kind, id } = draft
    const { state } = await call(contentRecord, { params: { kind, id } })
    return { ...draft, isWaiting: state !== 'published' && state !== 'removed' }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Ends the preview: returns the path of the record in the back office. */
export async function endDraftView(): Promise<string> {
  const draft = await draftInView()
  await closeDraft()
  if (!draft) return routes.backOffice()
  const record = routes.backOfficeRecord(draft.kind, draft.id)
  return draft.version === undefined ? record : `${record}/versions`
}

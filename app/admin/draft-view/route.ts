import '@/app/api/api-server'
import { startDraftView, endDraftView } from '@/features/content/preview/queries'
import { failedAnswer } from '@/lib/api/error-responses'
import { readForm } from '@/lib/api/input'
import { mayChange } from '@/lib/auth/same-origin'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

/** A form of the back office begins the view of a draft; the notice on the page ends it. */
export async function POST(request: Request) {
  if (!mayChange(request, settings())) return new Response(null, { status: 403 })
  try {
    const form = await readForm(request)
    const location = 'end' in form ? await endDraftView() : await startDraftView(form)
    if (location === null) return new Response(null, { status: 404 })
    return new Response(null, { status: 303, headers: { location } })
  } catch (error) {
    return failedAnswer(request, error)
  }
}

import '@/app/api/api-server'
import { startDraftView, endDraftView } from '@/features/content/preview/queries'
import { mayChange } from '@/lib/auth/same-origin'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

/** A form of the back office begins the view of a draft; the notice on the page ends it. */
export async function POST(request: Request) {
  if (!mayChange(request, settings().SITE_URL)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const location = form.has('end') ? await endDraftView() : await startDraftView(form)
  if (location === null) return new Response(null, { status: 404 })
  return new Response(null, { status: 303, headers: { location } })
}

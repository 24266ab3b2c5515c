import '@/app/api/api-server'
import { calendarOfMeeting } from '@/features/events/meetings/queries'
import { Problem } from '@/lib/api/problem'
import { numberIn } from '@/lib/routing/routes'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/[locale]/profile/my-events/[id]/meetings/[meeting]/calendar.ics'>

export async function GET(_request: Request, { params }: Context) {
  const given = await params
  const [id, meeting] = [numberIn(given.id), numberIn(given.meeting)]
  const file = id === null || meeting === null ? null : await fileOf(id, meeting)
  if (file === null) return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="meeting-${meeting}.ics"`,
    'cache-control': 'private, no-store',
  }
  return new Response(file, { headers })
}

/** The file; null also for a visitor. */
async function fileOf(id: number, meeting: number): Promise<string | null> {
  try {
    return await calendarOfMeeting(id, meeting)
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthenticated') return null
    throw error
  }
}

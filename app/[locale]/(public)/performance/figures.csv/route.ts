import '@/app/api/api-server'
import { performanceFigures } from '@/features/outcomes/performance/contract'
import { figureLines } from '@/features/outcomes/performance/rules'
import { isServed, call } from '@/lib/api/call'
import { csvLines } from '@/lib/files/csv'
import { isLocale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/[locale]/performance/figures.csv'>

export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params
  if (!isLocale(locale) || !isServed(performanceFigures)) return new Response(null, { status: 404 })
  const { performance: own, barriers } = await messageBooks[locale]()
  const texts = { ...own, statuses: barriers.status }
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="performance.csv"',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(csvLines(figureLines(await call(performanceFigures), texts, locale)), {
    headers,
  })
}

import '@/app/api/api-server'
import { barriersOf, hasRegister } from '@/features/barriers/queries'
import { registerLines } from '@/features/barriers/rules'
import { registerShape } from '@/features/barriers/search-params'
import { csvLines } from '@/lib/files/csv'
import { isLocale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { absoluteUrl } from '@/lib/routing/site-url'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale) || !hasRegister()) return new Response(null, { status: 404 })
  const state = registerShape.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [{ barriers, outcomes }, found] = await Promise.all([
    messageBooks[locale](),
    barriersOf(state),
  ])
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="trade-barriers.csv"',
    'cache-control': 'public, s-maxage=900',
  }
  const lines = registerLines(found, { ...barriers, bands: outcomes.bands }, locale, (path) =>
    absoluteUrl(locale, path),
  )
  return new Response(csvLines(lines), { headers })
}

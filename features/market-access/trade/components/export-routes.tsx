import { isRoutePartner } from '@/components/route-map/partners'
import type { Locale } from '@/lib/i18n/locale'
import { leadingExports } from '../../queries'
import { ExportFigure } from './export-figure'

/** The partners that the map of routes shows and that the country exports most to, each with its figure. */
export async function exportRoutes(locale: Locale) {
  const markets = await leadingExports()
  return markets.flatMap((leading) => {
    const partner = leading.market.iso2
    const figure = <ExportFigure locale={locale} leading={leading} />
    return isRoutePartner(partner) ? { partner, figure } : []
  })
}

import { ExportTiles } from '@/features/home/components/export-tiles'
import { jsdTiles } from '@/features/home/contract'
import { call } from '@/lib/api/call'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const tiles = entryPage({
  path: routes.countryExports(),
  Content: async ({ locale }) => <ExportTiles locale={locale} tiles={await call(jsdTiles)} />,
})

export const { generateMetadata } = tiles

export default tiles.Page

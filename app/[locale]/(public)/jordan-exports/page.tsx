import { ExportTiles } from '@/features/home/components/export-tiles'
import { exportTiles } from '@/features/home/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const tiles = entryPage({
  path: routes.countryExports(),
  Content: async ({ locale }) => <ExportTiles locale={locale} tiles={await exportTiles()} />,
})

export const { generateMetadata } = tiles

export default tiles.Page

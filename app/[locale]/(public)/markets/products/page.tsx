import { SectionsPage } from '@/features/market-access/products/components/sections-page'
import { productSections } from '@/features/market-access/products/contract'
import { call } from '@/lib/api/call'
import { routes } from '@/lib/routing/routes'
import { titledPage } from '../page-factories'

export const revalidate = 600

const page = titledPage({
  served: productSections,
  texts: 'marketProducts',
  path: routes.products(),
  render: async (locale) => <SectionsPage locale={locale} nodes={await call(productSections)} />,
})

export const { generateMetadata } = page

export default page.Page

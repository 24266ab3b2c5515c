import { ExportGuide } from '@/features/guide/components/export-guide'
import { exportGuide } from '@/features/guide/queries'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const guide = entryPage({
  Content: async ({ locale, path }) => (
    <ExportGuide locale={locale} path={path} guide={await exportGuide()} />
  ),
})

export const { generateMetadata } = guide

export default guide.Page

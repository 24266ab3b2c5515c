import { decodeSegment } from '@/lib/routing/decoded-segment'
import { entryPage } from '../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const entry = entryPage<{ locale: string; rest: string[] }>({
  path: ({ rest }) => `/${rest.map(decodeSegment).join('/')}`,
})

export const { generateMetadata } = entry

export default entry.Page

import { AgreementMap } from '@/features/trade-agreements/map/components/agreement-map'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const map = entryPage({ Content: AgreementMap })

export const { generateMetadata } = map

export default map.Page

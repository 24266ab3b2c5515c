import { BarrierAudiences } from '@/features/enquiries/components/barrier-audiences'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const barriers = entryPage({ Content: BarrierAudiences })

export const { generateMetadata } = barriers

export default barriers.Page

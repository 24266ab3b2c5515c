import { AgreementMatrix } from '@/features/trade-agreements/matrix/components/agreement-matrix'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const matrix = entryPage({ path: routes.ftaMatrix(), Content: AgreementMatrix })

export const { generateMetadata } = matrix

export default matrix.Page

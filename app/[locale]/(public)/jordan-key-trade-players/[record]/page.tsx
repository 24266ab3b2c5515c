import { CompanyRegistration } from '@/features/companies/registration/components/company-registration'
import { PlanValues } from '@/features/export-plan/components/plan-values'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const registration = entryPage({
  Content: ({ locale, path }) => (
    <PlanValues>
      <CompanyRegistration locale={locale} path={path} />
    </PlanValues>
  ),
  feedback: null,
})

export const { generateMetadata } = registration

export default registration.Page

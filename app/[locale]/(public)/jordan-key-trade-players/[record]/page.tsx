import { CompanyRegistration } from '@/features/companies/registration/components/company-registration'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const registration = entryPage({
  Content: ({ locale, path }) => <CompanyRegistration {...{ locale, path }} />,
  feedback: null,
})

export const { generateMetadata } = registration

export default registration.Page

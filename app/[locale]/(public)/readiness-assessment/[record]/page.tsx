import { AssessmentSection } from '@/features/enquiries/assessment/components/assessment-section'
import { hasPlans } from '@/features/export-plan/queries'
import { assessment } from '@/features/enquiries/readiness/queries'
import { enquiryChoices } from '@/features/enquiries/submission/queries'
import { pageAddresses } from '@/features/pages/queries'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { toolSteps } from '../../../page-factories'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const readiness = entryPage({
  Content: async ({ locale }) => {
    const offered = enquiryChoices('readiness', locale)
    const loads = [offered, assessment(), pageAddresses(locale), toolSteps(locale)] as const
    const [choices, shown, addressOf, steps] = await Promise.all(loads)
    const tools = steps.map(({ href, title }) => ({ href, text: title }))
    const questionnaire = inOneLanguage(shown, locale)
    return (
      <AssessmentSection
        hasPlan={hasPlans()}
        locale={locale}
        addressOf={addressOf}
        choices={choices}
        tools={tools}
        {...questionnaire}
      />
    )
  },
})

export const { generateMetadata } = readiness

export default readiness.Page

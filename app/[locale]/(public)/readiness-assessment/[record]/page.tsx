import { AssessmentSection } from '@/features/enquiries/readiness/components/assessment-section'
import { hasPlans } from '@/features/export-plan/queries'
import { assessment } from '@/features/enquiries/readiness/queries'
import { enquiryChoices } from '@/features/enquiries/submission/queries'
import { pageAddresses } from '@/features/pages/queries'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const readiness = entryPage({
  Content: async ({ locale }) => {
    const offered = enquiryChoices('readiness', locale)
    const loads = [offered, assessment(), pageAddresses(locale)] as const
    const [choices, shown, addressOf] = await Promise.all(loads)
    const questionnaire = inOneLanguage(shown, locale)
    return (
      <AssessmentSection
        hasPlan={hasPlans()}
        {...{ locale, addressOf, choices }}
        {...questionnaire}
      />
    )
  },
})

export const { generateMetadata } = readiness

export default readiness.Page

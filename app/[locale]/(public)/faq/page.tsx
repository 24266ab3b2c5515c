import { FaqAudiences } from '@/features/faqs/components/faq-audiences'
import { allFaqs } from '@/features/faqs/queries'
import { exporterFaqPageId } from '@/features/faqs/rules'
import { pagePath } from '@/features/pages/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const faq = entryPage({
  path: routes.faq(),
  Content: async ({ locale }) => {
    const loads = [allFaqs(), pagePath(exporterFaqPageId, locale)] as const
    const [faqs, exporterPath] = await Promise.all(loads)
    return <FaqAudiences locale={locale} faqs={faqs} exporterPath={exporterPath} />
  },
})

export const { generateMetadata } = faq

export default faq.Page

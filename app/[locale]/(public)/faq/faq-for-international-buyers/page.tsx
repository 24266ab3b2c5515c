import { BuyerGroups } from '@/features/faqs/components/buyer-groups'
import { buyerFaqs } from '@/features/faqs/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../../page-factories'

export const revalidate = 600

const faq = entryPage({
  path: routes.buyersFaq(),
  Content: async ({ locale }) => <BuyerGroups locale={locale} faqs={await buyerFaqs()} />,
})

export const { generateMetadata } = faq

export default faq.Page

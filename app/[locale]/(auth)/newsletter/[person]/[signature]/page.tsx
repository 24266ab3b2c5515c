import { NewsletterPanel } from '@/features/newsletter/components/newsletter-panel'
import { newsletterLink } from '@/features/newsletter/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: newsletterLink,
  texts: async () => {
    const t = await getTranslations('newsletter.link')
    return { title: t('title'), lead: t('lead') }
  },
  Panel: NewsletterPanel,
})

export const { generateMetadata } = page

export default page.Page

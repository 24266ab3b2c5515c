import { LinkPanel } from '@/features/follows/components/link-panel'
import { followLink } from '@/features/follows/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: followLink,
  texts: async () => {
    const t = await getTranslations('follows.link')
    return { title: t('title'), lead: t('lead') }
  },
  Panel: LinkPanel,
})

export const { generateMetadata } = page

export default page.Page

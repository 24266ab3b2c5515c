import { MailLinkPanel } from '@/features/follows/preferences/components/mail-link-panel'
import { mailsByLink } from '@/features/follows/preferences/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: mailsByLink,
  texts: async () => {
    const t = await getTranslations('mailChoices')
    return { title: t('title'), lead: t('lead') }
  },
  Panel: MailLinkPanel,
})

export const { generateMetadata } = page

export default page.Page

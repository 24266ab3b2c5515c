import { GoneRequest } from '@/features/buying-requests/own/components/gone-request'
import { OwnRequestPage } from '@/features/buying-requests/own/components/own-request-page'
import { ownBuyingRequest } from '@/features/buying-requests/posting/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: ownBuyingRequest,
  texts: async () => {
    const t = await getTranslations('ownRequest')
    return { title: t('title') }
  },
  Panel: GoneRequest,
  Page: ({ locale, answer: { link, found } }) => (
    <OwnRequestPage locale={locale} link={link} request={found} />
  ),
})

export const { generateMetadata } = page

export default page.Page

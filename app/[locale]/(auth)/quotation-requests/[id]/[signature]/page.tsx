import { currentPerson } from '@/features/accounts/queries'
import { BuyerPage } from '@/features/quotation-requests/person/components/buyer-page'
import { GoneRequest } from '@/features/quotation-requests/person/components/gone-request'
import { requestOfLink } from '@/features/quotation-requests/person/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: requestOfLink,
  texts: async () => {
    const t = await getTranslations('quotations.link')
    return { title: t('title') }
  },
  Panel: GoneRequest,
  Page: async ({ locale, answer: { link, found } }) => {
    const isSignedIn = (await currentPerson()) !== null
    return <BuyerPage locale={locale} link={link} request={found} isSignedIn={isSignedIn} />
  },
})

export const { generateMetadata } = page

export default page.Page

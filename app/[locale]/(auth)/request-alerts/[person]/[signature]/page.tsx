import { AlertsPanel } from '@/features/buying-requests/alerts/components/alerts-panel'
import { requestAlertsLink } from '@/features/buying-requests/alerts/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: requestAlertsLink,
  texts: async () => {
    const t = await getTranslations('requestAlertsLink')
    return { title: t('title'), lead: t('lead') }
  },
  Panel: AlertsPanel,
})

export const { generateMetadata } = page

export default page.Page

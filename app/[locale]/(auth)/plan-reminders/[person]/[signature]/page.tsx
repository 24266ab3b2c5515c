import { RemindersPanel } from '@/features/export-plan/reminders/components/reminders-panel'
import { planRemindersLink } from '@/features/export-plan/reminders/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: planRemindersLink,
  texts: async () => {
    const t = await getTranslations('exportPlan.remindersLink')
    return { title: t('title'), lead: t('lead') }
  },
  Panel: RemindersPanel,
})

export const { generateMetadata } = page

export default page.Page

import { TaskPanel } from '@/features/barriers/tasks/components/task-panel'
import { barrierTask } from '@/features/barriers/tasks/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: barrierTask,
  texts: async () => {
    const t = await getTranslations('barrierTask')
    return { title: t('title') }
  },
  Panel: TaskPanel,
})

export const { generateMetadata } = page

export default page.Page

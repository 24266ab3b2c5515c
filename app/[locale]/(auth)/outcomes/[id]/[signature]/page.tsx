import { OutcomePanel } from '@/features/outcomes/asking/components/outcome-panel'
import { outcomeQuestion } from '@/features/outcomes/asking/contract'
import { chosenAnswer } from '@/features/outcomes/asking/rules'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: outcomeQuestion,
  texts: async () => {
    const t = await getTranslations('outcomes')
    return { title: t('title') }
  },
  Panel: ({ query, ...view }) => <OutcomePanel {...view} chosen={chosenAnswer(query['answer'])} />,
})

export const { generateMetadata } = page

export default page.Page

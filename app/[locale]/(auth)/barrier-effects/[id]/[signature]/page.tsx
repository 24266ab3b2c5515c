import { EffectPanel } from '@/features/barriers/effects/components/effect-panel'
import { effectQuestion } from '@/features/barriers/effects/contract'
import { getTranslations } from 'next-intl/server'
import { linkPage } from '../../../page-factories'

export const dynamic = 'force-dynamic'

const page = linkPage({
  read: effectQuestion,
  texts: async () => {
    const t = await getTranslations('barrierEffect')
    return { title: t('title') }
  },
  Panel: EffectPanel,
})

export const { generateMetadata } = page

export default page.Page

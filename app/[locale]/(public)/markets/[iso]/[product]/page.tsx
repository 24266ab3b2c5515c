import { ConcernedBarriers } from '@/features/barriers/components/concerned-barriers'
import { companiesPageId } from '@/features/companies/directory/rules'
import { PairAddition } from '@/features/export-plan/visitor/components/pair-addition'
import { PairFollow } from '@/features/follows/components/pair-follow'
import { pairHead } from '@/features/market-access/pair/rules'
import { PairPage } from '@/features/market-access/pair/components/pair-page'
import { pairForPage, relatedToPair } from '@/features/market-access/pair/queries'
import { contactPageId } from '@/features/offices/contract'
import { pageAddresses } from '@/features/pages/queries'
import { getTranslations } from 'next-intl/server'
import { planStep } from '../../../../page-factories'
import { marketPage } from '../../page-factories'

export const revalidate = 600
export const generateStaticParams = () => []

const page = marketPage({
  segments: ({ iso, product }: { locale: string; iso: string; product: string }) => [iso, product],
  find: ([iso = '', product = '']) => pairForPage(iso, product),
  head: async (answer, locale) =>
    pairHead(answer, locale, await getTranslations('marketAccess.pair')),
  render: async (answer, locale) => {
    const loads = [relatedToPair(answer), pageAddresses(locale), planStep(locale)] as const
    const [related, addressOf, further] = await Promise.all(loads)
    const paths = { contact: addressOf(contactPageId), companies: addressOf(companiesPageId) }
    const action = <PairAddition locale={locale} answer={answer} />
    return (
      <>
        <PairPage
          locale={locale}
          answer={answer}
          related={related}
          paths={paths}
          action={action}
          further={further}
        />
        <ConcernedBarriers locale={locale} market={answer.market} product={answer.product} />
        <PairFollow locale={locale} pair={answer} />
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page

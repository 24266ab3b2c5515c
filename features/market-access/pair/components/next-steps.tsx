import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { StepLinks, type Step } from '../../components/step-links'
import type { PairAnswer } from '../contract'
import { nameInText } from '../../rules'

interface NextStepsProps {
  locale: Locale
  answer: PairAnswer
  askHref: string
  /** The list of companies. */
  companiesHref: string
  further?: readonly Step[] | undefined
}

/** What a person does with the answer. */
export function NextSteps(props: NextStepsProps) {
  const { locale, answer, askHref, companiesHref, further = [] } = props
  const t = useTranslations('marketAccess.pair')
  const { market, product, origins } = answer
  const to = (path: string) => localePath(locale, path)
  const name = nameInText(market, locale)
  const steps = [
    ...(origins.length > 0
      ? [
          {
            href: to(routes.originCheck(market.iso2, product.code)),
            title: t('next.origin'),
            text: t('next.originText'),
          },
        ]
      : []),
    { href: askHref, title: t('next.ask'), text: t('next.askText') },
    { href: companiesHref, title: t('next.companies'), text: t('next.companiesText') },
    {
      href: to(routes.marketComparison(product.code)),
      title: t('next.compare'),
      text: t('next.compareText'),
    },
    {
      href: to(routes.market(market.iso2)),
      title: t('next.market', { market: name }),
      text: t('next.marketText'),
    },
    {
      href: to(routes.products(product.code)),
      title: t('next.product'),
      text: t('next.productText'),
    },
    ...further,
  ]
  return (
    <Stack aria-labelledby="next" as="section" gap={3} data-no-print>
      <SectionHeading id="next">{t('sections.next')}</SectionHeading>
      <StepLinks steps={steps} />
    </Stack>
  )
}

import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { TableOfContents } from '@/components/table-of-contents/table-of-contents'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AnswerLayout } from '../../components/answer-layout'
import { LimitsNote } from '../../components/limits-note'
import { MarketBanner } from '../../components/market-banner'
import { RelatedLists } from '../../components/related-lists'
import type { Step } from '../../components/step-links'
import type { RelatedRecords } from '../../related/contract'
import { articleOf, askHref, printedCode } from '../../rules'
import type { PairAnswer } from '../contract'
import { AnswerPanel } from './answer-panel'
import { DocumentsSection } from './documents-section'
import { DutiesSection } from './duties-section'
import { EmbedSnippet } from './embed-snippet'
import { NextSteps } from './next-steps'
import { OriginSection } from './origin-section'
import { pairHead, type PairTexts } from '../rules'
import styles from './pair-page.module.css'
import { TradeSection } from './trade-section'

interface PairPageProps {
  locale: Locale
  answer: PairAnswer
  related: RelatedRecords
  /** The unprefixed addresses of the contact page and of the list of companies. */
  paths: { contact: string; companies: string }
  /** What a person can do with the answer at once. */
  action?: ReactNode
  /** Further ways on. */
  further?: readonly Step[]
}

const sections = ['duties', 'origin', 'documents', 'trade', 'related', 'next'] as const

/** A product of the country in a market: the answer first, then everything it rests on. */
export function PairPage({ locale, answer, related, paths, action, further }: PairPageProps) {
  const t = useTranslations('marketAccess.pair')
  const texts: PairTexts = t
  const { market, product } = answer
  const head = pairHead(answer, locale, texts)
  const ask = askHref(locale, paths.contact, `market:${market.iso2.toLowerCase()}/${product.code}`)
  const marketName = inLocale(market, 'name', locale)
  return (
    <>
      <MarketBanner
        locale={locale}
        head={head}
        seed={Number(product.code)}
        steps={[
          { title: marketName, href: localePath(locale, routes.market(market.iso2)) },
          { title: inLocale(product, 'name', locale) },
        ]}
        title={
          <>
            <Bilingual of={product} field="name" locale={locale} />{' '}
            <VisuallyHidden>{`${t('to')} ${articleOf(market.iso2, locale)}`}</VisuallyHidden>
            <Icon name="arrow-forward" className={styles.arrow} />{' '}
            <Bilingual of={market} field="name" locale={locale} />
          </>
        }
        lead={t.rich('code', { code: () => <span data-ltr="">{printedCode(product.code)}</span> })}
      />
      <AnswerLayout
        top={<AnswerPanel locale={locale} answer={answer} action={action} askHref={ask} />}
        contents={
          <TableOfContents
            title={t('contents')}
            headings={sections.map((id) => ({ id, text: t(`sections.${id}`) }))}
          />
        }
      >
        <DutiesSection locale={locale} answer={answer} />
        <OriginSection locale={locale} answer={answer} />
        <DocumentsSection locale={locale} answer={answer} />
        <TradeSection locale={locale} answer={answer} />
        <Stack aria-labelledby="related" as="section" gap={3}>
          <SectionHeading id="related">{t('sections.related')}</SectionHeading>
          <RelatedLists
            locale={locale}
            related={related}
            code={product.code}
            none={t('related.none')}
          />
        </Stack>
        <NextSteps
          locale={locale}
          answer={answer}
          further={further}
          askHref={ask}
          companiesHref={localePath(locale, paths.companies)}
        />
        <EmbedSnippet
          cardUrl={absoluteUrl(locale, routes.marketCard(market.iso2, product.slug[locale]))}
          title={head.title}
        />
        <LimitsNote locale={locale} />
      </AnswerLayout>
    </>
  )
}

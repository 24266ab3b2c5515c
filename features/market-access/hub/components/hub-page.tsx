import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { TableOfContents } from '@/components/table-of-contents/table-of-contents'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { AdditionalDuties } from '../../components/additional-duties'
import { AnswerLayout } from '../../components/answer-layout'
import { LimitsNote } from '../../components/limits-note'
import { MarketBanner } from '../../components/market-banner'
import { PaperList } from '../../components/paper-list'
import { RelatedLists } from '../../components/related-lists'
import type { RelatedRecords } from '../../related/contract'
import { askHref, europeanUnion, nameInText } from '../../rules'
import type { MarketHub } from '../contract'
import { AgreementsSection } from './agreements-section'
import { DutiesGlance } from './duties-glance'
import { hubHead, hubSections, type HubTexts } from '../rules'
import { KeyFigures } from './key-figures'
import { MemberStates } from './member-states'
import { ProductQuestion } from './product-question'
import { SellsSection } from './sells-section'
import { TradeSection } from './trade-section'

interface HubPageProps {
  locale: Locale
  hub: MarketHub
  related: RelatedRecords
  /** The unprefixed address of the contact page. */
  contactPath: string
}

/** The hub of a country: figures first, then agreements, duties, goods, documents, trade, people. */
export function HubPage({ locale, hub, related, contactPath }: HubPageProps) {
  const t = useTranslations('marketAccess.hub')
  const pair = useTranslations('marketAccess.pair')
  const texts: HubTexts = t
  const { market, members, documents, sells } = hub
  const head = hubHead(hub, locale, texts)
  const name = inLocale(market, 'name', locale)
  const ask = askHref(locale, contactPath, `market:${market.iso2.toLowerCase()}`)
  const isUnion = market.iso2 === europeanUnion
  const lead = isUnion ? t('leadUnion') : market.eu_member ? t('leadMember') : t('lead')
  const shown = hubSections(hub)
  const titleOf = (id: (typeof shown)[number]) =>
    id === 'sells' && !sells ? t('offered') : t(`sections.${id}`)
  return (
    <>
      <MarketBanner
        locale={locale}
        head={head}
        seed={market.iso2.charCodeAt(0) * 26 + market.iso2.charCodeAt(1)}
        steps={[{ title: name }]}
        title={<Bilingual of={market} field="name" locale={locale} />}
        lead={lead}
      />
      <AnswerLayout
        top={
          <Stack gap={4}>
            <ProductQuestion locale={locale} market={market} />
            <KeyFigures locale={locale} hub={hub} />
            <AdditionalDuties locale={locale} duties={hub.additional} notices={market.notices} />
            <Row gap={3} data-no-print>
              <ButtonLink href={localePath(locale, routes.products())} variant="secondary">
                {t('choose')}
              </ButtonLink>
              <ButtonLink href={ask} variant="secondary">
                {t('ask', { market: nameInText(market, locale) })}
              </ButtonLink>
            </Row>
          </Stack>
        }
        contents={
          <TableOfContents
            title={pair('contents')}
            headings={shown.map((id) => ({ id, text: titleOf(id) }))}
          />
        }
      >
        <AgreementsSection locale={locale} hub={hub} />
        <DutiesGlance locale={locale} hub={hub} />
        {shown.includes('sells') && <SellsSection locale={locale} hub={hub} />}
        <Stack aria-labelledby="documents" as="section" gap={4}>
          <SectionHeading id="documents">{t('sections.documents')}</SectionHeading>
          <PaperList locale={locale} papers={documents} />
        </Stack>
        <TradeSection locale={locale} hub={hub} />
        <Stack aria-labelledby="related" as="section" gap={4}>
          <SectionHeading id="related">{t('sections.related')}</SectionHeading>
          <RelatedLists locale={locale} related={related} none={t('none')} />
        </Stack>
        {members.length > 0 && <MemberStates locale={locale} members={members} />}
        <LimitsNote locale={locale} />
      </AnswerLayout>
    </>
  )
}

import { ButtonLink } from '@/components/button/button-link'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { hasLocale, inLocale } from '@/lib/bilingual/in-locale'
import { directionOf, otherLocale, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { AnswerLayout } from '../../components/answer-layout'
import { LimitsNote } from '../../components/limits-note'
import { MarketBanner } from '../../components/market-banner'
import type { HsNode } from '../../contract'
import type { RelatedRecords } from '../../related/contract'
import { askHref, printedCode } from '../../rules'
import type { ProductNode } from '../contract'
import { levelOf, nodeHead, type NodeTranslator } from '../rules'
import { NodeList } from './node-list'
import styles from './node-page.module.css'
import { ProductSections } from './product-sections'
import { TreePlace } from './tree-place'

interface NodePageProps {
  locale: Locale
  found: ProductNode
  /** Null for what is above a subheading. */
  related: RelatedRecords | null
  /** The unprefixed address of the contact page. */
  contactPath: string
}

/** Longer names are no title of a page on a phone: the code is, and the name follows. */
const longestTitle = 90

/** A section, chapter, heading or subheading: its names, its place, and what is below it or known of it. */
export function NodePage({ locale, found, related, contactPath }: NodePageProps) {
  const t = useTranslations('marketProducts')
  const translate: NodeTranslator = t
  const { level, node, above, below, product } = found
  const head = nodeHead(found, locale, translate)
  const label = t(`level.${level}`, { code: printedCode(node.code) })
  const isShort = inLocale(node, 'name', locale).length <= longestTitle
  const name = <Bilingual of={node} field="name" locale={locale} />
  const ask = askHref(locale, contactPath, `product:${node.code}`)
  const to = (path: string) => localePath(locale, path)
  return (
    <>
      <MarketBanner
        locale={locale}
        head={head}
        seed={Number.parseInt(node.code, 36)}
        steps={[
          { title: t('title'), href: to(routes.products()) },
          ...above.map(({ code }, place) => ({
            title: t(`level.${levelOf(place)}`, { code }),
            href: to(routes.products(code)),
          })),
          { title: label },
        ]}
        title={isShort ? name : label}
        lead={isShort ? label : name}
      />
      <AnswerLayout
        top={
          <>
            <OtherName locale={locale} node={node} />
            {product && (
              <p className={styles.actions} data-no-print>
                <ButtonLink href={to(routes.marketComparison(product.code))}>
                  {t('compare')}
                </ButtonLink>
              </p>
            )}
          </>
        }
        side={<TreePlace locale={locale} found={found} />}
      >
        {product && related && (
          <ProductSections
            locale={locale}
            found={found}
            product={product}
            related={related}
            askHref={ask}
          />
        )}
        {below.length > 0 && (
          <Stack aria-labelledby="below" as="section" gap={3}>
            <SectionHeading id="below">{t(`below.${level}`)}</SectionHeading>
            <NodeList locale={locale} nodes={below} />
          </Stack>
        )}
        <LimitsNote locale={locale} />
      </AnswerLayout>
    </>
  )
}

/** The name in the other language, or that it exists in English only. */
function OtherName({ locale, node }: { locale: Locale; node: HsNode }) {
  const t = useTranslations('marketProducts')
  const other = otherLocale(locale)
  if (!hasLocale(node, 'name', 'ar')) return <p className={styles.other}>{t('inEnglish')}</p>
  return (
    <p className={styles.other}>
      {t.rich('otherName', {
        name: () => (
          <bdi lang={other} dir={directionOf(other)}>
            {inLocale(node, 'name', other)}
          </bdi>
        ),
      })}
    </p>
  )
}

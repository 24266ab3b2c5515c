import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ProductNode } from '../contract'
import { levelOf } from '../rules'
import styles from './tree-place.module.css'

/** What a code belongs to, from its section down. */
export function TreePlace({ locale, found }: { locale: Locale; found: ProductNode }) {
  const t = useTranslations('marketProducts')
  const { above, level } = found
  const heading = level === 'subheading' ? above.at(-1) : undefined
  return (
    <Stack aria-labelledby="place" as="nav" gap={2}>
      <Text id="place" as="h2" tone="title" step={0}>
        {t('place')}
      </Text>
      <ol className={styles.steps}>
        <li>
          <Link href={localePath(locale, routes.products())} touch>
            {t('allSections')}
          </Link>
        </li>
        {above.map((node, place) => (
          <li key={node.code}>
            <Link href={localePath(locale, routes.products(node.code))} touch>
              {t(`level.${levelOf(place)}`, { code: node.code })}
            </Link>
            <Bilingual of={node} field="name" locale={locale} as="p" className={styles.name} />
          </li>
        ))}
      </ol>
      {heading && (
        <Link href={localePath(locale, routes.products(heading.code))} touch>
          {t('neighbours', { code: heading.code })}
        </Link>
      )}
    </Stack>
  )
}

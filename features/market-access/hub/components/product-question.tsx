import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Market } from '../../contract'
import { nameInText } from '../../rules'
import styles from './product-question.module.css'

const maxCharacters = 100

/**
 * Asks for the product, since the page knows the market. It needs no script: the search page answers
 * with the product in this market as its first result.
 */
export function ProductQuestion({ locale, market }: { locale: Locale; market: Market }) {
  const t = useTranslations('marketAccess.hub')
  return (
    <Stack action={localePath(locale, routes.search())} as="form" gap={1}>
      <input type="hidden" name="market" value={inLocale(market, 'name', locale)} />
      <Text htmlFor="product" as="label" tone="title" step={1} weight="heading">
        {t('askTitle', { market: nameInText(market, locale) })}
      </Text>
      <Note id="product-help">{t('askText')}</Note>
      <div className={styles.line}>
        <input
          id="product"
          name="q"
          required
          maxLength={maxCharacters}
          autoComplete="off"
          aria-describedby="product-help"
          className={`${controls.box} ${styles.box}`}
        />
        <Button type="submit">{t('show')}</Button>
      </div>
    </Stack>
  )
}

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './page-search.module.css'

/** A search form that works without script. */
export function PageSearch({ locale }: { locale: Locale }) {
  const t = useTranslations('layout')
  return (
    <form action={localePath(locale, routes.search())} className={styles.form}>
      <Text htmlFor="page-search" as="label" weight="heading" block below={2}>
        {t('search.label')}
      </Text>
      <Row gap={2} nowrap>
        <input
          id="page-search"
          type="search"
          name="q"
          maxLength={200}
          required
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <Button type="submit">
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </Row>
    </form>
  )
}

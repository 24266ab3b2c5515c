import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { WantedGoods } from '../contract'
import styles from './wanted-texts.module.css'

/** What a buyer wrote about quality and certificates. */
export function WantedTexts({ locale, goods }: { locale: Locale; goods: WantedGoods }) {
  const t = useTranslations('buyingRequests')
  return (
    <Stack gap={5} bounded>
      {(['quality', 'certificates'] as const).map((field) => (
        <section key={field} aria-labelledby={`wanted-${field}`}>
          <Text id={`wanted-${field}`} as="h2" step={1}>
            {t(field)}
          </Text>
          {inLocale(goods, field, locale) === '' ? (
            <p>{t('none')}</p>
          ) : (
            <Bilingual
              of={goods}
              field={field}
              locale={locale}
              as="p"
              className={styles.text ?? ''}
            />
          )}
        </section>
      ))}
    </Stack>
  )
}

import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { inLocale } from '@/lib/bilingual/in-locale'
import { shareOf } from '@/lib/decimal/decimal'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OriginCheck } from '../contract'
import { amountText } from '../rules'
import styles from './material-table.module.css'

interface MaterialTableProps {
  locale: Locale
  check: OriginCheck
}

/** The materials of a check with their values and shares of the price. */
export function MaterialTable({ locale, check }: MaterialTableProps) {
  const t = useTranslations('originCheck')
  const { answers, result, partners } = check
  const { price, currency, materials } = answers
  const amount = (value: string) => amountText(value, currency, locale)
  const share = (value: string) => (price === null ? '' : `${shareOf(value, price, 2, 'up')}%`)
  const nameOf = (country: string) => {
    const partner = partners.find(({ code }) => code === country)
    return partner ? inLocale(partner, 'name', locale) : country
  }
  const { originating, non_originating: other } = result.sums
  const heads = {
    hs: t('result.calculation.hs'),
    origin: t('result.calculation.origin'),
    value: t('result.calculation.value'),
    share: t('result.calculation.share'),
  }
  const sums = [
    { title: t('result.calculation.originating'), value: originating },
    { title: t('result.calculation.nonOriginating'), value: other },
  ]
  return (
    <Stack aria-labelledby="calculation" as="section" gap={4} bounded>
      <SectionHeading id="calculation">{t('result.calculation.title')}</SectionHeading>
      <p>
        {t('result.calculation.price')}:{' '}
        <bdi>{price === null ? t('result.calculation.noPrice') : amount(price)}</bdi>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('result.calculation.material')}</th>
            <th scope="col">{heads.hs}</th>
            <th scope="col">{heads.origin}</th>
            <th scope="col">{heads.value}</th>
            <th scope="col">{heads.share}</th>
          </tr>
        </thead>
        <tbody>
          {materials.map(({ name, hs, origin, country, value }, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td data-label={heads.hs}>
                <bdi>{hs}</bdi>
              </td>
              <td data-label={heads.origin}>
                {t(`form.making.origins.${origin}`)}
                {country && ` (${nameOf(country)})`}
              </td>
              <td data-label={heads.value} className={styles.figure}>
                {amount(value)}
              </td>
              <td data-label={heads.share} className={styles.figure}>
                {share(value)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ title, value }) => (
            <tr key={title}>
              <th scope="row" colSpan={3}>
                {title}
              </th>
              <td data-label={heads.value} className={styles.figure}>
                {amount(value)}
              </td>
              <td data-label={heads.share} className={styles.figure}>
                {share(value)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Stack>
  )
}

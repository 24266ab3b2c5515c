import { useTranslations } from 'next-intl'
import { percentText, type RateForm } from '../pair/rules'
import styles from './rate-text.module.css'

/** A duty in a line; figures read left to right in Arabic too. */
export function RateText({ form }: { form: RateForm }) {
  const t = useTranslations('marketAccess.facts')
  switch (form.kind) {
    case 'percent':
      return percentText(form.rate)
    case 'range':
      return t('range', { from: percentText(form.from), to: percentText(form.to) })
    case 'printed':
      return (
        <span className={styles.rates}>
          {form.rates.map((rate) => (
            <span key={rate} data-ltr="" lang="en" className={styles.rate}>
              {rate}
            </span>
          ))}
        </span>
      )
    default:
      return t(`rate.${form.kind}`)
  }
}

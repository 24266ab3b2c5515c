import { useTranslations } from 'next-intl'
import { percentText, type RateForm, type RateRange } from '../pair/rules'
import styles from './rate-text.module.css'

/** A duty in a line; figures read left to right in Arabic too. */
export function RateText({ form }: { form: RateForm }) {
  const t = useTranslations('marketAccess.facts')
  const between = ({ from, to }: RateRange) =>
    t('range', { from: percentText(from), to: percentText(to) })
  switch (form.kind) {
    case 'percent':
      return percentText(form.rate)
    case 'range':
      return between(form)
    case 'printed':
      return (
        <span className={styles.rates}>
          {form.range && <span className={styles.rate}>{between(form.range)}</span>}
          {form.rates.map((rate) => (
            <span key={rate} data-ltr="" lang="en" className={styles.rate}>
              {rate}
            </span>
          ))}
          {form.isCut && <span>{t('moreRates')}</span>}
        </span>
      )
    default:
      return t(`rate.${form.kind}`)
  }
}

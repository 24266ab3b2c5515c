import type { Locale } from '@/lib/i18n/locale'
import { useFailureTexts } from '../../components/failure-texts'
import type { SecondFactorStatus } from '../contract'
import { SecondFactor } from './second-factor'
import styles from './second-factor-part.module.css'
import { useSecondFactorTexts } from './second-factor-texts'

interface SecondFactorPartProps {
  locale: Locale
  status: SecondFactorStatus
}

/** The second factor with its texts, as a part of a page or screen. */
export function SecondFactorPart({ locale, status }: SecondFactorPartProps) {
  const texts = useSecondFactorTexts(locale)
  const failures = useFailureTexts(locale)
  return (
    <div className={styles.narrow}>
      <SecondFactor locale={locale} status={status} texts={texts} failures={failures} />
    </div>
  )
}

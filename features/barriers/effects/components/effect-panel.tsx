import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import controls from '@/components/control/control.module.css'
import { inLocale } from '@/lib/bilingual/in-locale'
import { effectAnswers } from '@/lib/db/barrier-codes'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from '../../components/answer-form.module.css'
import { effectDetails } from '../contract'
import type { EffectQuestion } from '../queries'

interface EffectPanelProps {
  locale: Locale
  id: number
  signature: string
  /** Null for an invalid link. */
  question: EffectQuestion | null
}

/**
 * The question of a mail whether what was done works for the company. Opening the page changes
 * nothing, because mail scanners open links too; the form works without scripts.
 */
export function EffectPanel({ locale, id, signature, question }: EffectPanelProps) {
  const t = useTranslations('barrierEffect')
  const said = useTranslations('barriers')
  if (!question) {
    return (
      <Alert
        tone="warning"
        word={t('note')}
        title={t('invalid')}
        action={
          <ButtonLink href={localePath(locale, routes.barriers())} variant="secondary">
            {said('title')}
          </ButtonLink>
        }
      >
        {t('invalidText')}
      </Alert>
    )
  }
  const { answer, details, status } = question
  return (
    <div className={styles.panel}>
      <p>
        {t('lead', {
          title: isolated(inLocale(question, 'title', locale), locale),
          status: said(`status.${status}`),
        })}
      </p>
      {answer !== null && (
        <Alert tone="success" word={t('thanks')}>
          {t('said', { answer: t(`answers.${answer}`) })}
        </Alert>
      )}
      <form
        method="post"
        action={`${routes.barrierEffectChange(id, signature, 'answer')}?back=${locale}`}
        className={styles.form}
      >
        <fieldset className={styles.choices}>
          <legend>{t('question')}</legend>
          {effectAnswers.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="answer"
                value={one}
                required
                defaultChecked={one === answer}
              />
              <span>{t(`answers.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {t('details')}
          <textarea
            name="details"
            rows={4}
            dir="auto"
            maxLength={effectDetails}
            className={controls.area}
            defaultValue={details}
          />
        </label>
        <p className={styles.note}>{t('use')}</p>
        <div>
          <Button type="submit">{t(answer === null ? 'send' : 'change')}</Button>
        </div>
      </form>
    </div>
  )
}

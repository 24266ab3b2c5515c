import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { scale, type AskedQuestion } from '../rules'
import type { AssessmentTexts } from './assessment'
import styles from './assessment.module.css'
import card from './survey.module.css'

interface FirstStatementProps {
  locale: Locale
  questions: readonly AskedQuestion[]
  intro: ReactNode
  texts: AssessmentTexts
}

/**
 * The questionnaire as it opens, in the server's HTML: the first statement is there before the
 * script, in its final place. It cannot be answered yet, so it is neither focused nor read aloud.
 */
export function FirstStatement({ locale, questions, intro, texts }: FirstStatementProps) {
  const [first] = questions
  if (!first) return null
  const { step, scale: labels, next, keys } = texts.questions
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <div className={card.survey} inert aria-hidden="true">
          <div className={card.head}>
            <p className={card.step}>{texts.surveyLead}</p>
            <p className={card.step}>
              {fillText(step, { step: 1, count: questions.length }, locale)}
              {' · '}
              <Bilingual of={first} field="section" locale={locale} />
            </p>
            <progress className={card.progress} max={questions.length} value={0} />
          </div>
          <fieldset className={card.statement}>
            <legend className={card.text}>
              <Bilingual of={first} field="question" locale={locale} />
            </legend>
            <div className={card.scale}>
              {scale.map((points) => (
                <label key={points} className={card.choice}>
                  <input type="radio" className={card.radio} />
                  <span className={card.number}>{fillText('{points}', { points }, locale)}</span>
                  <span>{labels[points]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className={card.foot}>
            <div className={card.ways}>
              <Button disabled>
                {next}
                <Icon name="arrow-forward" />
              </Button>
            </div>
            <p className={card.keys}>{keys}</p>
          </div>
          <div className={card.note} />
        </div>
        <div className={styles.lead}>{intro}</div>
      </div>
      <Skeleton shape="row" count={6} label={texts.loading} />
    </div>
  )
}

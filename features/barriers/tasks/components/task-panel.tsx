import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import controls from '@/components/control/control.module.css'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { taskAnswers } from '@/lib/db/barrier-codes'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from '../../components/answer-form.module.css'
import { taskLimits } from '../contract'
import type { BarrierTask } from '../queries'

interface TaskPanelProps {
  locale: Locale
  id: number
  signature: string
  /** Null for an invalid link, and for a task that is ended. */
  task: BarrierTask | null
}

/** What the office asks a body to do about a barrier, and the form to answer, which needs no script. */
export function TaskPanel({ locale, id, signature, task }: TaskPanelProps) {
  const t = useTranslations('barrierTask')
  const said = useTranslations('barriers')
  if (!task) {
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
  const { answer, companies } = task
  return (
    <div className={styles.panel}>
      <p>
        {t('lead', {
          body: isolated(task.body, locale),
          date: formatDate(task.due_on, locale),
        })}
      </p>
      <blockquote className={styles.quoted} dir="auto">
        {task.task}
      </blockquote>
      <section aria-labelledby="about" className={styles.part}>
        <h2 id="about" className={styles.title}>
          {inLocale(task, 'title', locale)}
        </h2>
        <Paragraphs of={task} field="summary" locale={locale} />
        {companies.length > 0 && (
          <>
            <p>{t('companies')}</p>
            <ul>
              {companies.map((company) => (
                <li key={inLocale(company, 'company', 'en')}>
                  <Bilingual of={company} field="company" locale={locale} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {answer !== null && (
        <Alert tone="success" word={t('thanks')}>
          {t('said', { answer: t(`answers.${answer}`) })}
        </Alert>
      )}
      <form
        method="post"
        action={`${routes.barrierTaskChange(id, signature, 'answer')}?back=${locale}`}
        className={styles.form}
      >
        <fieldset className={styles.choices}>
          <legend>{t('question')}</legend>
          {taskAnswers.map((one) => (
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
          {t('text')}
          <textarea
            name="answer_text"
            rows={5}
            dir="auto"
            maxLength={taskLimits.text}
            className={controls.area}
            defaultValue={task.answer_text}
          />
        </label>
        <div>
          <Button type="submit">{t(answer === null ? 'send' : 'change')}</Button>
        </div>
      </form>
    </div>
  )
}

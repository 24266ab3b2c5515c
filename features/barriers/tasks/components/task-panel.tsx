import { Alert } from '@/components/alert/alert'
import { InvalidLink } from '@/components/invalid-link/invalid-link'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { taskAnswers } from '@/lib/db/codes/body-tasks'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { AnswerForm } from '../../components/answer-form'
import styles from '../../components/answer-form.module.css'
import { answerBarrierTask, taskLimits, type barrierTask } from '../contract'

interface TaskPanelProps {
  locale: Locale
  /** Null for an invalid link, and for a task that is ended. */
  answer: LinkAnswer<typeof barrierTask> | null
}

/** An enquiry is answered once, and not put off. */
const onceAnswers = taskAnswers.filter((one) => one !== 'working')

/** What the office asks a body to do about a barrier or an enquiry, and the form to answer, which needs no script. */
export function TaskPanel({ locale, answer: opened }: TaskPanelProps) {
  const t = useTranslations('barrierTask')
  const said = useTranslations('barriers')
  if (!opened) {
    const invalid = { word: t('note'), title: t('invalid'), text: t('invalidText') }
    const way = { path: routes.barriers(), text: said('title') }
    return <InvalidLink locale={locale} way={way} texts={invalid} />
  }
  const { link, found: task } = opened
  const { answer, companies, enquiry } = task
  if (enquiry && answer !== null) {
    return (
      <Alert tone="success" word={t('thanks')}>
        {t('received')}
      </Alert>
    )
  }
  return (
    <Stack gap={5}>
      <p>
        {t('lead', {
          body: isolated(task.body, locale),
          date: formatDate(task.due_on, locale),
        })}
      </p>
      <blockquote className={styles.quoted} dir="auto">
        {task.task}
      </blockquote>
      <Stack aria-labelledby="about" as="section" gap={2}>
        <Text id="about" as="h2" step={0}>
          {inLocale(task, 'title', locale)}
        </Text>
        {enquiry && enquiry.shared.length > 0 && (
          <>
            <p>{t('sharedLead')}</p>
            <Stack as="dl" gap={3} className={styles.shared}>
              {enquiry.shared.map(({ what, text }) => (
                <div key={what}>
                  <dt>{t(`share.${what}`)}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </Stack>
          </>
        )}
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
      </Stack>
      <AnswerForm
        action={changeAddress(answerBarrierTask, link, locale)}
        answers={enquiry ? onceAnswers : taskAnswers}
        answer={answer}
        details={{
          isRequired: enquiry !== null,
          name: 'answer_text',
          rows: 5,
          maxLength: taskLimits.text,
          value: task.answer_text,
        }}
        texts={{
          thanks: t('thanks'),
          said: answer === null ? '' : t('said', { answer: t(`answers.${answer}`) }),
          question: t('question'),
          details: t(enquiry ? 'answerText' : 'text'),
          submit: t(answer === null ? 'send' : 'change'),
          answers: t.raw(enquiry ? 'onceAnswers' : 'answers'),
        }}
      />
    </Stack>
  )
}

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import styles from './answer-form.module.css'

interface AnswerFormProps<Answer extends string> {
  /** Where the form is sent. */
  action: string
  answers: readonly Answer[]
  /** The last answer; null before the first one. */
  answer: Answer | null
  /** The field for words of one's own. */
  details: { name: string; rows: number; maxLength: number; value: string; isRequired?: boolean }
  /** What is said of the details, below them. */
  note?: string
  texts: Record<'thanks' | 'said' | 'question' | 'details' | 'submit', string> & {
    answers: Record<Answer, string>
  }
}

/** An answer of a mail link with words of one's own; the form works without scripts. */
export function AnswerForm<Answer extends string>(props: AnswerFormProps<Answer>) {
  const { action, answers, answer, details, note, texts } = props
  return (
    <>
      {answer !== null && (
        <Alert tone="success" word={texts.thanks}>
          {texts.said}
        </Alert>
      )}
      <Stack method="post" action={action} as="form" gap={4}>
        <Stack as="fieldset" gap={2} className={styles.choices}>
          <legend>{texts.question}</legend>
          {answers.map((one) => (
            <Row key={one} as="label" gap={3} align="center" nowrap touch className={styles.choice}>
              <input
                type="radio"
                name="answer"
                value={one}
                required
                defaultChecked={one === answer}
              />
              <span>{texts.answers[one]}</span>
            </Row>
          ))}
        </Stack>
        <Stack as="label" gap={1}>
          {texts.details}
          <textarea
            name={details.name}
            rows={details.rows}
            required={details.isRequired}
            dir="auto"
            maxLength={details.maxLength}
            className={controls.area}
            defaultValue={details.value}
          />
        </Stack>
        {note !== undefined && <Note>{note}</Note>}
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </Stack>
    </>
  )
}

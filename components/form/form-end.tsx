import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import type { ReactNode } from 'react'
import styles from './form.module.css'

interface FormEndProps {
  isSending: boolean
  isSaved: boolean
  texts: { submit: string; draft: { saved: string } }
  /** Other ways out of the form. */
  children?: ReactNode
}

/** The end of a form with a draft: the button that sends it, and the note that the draft is saved. */
export function FormEnd({ isSending, isSaved, texts, children }: FormEndProps) {
  return (
    <div className={styles.end}>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {texts.submit}
      </Button>
      {children}
      <Note role="status" tone="faint">
        {isSaved && texts.draft.saved}
      </Note>
    </div>
  )
}

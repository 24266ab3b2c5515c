import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import type { ReactNode } from 'react'

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
    <Row gap={3} align="center">
      <Button type="submit" aria-disabled={isSending || undefined}>
        {texts.submit}
      </Button>
      {children}
      <Note role="status" tone="faint">
        {isSaved && texts.draft.saved}
      </Note>
    </Row>
  )
}

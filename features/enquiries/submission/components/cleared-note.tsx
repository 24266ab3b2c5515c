'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import type { EnquiryTexts } from './enquiry-texts'
import type { Enquiry } from './use-enquiry'

interface ClearedNoteProps {
  enquiry: Enquiry
  texts: EnquiryTexts
}

/** Says that the form was cleared, and offers to undo it. */
export function ClearedNote({ enquiry: { draft }, texts }: ClearedNoteProps) {
  if (!draft.isCleared) return null
  return (
    <Alert
      tone="info"
      word={texts.draft.note}
      live
      action={
        <Button variant="secondary" onClick={draft.bringBack}>
          {texts.draft.back}
        </Button>
      }
    >
      {texts.draft.cleared}
    </Alert>
  )
}

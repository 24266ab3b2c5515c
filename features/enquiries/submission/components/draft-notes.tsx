'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import type { EnquiryTexts } from './enquiry-texts'
import type { Enquiry } from './use-enquiry'

interface DraftNotesProps {
  enquiry: Enquiry
  texts: EnquiryTexts
}

/** Says that a draft was restored, or exists in the other language. */
export function DraftNotes({ enquiry: { draft }, texts }: DraftNotesProps) {
  if (draft.mark === 'restored') {
    return (
      <Alert tone="info" word={texts.draft.note} live>
        {texts.draft.restored}
      </Alert>
    )
  }
  if (!draft.hasOther) return null
  return (
    <Alert
      tone="info"
      word={texts.draft.note}
      live
      action={
        <Button variant="secondary" onClick={draft.bringOther}>
          {texts.draft.bring}
        </Button>
      }
    >
      {texts.draft.other}
    </Alert>
  )
}

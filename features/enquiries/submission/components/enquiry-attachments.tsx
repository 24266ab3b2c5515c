'use client'

import { UploadsField, type UploadsTexts } from '@/components/form/uploads-field'
import { notify } from '@/components/snackbar/messages'
import { attachmentRule } from '@/features/conversations/contract'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import { sendMessage } from '../../my-enquiries/queries'

export interface AttachmentTexts extends Record<'label' | 'help' | 'message' | 'failed', string> {
  upload: UploadsTexts
}

/** How long a failure is shown: the dialog with the number comes at the same time. */
const failureMs = 15_000

/** The documents of an enquiry, which go along as its first message once it has a number. */
export function useAttachments(texts: AttachmentTexts | null, send = sendMessage) {
  const [files, setFiles] = useState<readonly File[]>([])

  /** Sends the documents of a filed enquiry; where that fails, its page is where to add them. */
  const deliver = async (id: number) => {
    if (texts === null || files.length === 0) return
    const message = { text: texts.message, files: [...files], key: newIdempotencyKey() }
    const { signal } = new AbortController()
    try {
      await send(id, message, { onProgress: () => undefined, signal })
      setFiles([])
    } catch {
      notify(texts.failed, 'error', failureMs)
    }
  }
  return { files, setFiles, deliver }
}

interface EnquiryAttachmentsProps {
  locale: Locale
  attachments: ReturnType<typeof useAttachments>
  texts: AttachmentTexts
}

/** Chooses the documents; the draft cannot keep them. */
export function EnquiryAttachments({ locale, attachments, texts }: EnquiryAttachmentsProps) {
  return (
    <UploadsField
      locale={locale}
      label={texts.label}
      name="files"
      rule={attachmentRule}
      value={attachments.files}
      onChange={attachments.setFiles}
      progress={null}
      onCancel={() => undefined}
      texts={texts.upload}
      help={texts.help}
    />
  )
}

'use client'

import { buttonClass } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { notify } from '@/components/snackbar/messages'
import { useEffect, useState } from 'react'

interface CopyButtonProps {
  text: string
  texts: Record<'copy' | 'copied' | 'failed', string>
}

const shownMs = 2500

/** Copies a text and says that it did. */
export function CopyButton({ text, texts }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  const put = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      notify(texts.copied)
    } catch {
      notify(texts.failed, 'error')
    }
  }
  return (
    <button type="button" className={buttonClass('secondary')} onClick={put}>
      <Icon name={copied ? 'check' : 'copy'} />
      {copied ? texts.copied : texts.copy}
    </button>
  )
}

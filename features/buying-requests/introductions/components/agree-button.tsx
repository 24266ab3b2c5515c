'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { agreeToIntroduction, type OwnIntroduction } from '../contract'

interface AgreeButtonProps {
  locale: Locale
  enquiryId: number
  company: OwnIntroduction['company']
  texts: Record<'share' | 'text' | 'sending' | 'failed' | 'unconfirmed' | 'errorWord', string>
}

/** Lets one company learn who the person of an enquiry is. */
export function AgreeButton({ locale, enquiryId, company, texts }: AgreeButtonProps) {
  const router = useRouter()
  const [stage, setStage] = useState<'idle' | 'sending' | 'failed' | 'unconfirmed'>('idle')
  const agree = async () => {
    if (stage === 'sending') return
    setStage('sending')
    try {
      await call(agreeToIntroduction, {
        params: { id: enquiryId },
        body: { company_id: company.id },
      })
      router.refresh()
    } catch (error) {
      const isRefused = error instanceof Problem && error.code === 'forbidden'
      setStage(isRefused ? 'unconfirmed' : 'failed')
    }
  }
  return (
    <>
      <p>{texts.text}</p>
      {(stage === 'failed' || stage === 'unconfirmed') && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts[stage]}
        </Alert>
      )}
      <Button
        variant="secondary"
        aria-disabled={stage === 'sending' || undefined}
        onClick={() => void agree()}
      >
        {stage === 'sending' ? texts.sending : texts.share}{' '}
        <VisuallyHidden>{inLocale(company, 'name', locale)}</VisuallyHidden>
      </Button>
    </>
  )
}

'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { call } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useCall } from '@/lib/forms/use-call'
import type { Locale } from '@/lib/i18n/locale'
import { useRouter } from 'next/navigation'
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
  const { isSending, failure, run } = useCall()
  const agree = () =>
    run(async () => {
      const body = { company_id: company.id }
      await call(agreeToIntroduction, { params: { id: enquiryId }, body })
      router.refresh()
    })
  return (
    <>
      <p>{texts.text}</p>
      {failure && (
        <Alert tone="error" word={texts.errorWord} live>
          {failure.code === 'forbidden' ? texts.unconfirmed : texts.failed}
        </Alert>
      )}
      <Button
        variant="secondary"
        aria-disabled={isSending || undefined}
        onClick={() => void agree()}
      >
        {isSending ? texts.sending : texts.share}{' '}
        <VisuallyHidden>{inLocale(company, 'name', locale)}</VisuallyHidden>
      </Button>
    </>
  )
}

'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { call } from '@/lib/api/call'
import { changeAddress, type SignedLink } from '@/lib/api/link-calls'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { shareWithCompany } from '../../posting/contract'
import { useOwnAction, type ActionTexts } from './use-own-action'

interface ShareButtonProps {
  locale: Locale
  link: SignedLink
  company: { id: number; name_eng: string; name_ara: string }
  texts: ActionTexts<{ share: string; text: string }>
}

/** Agrees that one company gets the buyer's address; also without scripts. */
export function ShareButton({ locale, link, company, texts }: ShareButtonProps) {
  const { stage, run } = useOwnAction()
  return (
    <form
      method="post"
      action={changeAddress(shareWithCompany, link, locale)}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() =>
          call(shareWithCompany, { params: link, query: {}, body: { company: company.id } }),
        )
      }}
    >
      <input type="hidden" name="company" value={company.id} />
      <p>{texts.own.text}</p>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts.failed}
        </Alert>
      )}
      <Button type="submit" variant="secondary" aria-disabled={stage === 'sending' || undefined}>
        {stage === 'sending' ? texts.sending : texts.own.share}{' '}
        <VisuallyHidden>{inLocale(company, 'name', locale)}</VisuallyHidden>
      </Button>
    </form>
  )
}

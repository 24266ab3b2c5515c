'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TrapField } from '@/components/form/trap-field'
import { Link } from '@/components/link/link'
import { call } from '@/lib/api/call'
import type { Problem } from '@/lib/api/problem'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { forgetSignedIn, isSignedIn } from '@/lib/auth/signed-in'
import type { FollowKind } from '@/lib/db/codes/follows'
import { mailSpeeds } from '@/lib/db/codes/mail-topics'
import { refusalOf } from '@/lib/forms/failure'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import {
  followCaptchaAction,
  visitorForm,
  addMyFollow,
  requestFollow,
  type VisitorForm,
} from '../contract'
import { loadMyFollows } from '../queries'

export type FollowTexts = Messages['follows']['form'] & {
  rules: Pick<RuleTexts, 'required' | 'email' | 'captcha' | 'captcha_missing'>
}

export interface FollowFormProps {
  locale: Locale
  topic: { kind: FollowKind; target: string }
  /** What the topic is called. */
  label: string
  /** Null where the portal runs without captcha. */
  siteKey: string | null
  texts: FollowTexts
}

const nothing = () => () => {}

/**
 * Follows a topic: a visitor types an address and gets a link, a member follows at once, as often as
 * they are told of everything else. A request that failed is sent again under the same idempotency
 * key, and the form keeps what was typed.
 */
export function FollowForm({ locale, topic, siteKey, texts }: FollowFormProps) {
  const { kind, target } = topic
  const hint = useSyncExternalStore(nothing, isSignedIn, () => false)
  const [isOut, setIsOut] = useState(false)
  const isMember = hint && !isOut
  const [done, setDone] = useState<string>()
  const form = useForm<VisitorForm>({
    ...(!isMember && { resolver: zodResolver(visitorForm) }),
    defaultValues: { email: '', speed: 'daily', website: '' },
  })
  const { register, formState, resetField } = form
  const { errors } = formState
  const { stage, failure, isSending, submit, captcha } = useSubmission({
    form,
    contentOf: (values) => [topic, values],
    captcha: { siteKey: isMember ? null : siteKey, action: followCaptchaAction },
    deliver: async ({ email, speed, website }, { key, captcha: recaptchaToken }) => {
      if (isMember) return call(addMyFollow, { body: { ...topic, speed } })
      const more = { locale, idempotency_key: key, website, recaptchaToken }
      return call(requestFollow, { body: { ...topic, email, speed, ...more } })
    },
    onSent: (_, { email }) =>
      setDone(isMember ? texts.following : texts.sent.replace('{email}', email)),
    onLoggedOut: () => {
      forgetSignedIn()
      setIsOut(true)
    },
  })

  useEffect(() => {
    if (!isMember) return
    let isShown = true
    void loadMyFollows().then(
      (list) => {
        if (!isShown || !list) return
        const { follows, speed } = list
        const isFollowed = follows.some((one) => one.kind === kind && one.target === target)
        if (isFollowed) setDone(texts.followed)
        else if (follows.length > 0) resetField('speed', { defaultValue: speed })
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isMember, kind, target, texts.followed, resetField])

  if (done !== undefined) {
    return (
      <Alert
        tone="success"
        word={texts.done}
        live
        action={isMember && <Link href={localePath(locale, routes.myFollows())}>{texts.all}</Link>}
      >
        {done}
      </Alert>
    )
  }
  return (
    <Form onSubmit={(event) => void submit(event)} onFocus={captcha.prepare}>
      {captcha.script}
      {stage === 'failed' && (
        <Alert tone="error" word={texts.error} live>
          {failureText(failure, texts)}
        </Alert>
      )}
      {!isMember && (
        <TextField
          field={register('email')}
          type="email"
          autoComplete="email"
          leftToRight
          label={texts.email}
          help={texts.emailHelp}
          error={ruleText(texts.rules, errors.email?.message, texts.required.email)}
        />
      )}
      <SelectField
        field={register('speed')}
        label={texts.speed}
        placeholder={texts.choose}
        help={texts.speedHelp}
        options={mailSpeeds.map((value) => ({ value, text: texts.speeds[value] }))}
        error={errors.speed && texts.choose}
      />
      <TrapField field={register('website')} label={texts.hidden} />
      <p>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : isMember ? texts.submitMember : texts.submit}
        </Button>
      </p>
    </Form>
  )
}

function failureText(failure: Problem | null, texts: FollowTexts): string {
  if (failure?.code === 'too_many_requests') return texts.tooMany
  if (failure?.code === 'conflict') return texts.full
  const captcha = refusalOf(failure, 'recaptchaToken', texts.rules)
  if (captcha !== undefined) return captcha
  return failure?.code === 'not_found' ? texts.gone : texts.failed
}

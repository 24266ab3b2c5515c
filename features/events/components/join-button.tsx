'use client'

import { Button, type ButtonVariant } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { notify } from '@/components/snackbar/messages'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Problem } from '@/lib/api/problem'
import { askForAccount, authorizedEvent } from '@/lib/auth/account-request'
import { forgetSignedIn, isSignedIn } from '@/lib/auth/signed-in'
import { useState, useSyncExternalStore, type MouseEvent } from 'react'

/** The texts of the button before and after joining, and of the messages. */
export type JoinTexts = Record<'join' | 'joined' | 'done' | 'failed' | 'over', string>

interface JoinButtonProps {
  eventId: number
  /** The name of the event, for screen readers. */
  name: string
  /** The login page, which returns here: the target of the button without script. */
  loginHref: string
  texts: JoinTexts
  variant?: ButtonVariant
}

function subscribeToAccount(listener: () => void) {
  document.addEventListener(authorizedEvent, listener)
  return () => document.removeEventListener(authorizedEvent, listener)
}

/** The events the person has joined, loaded once for all buttons of the window. */
const joins = {
  ids: new Set<number>(),
  isRequested: false,
  listeners: new Set<() => void>(),
  notifyListeners() {
    for (const listener of this.listeners) listener()
  },
}

async function loadJoins() {
  if (joins.isRequested) return
  joins.isRequested = true
  try {
    joins.ids = new Set(await (await import('../queries')).eventsJoined())
    joins.notifyListeners()
  } catch {
    // The button stays enabled after a failure: joining again changes nothing.
    joins.isRequested = false
  }
}

function subscribeToJoins(listener: () => void) {
  joins.listeners.add(listener)
  void loadJoins()
  return () => joins.listeners.delete(listener)
}

const nothing = () => () => {}

/**
 * Joins an event, once: the button is disabled afterwards. Visitors get the login dialog (spec part 2
 * sections 2 and 4).
 */
export function JoinButton({
  eventId,
  name,
  loginHref,
  texts,
  variant = 'primary',
}: JoinButtonProps) {
  const signedIn = useSyncExternalStore(subscribeToAccount, isSignedIn, () => false)
  const joined = useSyncExternalStore(
    signedIn ? subscribeToJoins : nothing,
    () => signedIn && joins.ids.has(eventId),
    () => false,
  )
  const [sending, setSending] = useState(false)
  const of = <VisuallyHidden>: {name}</VisuallyHidden>

  if (!signedIn) {
    const open = (event: MouseEvent) => {
      event.preventDefault()
      askForAccount('login', { stay: true })
    }
    return (
      <ButtonLink href={loginHref} data-with-script onClick={open} variant={variant}>
        {texts.join}
        {of}
      </ButtonLink>
    )
  }
  const join = async () => {
    setSending(true)
    try {
      await (await import('../queries')).joinEvent(eventId)
      joins.ids.add(eventId)
      joins.notifyListeners()
      notify(texts.done)
    } catch (error) {
      if (isCode(error, 'unauthenticated')) forgetSignedIn()
      notify(isCode(error, 'conflict') ? texts.over : texts.failed, 'error')
    }
    setSending(false)
  }
  return (
    <Button variant={variant} disabled={joined || sending} onClick={() => void join()}>
      {joined && <Icon name="check" />}
      {joined ? texts.joined : texts.join}
      {of}
    </Button>
  )
}

function isCode(error: unknown, code: Problem['code']): boolean {
  return error instanceof Problem && error.code === code
}

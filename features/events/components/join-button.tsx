'use client'

import { Button, type ButtonVariant } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { notify } from '@/components/snackbar/messages'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Problem } from '@/lib/api/problem'
import { authorizedEvent, requestLogin } from '@/lib/auth/account-request'
import { forgetSignedIn, isSignedIn } from '@/lib/auth/signed-in'
import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import type { OwnPlaces } from '../queries'

/** The texts of the button before and after joining, and of the messages. */
export type JoinTexts = Record<
  'join' | 'joined' | 'done' | 'failed' | 'over' | 'joinWaiting' | 'waiting' | 'queued',
  string
>

interface JoinButtonProps {
  eventId: number
  /** The name of the event, for screen readers. */
  name: string
  /** The login page, which returns here: the target of the button without script. */
  loginHref: string
  texts: JoinTexts
  /** Whether the portal keeps places and waiting lists. */
  keepsPlaces: boolean
  variant?: ButtonVariant
}

function subscribeToAccount(listener: () => void) {
  document.addEventListener(authorizedEvent, listener)
  return () => document.removeEventListener(authorizedEvent, listener)
}

const none: OwnPlaces = { joined: new Set(), waiting: new Set(), full: new Set() }

/** The events of the person, loaded once for all buttons of the window. */
const joins = {
  places: none,
  isRequested: false,
  listeners: new Set<() => void>(),
  notifyListeners() {
    for (const listener of this.listeners) listener()
  },
}

async function loadJoins(keepsPlaces: boolean) {
  if (joins.isRequested) return
  joins.isRequested = true
  try {
    joins.places = await (await import('../queries')).ownPlaces(keepsPlaces)
    joins.notifyListeners()
  } catch {
    // The button stays enabled after a failure: joining again changes nothing.
    joins.isRequested = false
  }
}

const subscribeToJoins = (keepsPlaces: boolean) => (listener: () => void) => {
  joins.listeners.add(listener)
  void loadJoins(keepsPlaces)
  return () => joins.listeners.delete(listener)
}

const subscriptions = { kept: subscribeToJoins(true), unknown: subscribeToJoins(false) }

const nothing = () => () => {}

/** Joins an event and answers the events of the person then. */
async function joined(eventId: number, keepsPlaces: boolean): Promise<OwnPlaces> {
  const queries = await import('../queries')
  await queries.joinEvent(eventId)
  if (keepsPlaces) return queries.ownPlaces(true)
  return { ...joins.places, joined: new Set([...joins.places.joined, eventId]) }
}

/**
 * Joins an event, or its waiting list where it is full, once: the button is disabled afterwards.
 * Visitors get the login dialog (spec part 2 sections 2 and 4).
 */
export function JoinButton({
  eventId,
  name,
  loginHref,
  texts,
  keepsPlaces,
  variant = 'primary',
}: JoinButtonProps) {
  const signedIn = useSyncExternalStore(subscribeToAccount, isSignedIn, () => false)
  const places = useSyncExternalStore(
    signedIn ? subscriptions[keepsPlaces ? 'kept' : 'unknown'] : nothing,
    () => (signedIn ? joins.places : none),
    () => none,
  )
  const isJoined = places.joined.has(eventId)
  const isWaiting = places.waiting.has(eventId)
  const [sending, setSending] = useState(false)
  const of = <VisuallyHidden>: {name}</VisuallyHidden>

  if (!signedIn) {
    const open = (event: MouseEvent) => {
      event.preventDefault()
      requestLogin()
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
      joins.places = await joined(eventId, keepsPlaces)
      joins.notifyListeners()
      notify(joins.places.waiting.has(eventId) ? texts.queued : texts.done)
    } catch (error) {
      if (isCode(error, 'unauthenticated')) forgetSignedIn()
      notify(isCode(error, 'conflict') ? texts.over : texts.failed, 'error')
    }
    setSending(false)
  }
  return (
    <Button
      variant={variant}
      disabled={isJoined || isWaiting || sending}
      onClick={() => void join()}
    >
      {isJoined && <Icon name="check" />}
      {isWaiting && <Icon name="clock" />}
      {texts[nameOf(places, eventId)]}
      {of}
    </Button>
  )
}

function nameOf({ joined, waiting, full }: OwnPlaces, id: number): keyof JoinTexts {
  if (joined.has(id)) return 'joined'
  if (waiting.has(id)) return 'waiting'
  return full.has(id) ? 'joinWaiting' : 'join'
}

function isCode(error: unknown, code: Problem['code']): boolean {
  return error instanceof Problem && error.code === code
}

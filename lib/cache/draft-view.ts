import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { servedOverHttps } from '../settings/https'
import { bypassCookie, draftCookie } from './draft-cookie'

/** A record whose draft is shown in place of what is published. */
export interface DraftName {
  kind: string
  id: string
}

const seconds = 3600

/** Whether what is rendered is for a browser that views a draft: it is kept nowhere. */
export async function isDraftView(): Promise<boolean> {
  return (await draftMode()).isEnabled
}

/** The record whose draft this browser asks to see; whether it may is for others to say. */
export async function draftInView(): Promise<DraftName | null> {
  if (!(await isDraftView())) return null
  const [kind, id] = (await cookies()).get(draftCookie)?.value.split('/') ?? []
  return kind && id ? { kind, id } : null
}

/** From now on, for an hour, this browser is shown a draft on the portal's pages. */
export async function viewDraft({ kind, id }: DraftName): Promise<void> {
  const jar = await cookies()
  const mode = await draftMode()
  mode.enable()
  const bypass = jar.get(bypassCookie)?.value ?? ''
  const carried = {
    httpOnly: true,
    secure: servedOverHttps(),
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
  } as const
  // Next's own has SameSite=None, and is refused by browsers where there is no https.
  jar.set(bypassCookie, bypass, carried)
  jar.set(draftCookie, `${kind}/${id}`, carried)
}

/** This browser is shown what everybody sees. */
export async function leaveDraft(): Promise<void> {
  const mode = await draftMode()
  mode.disable()
  const jar = await cookies()
  jar.delete(bypassCookie)
  jar.delete(draftCookie)
}

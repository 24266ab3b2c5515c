import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { servedOverHttps } from '../settings/https'
import { bypassCookie, draftCookie } from './draft-cookie'

/** A record whose draft is shown instead of the published version. */
export interface DraftName {
  kind: string
  id: string
}

const seconds = 3600

/** Whether the page is rendered for a browser that views a draft; such a page is not cached. */
export async function isDraftView(): Promise<boolean> {
  return (await draftMode()).isEnabled
}

/** The record whose draft this browser requests. Does not check access. */
export async function draftInView(): Promise<DraftName | null> {
  if (!(await isDraftView())) return null
  const [kind, id] = (await cookies()).get(draftCookie)?.value.split('/') ?? []
  return kind && id ? { kind, id } : null
}

/** Shows this browser a draft on the portal's pages for an hour. */
export async function viewDraft({ kind, id }: DraftName): Promise<void> {
  const jar = await cookies()
  const mode = await draftMode()
  mode.enable()
  const bypass = jar.get(bypassCookie)?.value ?? ''
  const attributes = {
    httpOnly: true,
    secure: servedOverHttps(),
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
  } as const
  // Next's own cookie has SameSite=None, which browsers refuse without https.
  jar.set(bypassCookie, bypass, attributes)
  jar.set(draftCookie, `${kind}/${id}`, attributes)
}

/** Shows this browser the published pages again. */
export async function closeDraft(): Promise<void> {
  const mode = await draftMode()
  mode.disable()
  const jar = await cookies()
  jar.delete(bypassCookie)
  jar.delete(draftCookie)
}

import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { servedOverHttps } from '../settings/https'
import { bypassCookie, draftCookie } from './draft-cookie'

/** A record whose draft, or a version of it, is shown instead of what is published. */
export interface DraftName {
  kind: string
  id: string
  version?: number | undefined
}

const seconds = 3600

/** Whether the page is rendered for a browser that views a draft; such a page is not cached. */
export async function isDraftView(): Promise<boolean> {
  return (await draftMode()).isEnabled
}

/** The record whose draft this browser requests. Does not check access. */
export async function draftInView(): Promise<DraftName | null> {
  if (!(await isDraftView())) return null
  const [kind, id, version] = (await cookies()).get(draftCookie)?.value.split('/') ?? []
  if (!kind || !id) return null
  return { kind, id, ...(version !== undefined && { version: Number(version) }) }
}

/** Shows this browser a draft on the portal's pages for an hour. */
export async function viewDraft({ kind, id, version }: DraftName): Promise<void> {
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
  const shown = version === undefined ? [kind, id] : [kind, id, version]
  jar.set(draftCookie, shown.join('/'), attributes)
}

/** Shows this browser the published pages again. */
export async function closeDraft(): Promise<void> {
  const mode = await draftMode()
  mode.disable()
  const jar = await cookies()
  jar.delete(bypassCookie)
  jar.delete(draftCookie)
}

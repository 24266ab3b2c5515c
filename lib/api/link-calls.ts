import { locales, type Locale } from '@/lib/i18n/locale'
import { z } from 'zod'
import { assumeType } from './assume-type'
import { call } from './call'
import { endpointAddress, type Endpoint, type InputOf, type OutputOf } from './endpoint'
import { whenNotFound } from './fallback'
import { addressId } from './params'

/** The portal’s signature in a link. */
export const signature = z.string().regex(/^[\w-]{43}$/)

/** The parameters of a link in a mail: what it is about, and the portal’s signature. */
export const signedLink = z.object({ id: addressId, signature })

export type SignedLink = z.output<typeof signedLink>

/** The parameters of a link in a mail to a person, and the portal’s signature. */
export const personalLink = z.object({ person: addressId, signature })

/** What the page of a link in a mail reads: without a login, and never cached. */
export const readByLink = {
  method: 'GET',
  access: 'public',
  personal: true,
  errors: ['not_found'],
} as const

/** The way from an address that changes something in one click to the page of its link. */
export const pageOfLink = { ...readByLink, response: z.object({ page: z.string() }) } as const

/** What a link in a mail changes: without a login. */
export const changeByLink = {
  method: 'POST',
  access: 'public',
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
} as const

/**
 * The same by a form, or in one click of a mail program (RFC 8058): a form without scripts returns to
 * the page in the language `back`.
 */
export const formByLink = {
  ...changeByLink,
  query: z.object({ back: z.enum(locales).optional() }),
} as const

/** The address of a change by a link; with a language that of a form, which returns to the page. */
export function changeAddress(change: Endpoint, link: object, back?: Locale): string {
  return `/api/${endpointAddress(change, { params: link, query: { back } })}`
}

/** A call that a link opens. */
export type LinkRead = Endpoint & { readonly params: z.ZodObject }

/** The parameters of a valid link, and what the portal answers to it. */
export interface LinkAnswer<Read extends LinkRead> {
  link: z.output<Read['params']>
  found: OutputOf<Read>
}

/**
 * What the portal answers to a link, whose parameters are among the segments of an address; null for one
 * that was cut, which calls nothing, for one that the portal did not sign, and for what is gone.
 */
export async function answerToLink<Read extends LinkRead>(
  read: Read,
  segments: object,
): Promise<LinkAnswer<Read> | null> {
  const parsed = read.params.safeParse(segments)
  if (!parsed.success) return null
  const input: InputOf<LinkRead> = { params: parsed.data }
  const found = await whenNotFound(call<LinkRead>(read, input), () => null)
  return found === null ? null : assumeType<LinkAnswer<Read>>({ link: parsed.data, found })
}

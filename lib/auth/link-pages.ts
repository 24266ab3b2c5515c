import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import type { Executor } from '@/lib/db/database'
import { signingKey } from '@/lib/db/signing-keys'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { isSignatureOf, signatureOf } from './signature'

/** Whom or what a link is for: a record, and the address that it is sent to. */
export interface LinkHolder {
  id: number
  email: string
}

/**
 * Links of mails that need no login. The portal signs the record together with the address, so that
 * nobody can guess one, and links that were sent to an earlier address are invalid. Each purpose has
 * its own key: a signature for one is invalid for all others. `pathOf` is the path of their page, without
 * language.
 */
export function signedLinks(purpose: string, pathOf: (id: number, signature: string) => string) {
  const signed = ({ id, email }: LinkHolder) => `${purpose} ${id} ${email.toLowerCase()}`
  const signature = async (db: Executor, holder: LinkHolder) =>
    signatureOf(signed(holder), await signingKey(db, purpose))
  return {
    signature,
    /** Whether the portal signed the link for this record and address, in constant time. */
    isValid: async (db: Executor, holder: LinkHolder, given: string) =>
      isSignatureOf(signed(holder), given, await signingKey(db, purpose)),
    pathOf,
    /** The path of the page for a holder, without language. */
    pathFor: async (db: Executor, holder: LinkHolder) =>
      pathOf(holder.id, await signature(db, holder)),
  }
}

interface Kind<Name extends string, Found> {
  links: ReturnType<typeof signedLinks>
  /** The parameter of the calls that says what a link is about. */
  about: Name
  /** What a link is about; undefined for what is gone, or has no use for its link any more. */
  find: (db: Executor, id: number) => Promise<Found | undefined>
  /** The address that the link is sent to; none once the person is erased. */
  addressOf: (found: Found) => string | null
}

/** The page of signed links, and the calls of its forms: the same for whatever they are about. */
export function linkPage<Name extends string, Found extends object>(kind: Kind<Name, Found>) {
  type Link = Readonly<Record<Name, number>> & { readonly signature: string }
  const { links, find, addressOf } = kind
  const idIn = (link: Readonly<Record<Name, number>>): number => link[kind.about]
  const pathOf = (link: Link) => links.pathOf(idIn(link), link.signature)
  return {
    /** What a link is about. Throws `not_found` where the portal did not sign it for this address. */
    recordOf: async (db: Executor, link: Link): Promise<Found> => {
      const id = idIn(link)
      const found = await find(db, id)
      const email = found && addressOf(found)
      if (!found || !email || !(await links.isValid(db, { id, email }, link.signature))) {
        throw new Problem('not_found')
      }
      return found
    },
    /**
     * The handler of a change by a link: a form without scripts is then sent back (303) to the page in
     * the language that it names, or to `next` where the change takes the page away.
     */
    change:
      <Input extends { params: Link; query: { back?: Locale | undefined } }>(
        work: (input: Input, context: CallContext) => Promise<unknown>,
        next?: string,
      ) =>
      async (input: Input, context: CallContext) => {
        await work(input, context)
        const { back } = input.query
        if (back) redirect(context, localePath(back, next ?? pathOf(input.params)))
        return 'Success' as const
      },
    /**
     * The handler that leads to the page of a link in the caller’s language (303): mail programs open
     * the address by which they unsubscribe in one click, too, and opening it changes nothing.
     */
    toPage: ({ params }: { params: Link }, context: CallContext) => {
      const page = localePath(context.locale, pathOf(params))
      redirect(context, page)
      return Promise.resolve({ page })
    },
  }
}

function redirect({ reply }: CallContext, path: string): void {
  reply.status = 303
  reply.headers.set('location', path)
}

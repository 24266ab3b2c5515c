import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Executor, Transaction } from '@/lib/db/database'
import type { HourlyWork, JobKind } from '@/lib/jobs/job'
import type { MailTopic } from '@/lib/mail/mail-topic'
import type { ListedPage } from '@/lib/seo/sitemap'
import type { z } from 'zod'
import type { Endpoint, ParsedOf } from './endpoint'
import type { CallContext, Route } from './route'
import type { AnyStance, Stance } from './upstream/adapter'

/** The names under which a contract declares calls. */
type CallName<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never
}[keyof Contract]

type Params<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined

type Handle<E extends Endpoint> = (
  input: ParsedOf<E>,
  context: CallContext,
) => Promise<z.input<E['response']>>

/** How a call is answered that is refused by the record of its path, before the body is read. */
interface Guarded<E extends Endpoint> {
  /** Throws where the record is not for the caller. */
  admit: (params: Params<E>, actor: Actor) => unknown
  handle: Handle<E>
}

/** How a call is answered; one with files must name by whose record its path may be. */
type Handler<E extends Endpoint> = E extends { params: object }
  ? E extends { files: object }
    ? Guarded<E>
    : Handle<E> | Guarded<E>
  : Handle<E>

/** What answers each call of a contract. */
export type Handlers<Contract> = {
  readonly [Name in CallName<Contract>]: Contract[Name] extends Endpoint
    ? Handler<Contract[Name]>
    : never
}

/** What a provider has of each call of a contract. */
export type Stances<Contract> = {
  readonly [Name in CallName<Contract>]: Contract[Name] extends Endpoint
    ? Stance<Contract[Name]>
    : never
}

/** A call with what answers it here, and what an existing provider has of it. */
export interface Call extends Route {
  stance: AnyStance
}

/** The owner of an account. */
export interface Person {
  id: number
  /** Null while nobody has confirmed the address of the account. */
  email: string | null
}

/** What a feature stores of people, each entry under its name in the export of a person's data. */
export interface PersonalRecords {
  exported: Readonly<Record<string, (db: Executor, person: Person) => Promise<unknown>>>
  /** Takes the person out, in the transaction that closes the account. */
  erase?: (tx: Transaction, person: Person) => Promise<unknown>
}

type Listed = readonly ListedPage[] | Promise<readonly ListedPage[]>

/** What a feature is made of, for what is done with all features. */
export interface Feature {
  name: string
  calls: readonly Call[]
  /** Kinds of its background jobs. */
  jobs?: readonly JobKind[]
  /** What every instance does for it each hour, called with the database: what takes a date is wrapped. */
  hourly?: readonly HourlyWork[]
  /** The recurring mails that people choose on their page of all mails. */
  mails?: MailTopic
  /** What it stores of a person besides the account and the company. */
  personal?: PersonalRecords
  /**
   * Imports the function that lists its pages in the site map, which gets the pages of the menus, since
   * some of those have views of their own. Imported late: queries know the interface.
   */
  siteMap?: () => Promise<(menuPages: readonly ListedPage[]) => Listed>
  /** The same for so many pages that they fill parts of the site map of their own. */
  siteMapParts?: () => Promise<{
    names: () => Promise<readonly (string | number)[]>
    /** The pages of a part; null where it is none of these. */
    pagesOf: (part: string) => Promise<readonly ListedPage[] | null>
  }>
}

/**
 * Joins the calls of a contract to their handlers, and to what an existing provider has of them: of all
 * of them the same or nothing, or of each what is written down. None can be left out.
 */
export function calls<const Contract extends object>(
  contract: Contract,
  stances: 'absent' | 'same' | Stances<Contract>,
  handlers: Handlers<Contract>,
): readonly Call[] {
  const declared: object = contract
  const answers = Object.entries<Route['handle'] | Omit<Route, 'endpoint'>>(handlers)
  return answers.map(([name, handler]) => ({
    ...(typeof handler === 'function' ? { handle: handler } : handler),
    endpoint: Reflect.get(declared, name),
    stance: stanceOf(stances, name),
  }))
}

function stanceOf(stances: 'absent' | 'same' | object, name: string): AnyStance {
  return typeof stances === 'string' ? stances : Reflect.get(stances, name)
}

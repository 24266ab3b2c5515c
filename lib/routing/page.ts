/** One row of the table of addresses: what the portal knows of one page. */
export interface Page {
  /**
   * The address without language prefix. `:id(number)` is a segment that varies, of a kind named in
   * `segments.ts`; `:rest*` is any number of further segments. Arabic has the same path under `/ar`.
   */
  path: string
  /** The folder under `app/[locale]` (its group left out), where it is not the path itself. */
  folder?: string
  /** Query keys that filter or sort a list. A page with this column is a list, and also reads `page`. */
  filters?: readonly string[]
  /** The values of `tab` that have a page of their own; the first view has none. */
  tabs?: Tabs
  /** Other query keys that the page reads. */
  query?: readonly string[]
  access: Access
  caching: Caching
  /** Other addresses, in any case, that redirect here (308); with the query of the view they mean. */
  aliases?: readonly (string | readonly [address: string, query: string])[]
  /** Whether search engines are told of it. */
  inSiteMap: boolean
  /** The number of the menu entry that a provider gives no address for. */
  menuEntry?: number
  /** Whether a menu entry with the last segment as its `url`, and no page id, means this page. */
  namedByUrl?: boolean
}

/**
 * Who may open a page: everybody; anyone who has the link or wants to log in, whose address may hold
 * a token (`account`); members, who are asked to log in; staff, who alone know that it exists.
 */
type Access = 'public' | 'account' | 'member' | 'staff'

/** Whether a page is kept in the page store, or rendered for each request with a nonce policy. */
type Caching = 'stored' | 'request'

interface Tabs {
  values: readonly string[]
  /** The value that is shown without one, as a segment of the folder. */
  first?: string
  /** Whether the tabs have pages of their own: `/:tab/:page`. */
  paged: boolean
}

/**
 * Pages of a person and of staff, and the registration of a company (page 170): what stands in
 * their addresses and fields is nobody else's business (RELIABILITY.md 2.3).
 */
const personal =
  /^\/(?:auth|login|newsletter|profile|edit-profile|add-[a-z]+|my-[a-z]+|admin|api|pages\/170)(?:[/-]|$)/i

/** Whether the tag manager may run on a page, with consent. The path may carry a language. */
export function mayLoadTags(pathname: string): boolean {
  return !personal.test(pathname.replace(/^\/(?:ar|en)(?=\/|$)/, ''))
}

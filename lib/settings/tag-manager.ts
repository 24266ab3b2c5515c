/** The tag manager's container; null without one, and then no page loads anything of others. */
export function tagManagerId(): string | null {
  return process.env.GTM_ID || null
}

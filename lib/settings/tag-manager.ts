/** The tag manager's container; null without one, and then no page loads third-party resources. */
export function tagManagerId(): string | null {
  return process.env.GTM_ID || null
}

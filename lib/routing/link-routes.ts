/** The pages of links in mails, which need no login. */
export const linkRoutes = {
  /** The page that ends the reminders of tasks. */
  planReminders: (person: number, signature: string) => `/plan-reminders/${person}/${signature}`,
  /** The page that ends request alerts. */
  requestAlerts: (person: number, signature: string) => `/request-alerts/${person}/${signature}`,
  /** The page that subscribes or unsubscribes. */
  newsletter: (person: number, signature: string) => `/newsletter/${person}/${signature}`,
  /** The page of what a person follows. */
  followLink: (follower: number, signature: string) => `/follows/${follower}/${signature}`,
  /** The page that asks what came of an introduction, an answer or an event. */
  outcome: (id: number, signature: string) => `/outcomes/${id}/${signature}`,
  /** The page that asks whether what was done works. */
  barrierEffect: (id: number, signature: string) => `/barrier-effects/${id}/${signature}`,
  /** The page that asks a body to do something. */
  barrierTask: (id: number, signature: string) => `/barrier-tasks/${id}/${signature}`,
  /** The page of a request on the board for its buyer. */
  ownBuyingRequest: (id: number, signature: string) => `/buying-requests/${id}/${signature}`,
  /** The page of a request for a quotation. */
  quotationRequest: (id: number, signature: string) => `/quotation-requests/${id}/${signature}`,
} as const

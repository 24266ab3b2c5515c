import type { MailTopicName } from '../db/codes/mail-topics.ts'

/** The pages of links in mails, which need no login. */
export const linkRoutes = {
  /** The page of the mails that a person gets, by the link of one. */
  mails: (topic: MailTopicName, id: number, signature: string) =>
    `/mails/${topic}/${id}/${signature}`,
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

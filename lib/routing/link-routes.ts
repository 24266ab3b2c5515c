/** The pages of links in mails, which need no login, and the targets of their forms. */
export const linkRoutes = {
  /** The page that ends the reminders of tasks, and the target of its form. */
  planReminders: (person: number, signature: string) => `/plan-reminders/${person}/${signature}`,
  planRemindersChange: (person: number, signature: string, verb: 'unsubscribe') =>
    `/api/plan-reminders/${person}/${signature}/${verb}`,
  /** The page that ends request alerts, and the target of its form. */
  requestAlerts: (person: number, signature: string) => `/request-alerts/${person}/${signature}`,
  requestAlertsChange: (person: number, signature: string, verb: 'unsubscribe') =>
    `/api/request-alerts/${person}/${signature}/${verb}`,
  /** The page of the link in a mail that subscribes or unsubscribes, without a login. */
  newsletter: (person: number, signature: string) => `/newsletter/${person}/${signature}`,
  /** The target of its form, and of a mail program in one click (RFC 8058). */
  newsletterChange: (person: number, signature: string, verb: 'subscribe' | 'unsubscribe') =>
    `/api/newsletter/${person}/${signature}/${verb}`,
  /** The page of the link in a mail that asks what came of an introduction, an answer or an event. */
  outcome: (id: number, signature: string) => `/outcomes/${id}/${signature}`,
  /** The target of its forms, and of a mail program in one click (RFC 8058). */
  outcomeChange: (id: number, signature: string, verb: 'answer' | 'stop') =>
    `/api/outcomes/${id}/${signature}/${verb}`,
  /** The page of the link in a mail that asks whether what was done works, and the target of its form. */
  barrierEffect: (id: number, signature: string) => `/barrier-effects/${id}/${signature}`,
  barrierEffectChange: (id: number, signature: string, verb: 'answer') =>
    `/api/barrier-effects/${id}/${signature}/${verb}`,
  /** The page of the link in a mail that asks a body to do something, and the target of its form. */
  barrierTask: (id: number, signature: string) => `/barrier-tasks/${id}/${signature}`,
  barrierTaskChange: (id: number, signature: string, verb: 'answer') =>
    `/api/barrier-tasks/${id}/${signature}/${verb}`,
} as const

/**
 * Who may read a document: everybody, logged-in people, premium members, or the person who uploaded
 * it (with their company, and the officers and admins who review it).
 */
export const audiences = ['open', 'user', 'vip', 'owner'] as const

export type Audience = (typeof audiences)[number]

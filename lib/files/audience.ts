/**
 * Who may read a document: everybody, logged-in people, premium members, the person who uploaded it
 * (with their company, and the officers and admins who review it), or the two sides of a
 * conversation, whose pages have signed addresses of it.
 */
export const audiences = ['open', 'user', 'vip', 'owner', 'sides'] as const

export type Audience = (typeof audiences)[number]

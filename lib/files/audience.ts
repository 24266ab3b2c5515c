/**
 * Who may read a document: everybody, who is logged in, premium members, or who uploaded it (with
 * their company, and the officers and admins who judge it).
 */
export const audiences = ['open', 'user', 'vip', 'owner'] as const

export type Audience = (typeof audiences)[number]

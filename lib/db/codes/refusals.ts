/** Why a request counts as refused traffic: too many, not allowed or malformed, a failed login. */
export const refusalKinds = ['limited', 'refused', 'login'] as const

export type RefusalKind = (typeof refusalKinds)[number]

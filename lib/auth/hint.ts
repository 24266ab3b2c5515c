/** A readable cookie that says somebody is signed in, nothing else: the first paint looks at it. */
export const signedInHint = 'signed_in'

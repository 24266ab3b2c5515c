/** A readable cookie that only says somebody is signed in, for the first paint. */
export const signedInHint = 'signed_in'

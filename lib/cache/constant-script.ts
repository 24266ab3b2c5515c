/**
 * The only inline script of the shared layout. It runs before the first paint and reads from a cookie
 * whether the visitor is signed in, so that the header has the right shape at once. It never
 * changes, so dynamic pages allow it by its hash.
 */
export const constantScript =
  "document.documentElement.dataset.signedIn=/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)?'yes':'no'"

/** Next's cookie of draft mode: pages are rendered for this browser alone. */
export const bypassCookie = '__prerender_bypass'

/** Names the record whose draft this browser is shown, where staff are logged in. */
export const draftCookie = 'draft'

/** The policy of answers that are no pages: whatever they hold, it runs nothing and loads nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policy of answers that have none of their own, as files and redirects: nobody frames them. */
export const unframedPolicy = "frame-ancestors 'none'"

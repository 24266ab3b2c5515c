/** The policy of responses that are not pages: their content may neither run nor load anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policy of responses without one of their own, such as files and redirects: no site may frame them. */
export const unframedPolicy = "frame-ancestors 'none'"

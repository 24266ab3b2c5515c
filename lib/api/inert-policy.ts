/** The policy of responses that are not pages: their content may neither run nor load anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policy of responses without one of their own, such as files and redirects: no site may frame them. */
export const unframedPolicy = "frame-ancestors 'none'"

/** The policy of a card that any site may frame: text, styles, and links that open a tab of their own. */
export const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

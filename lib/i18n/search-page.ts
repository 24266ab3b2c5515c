/** Whether a path is the search page, which is rendered for each request. It may carry `/ar`. */
export function isSearchPage(path: string): boolean {
  return /^(?:\/ar)?\/search(?:\/|$)/.test(path)
}

/** The page where a search is judged. */
export const judgeAddress = (query: string) =>
  `/synonyms/judge?${new URLSearchParams({ q: query })}`

/** Items a page (spec part 1 section 2.4). */
export const newsPageSize = 9

/** Items on the home page: the last eight (spec part 1 section 2.3). */
export const homeNewsCount = 8

const excerptLength = 100

/** The first 100 characters of an HTML body as text, with an ellipsis when something was cut. */
export function newsExcerpt(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(text)
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('').trimEnd()}…`
    : text
}

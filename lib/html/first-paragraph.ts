/** The first paragraph of sanitised HTML, for cards; a text without paragraphs as it is. */
export function firstParagraph(html: string): string {
  return /<p(?:\s[^>]*)?>(?!\s*<\/p>)[\s\S]*?<\/p>/.exec(html)?.[0] ?? html
}

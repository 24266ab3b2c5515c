import { assumeType } from '@/lib/api/assume-type'
import { describe, expect, it } from 'vitest'
import { cleanPasted, pictureIn } from './pasted-html'

const picture = new File(['x'], 'harvest.png', { type: 'image/png' })
const clipboard = (html: string, files: File[]) => {
  const data = { files, getData: (kind: string) => (kind === 'text/html' ? html : '') }
  return assumeType<DataTransfer>(data)
}

describe('a pasted text', () => {
  it('of Word has its headings, below the title of the page', () => {
    const html = `<p class=MsoTitle>Guide</p><h1>Export</h1>
      <p class=MsoNormal style='mso-outline-level:2'>Papers</p><p class=MsoNormal>Text<o:p></o:p></p>`
    expect(cleanPasted(html).replaceAll(/\s*\n\s*/g, '')).toBe(
      '<h2>Guide</h2><h2>Export</h2><h3>Papers</h3><p class="MsoNormal">Text</p>',
    )
  })

  it('keeps headings that begin below the title', () => {
    expect(cleanPasted('<h2>Export</h2><h3>Papers</h3>')).toBe('<h2>Export</h2><h3>Papers</h3>')
  })

  it('has no broken pictures, and keeps those of the portal', () => {
    const own = '<img src="/media/0/640.webp" alt="Port">'
    const html = `<p><img src="file:///C:/tmp/image001.png"><img src="https://a.example/b.png">${own}</p>`
    expect(cleanPasted(html)).toBe(`<p>${own}</p>`)
    expect(cleanPasted('<p>A<v:shape><v:imagedata src="x"></v:imagedata></v:shape></p>')).toBe(
      '<p>A</p>',
    )
  })

  it('of Word has its lists, without their markers', () => {
    const item = (marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>${marker}</span>${text}</p>`
    expect(cleanPasted(item('·', 'Oil') + item('·', 'Dates') + item('1.', 'First'))).toBe(
      '<ul><li>Oil</li><li>Dates</li></ul><ol><li>First</li></ol>',
    )
  })

  it('of Word in Arabic keeps its direction', () => {
    const html = '<p class=MsoTitle dir=rtl lang=ar>دليل التصدير</p>'
    expect(cleanPasted(html)).toBe('<h2 lang="ar" dir="rtl">دليل التصدير</h2>')
  })
})

describe('a pasted picture', () => {
  it('is one by itself, copied from a file or a page', () => {
    expect(pictureIn(clipboard('', [picture]))).toBe(picture)
    expect(pictureIn(clipboard('<img src="https://a.example/b.png">', [picture]))).toBe(picture)
  })

  it('is not the image that Word adds to its text, nor another file', () => {
    expect(pictureIn(clipboard('<p>Text</p>', [picture]))).toBeNull()
    expect(
      pictureIn(clipboard('', [new File(['x'], 'a.svg', { type: 'image/svg+xml' })])),
    ).toBeNull()
    expect(pictureIn(null)).toBeNull()
  })
})

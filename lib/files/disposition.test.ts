import { describe, expect, it } from 'vitest'
import { cleanFileName, contentDisposition, nameOfType } from './disposition'

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\شهادة.pdf', 'شهادة.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['.htaccess', 'htaccess'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['a\0b.pdf', 'a b.pdf'],
    ['evil\u202efdp.exe', 'evil fdp.exe'],
    ['a"b;c.pdf', 'a b;c.pdf'],
    ['/', ''],
    ['', ''],
  ])('is made harmless: %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  it('has at most 150 characters and keeps its extension', () => {
    const name = cleanFileName(`${'ش'.repeat(300)}.pdf`)
    expect(Array.from(name)).toHaveLength(150)
    expect(name.endsWith('ش.pdf')).toBe(true)
  })
})

describe('the extension of a name', () => {
  it.each([
    ['guide.pdf', 'guide.pdf'],
    ['GUIDE.PDF', 'GUIDE.PDF'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['شهادة المنشأ', 'شهادة المنشأ.pdf'],
    ['contract 12.2026', 'contract 12.2026.pdf'],
    ['pdf', 'pdf.pdf'],
  ])('is that of the file type: %j', (given, named) => {
    expect(nameOfType(given, 'application/pdf')).toBe(named)
  })

  it('counts towards the 150 characters of a name', () => {
    const name = nameOfType(`${'ش'.repeat(146)}.exe`, 'application/pdf')
    expect(Array.from(name)).toHaveLength(150)
    expect(name.endsWith('ش.pdf')).toBe(true)
  })
})

describe('the disposition of a file', () => {
  it('names it in ASCII and in UTF-8', () => {
    expect(contentDisposition('attachment', 'guide (new).pdf')).toBe(
      `attachment; filename="guide (new).pdf"; filename*=UTF-8''guide%20%28new%29.pdf`,
    )
  })

  it('names it in Arabic', () => {
    const header = contentDisposition('inline', 'دليل.pdf')
    expect(header).toBe(`inline; filename="_.pdf"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84.pdf`)
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('دليل.pdf')
  })

  it('never lets a file name inject a header', () => {
    const header = contentDisposition('attachment', 'a"; filename=b.exe\r\nX: y')
    expect(header).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[^\s"';]*$/)
  })

  it('has no file name for a file without a name', () => {
    expect(contentDisposition('attachment', '\u202e')).toBe('attachment')
  })
})

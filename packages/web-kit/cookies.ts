/** One value of a cookie text such as document.cookie. */
export function readCookie(text: string, name: string) {
  const pair = text.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair === undefined ? undefined : decoded(pair.slice(name.length + 1))
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // written by other code, and not escaped
  }
}

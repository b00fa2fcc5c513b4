/** The first `max` characters, counted as the server counts them, without half an emoji at the end; 0 cuts nothing. */
export function cutText(text: string, max: number) {
  if (max <= 0 || text.length <= max) return text
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

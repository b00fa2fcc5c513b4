const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** The figures of a business number, however they were typed apart. */
export const businessDigits = (text: string) => text.replaceAll(/\D/g, '')

/** Whether ten figures can be a Korean business number: the last one proves the nine before it. */
export function isBusinessNumber(text: string): boolean {
  const digits = [...businessDigits(text)].map(Number)
  if (digits.length !== 10) return false
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  const tens = Math.floor(((digits[8] ?? 0) * 5) / 10)
  return (10 - ((sum + tens) % 10)) % 10 === digits[9]
}

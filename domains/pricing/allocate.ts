/**
 * Spreads a whole over weights in integers: each gets its share rounded down, and what is left goes, one by one, to those
 * who lost most by rounding. The sum is exact, and as the whole is never more than the weights together, no share is more
 * than its weight.
 */
export function allocate(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (whole > sum) throw new Error('more is to be spread than there is room for')
  if (whole === 0) return weights.map(() => 0)
  // BigInt: an amount times an amount leaves the safe integers.
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const losers = exact
    .map((product, at) => ({ at, loss: product % BigInt(sum) }))
    .sort((a, b) => (a.loss === b.loss ? a.at - b.at : Number(b.loss - a.loss)))
  for (const { at } of losers.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

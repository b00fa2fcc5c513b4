/** Whether a value nests deeper than this; checked without recursion. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let here: unknown[] = [value]
  for (let level = 0; level <= levels; level += 1) {
    here = here.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (here.length === 0) return false
  }
  return true
}

/** Whether a value contains more than this many values, on all levels together. */
export function isLargerThan(value: unknown, most: number): boolean {
  let here: unknown[] = [value]
  let count = 0
  while (here.length > 0 && count <= most) {
    here = here.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    count += here.length
  }
  return count > most
}

/** Whether a value holds things within things deeper than this; looked at without going down itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let here: unknown[] = [value]
  for (let level = 0; level <= levels; level += 1) {
    here = here.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (here.length === 0) return false
  }
  return true
}

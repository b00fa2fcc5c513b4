import { readdir, readFile } from 'node:fs/promises'

// Linux counts in hundredths of a second.
const msPerTick = 10

type Ticks = { parent: number; own: number; children: number }

/** What a process has used, in milliseconds of one core; those it has started and that ended included. */
export async function cpuOf(pid: number): Promise<number> {
  const { own, children } = await ticksOf(pid)
  return (own + children) * msPerTick
}

/** The same of a process and everything it has started. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const { own, children } = await ticksOf(pid)
  const pids = (await readdir('/proc')).map(Number).filter((each) => each > 0)
  const all = await Promise.all(pids.map((each) => ticksOf(each).catch(() => null)))
  const living = all.filter((each) => each?.parent === pid).reduce((sum, each) => sum + (each?.own ?? 0), 0)
  return (own + children + living) * msPerTick
}

async function ticksOf(pid: number): Promise<Ticks> {
  // The name of a program may hold blanks and brackets: what counts comes after the last one.
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (nth: number) => fields[nth - 3] ?? 0
  return { parent: at(4), own: at(14) + at(15), children: at(16) + at(17) }
}

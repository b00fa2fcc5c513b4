import { readdir, readFile } from 'node:fs/promises'

/** Ticks of the kernel's clock; a hundred a second on every Linux there is. */
const msPerTick = 10

type Process = { pid: number; parent: number; name: string; ms: number }

/** A process as the kernel counts it, with the time of its children that have ended. */
async function readProcess(pid: string): Promise<Process | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? []
  const fields = rest.split(' ')
  if (fields.length < 15) return undefined
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
  return { pid: Number(pid), parent: Number(fields[1]), name, ms: ticks * msPerTick }
}

export type Spent = { shop: number; database: number; bench: number }

/**
 * The time that the processor has spent so far on a shop, on the databases that this program has started, and on this
 * program. Unlike a rate it does not depend on who else uses the machine, nor on what those spend who stand in for the
 * buyers, the provider and the mail server.
 */
export async function spentBy(shop: number | undefined): Promise<Spent> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(pids.map(readProcess))).filter((each) => each !== undefined)
  const isOurs = ({ parent, name }: Process) => parent === process.pid && name.startsWith('postgres')
  const postmasters = new Set(all.filter(isOurs).map(({ pid }) => pid))
  const sum = (some: Process[]) => some.reduce((ms, each) => ms + each.ms, 0)
  const { user, system } = process.cpuUsage()
  return {
    shop: sum(all.filter(({ pid }) => pid === shop)),
    database: sum(all.filter(({ pid, parent }) => postmasters.has(pid) || postmasters.has(parent))),
    bench: (user + system) / 1000,
  }
}

export const spentBetween = (before: Spent, after: Spent): Spent => ({
  shop: after.shop - before.shop,
  database: after.database - before.database,
  bench: after.bench - before.bench,
})

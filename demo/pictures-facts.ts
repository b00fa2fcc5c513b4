import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '@sillage/server-kit/images-keep.ts'
import { z } from 'zod'

/** What would take seconds to find out at the first start: each picture's hash, and what is shown until it comes. */
const Facts = z.record(z.string(), z.object({ hash: z.string(), blur: z.string() }))
type Facts = z.output<typeof Facts>

const fileName = 'facts.json'

export const readFacts = async (folder: string): Promise<Facts> =>
  Facts.parse(JSON.parse(await readFile(join(folder, fileName), 'utf8')))

/** Looks at every picture of a folder; what has not changed since is not looked at again. */
export async function factsOf(folder: string, pictures: Record<string, { width: number }>, known: Facts = {}) {
  const facts: Facts = {}
  for (const [name, { width }] of Object.entries(pictures)) {
    const content = await readFile(join(folder, `${name}-${width}.webp`))
    const hash = hashOf(content)
    const before = known[name]
    facts[name] = before?.hash === hash ? before : { hash, blur: await blurOf(content) }
  }
  return facts
}

/** The library for pictures is loaded only where one has changed, which the shop itself never meets. */
async function blurOf(content: Uint8Array) {
  const look = await import('@sillage/server-kit/images-look.ts')
  return (await look.blurOf(content)) ?? ''
}

/** Brings the facts beside the pictures up to date, one line for each picture. */
export async function writeFacts(folder: string, pictures: Record<string, { width: number }>) {
  const facts = await factsOf(folder, pictures, await readFacts(folder).catch(() => ({})))
  const lines = Object.entries(facts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fact]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fact)}`)
  await writeFile(join(folder, fileName), `{\n${lines.join(',\n')}\n}\n`)
}

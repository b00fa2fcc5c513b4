import { setTimeout as pause } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { socketUrl } from './connection.ts'
import { ensureDatabase } from './first-database.ts'
import { initialise } from './initialise.ts'
import { type Layout, layOut } from './layout.ts'
import { joinPostmaster } from './membership.ts'
import { explainLog, type Launched, launchPostmaster, removeSocketFolder, wasOutrun } from './postmaster.ts'
import { findRunner } from './runner.ts'
import type { Purpose } from './settings.ts'
import { explainFileError, StartFailure } from './start-failure.ts'
import { keepMembership } from './stay.ts'

type Options = {
  /** The folder of the database's files and its log; created if missing. */
  dataDir: string
  purpose?: Purpose
  log?: (line: string) => void
  /** Called when its process is under way: what would keep ours busy may begin. */
  onLaunch?: (() => void) | undefined
  /** The npm package with the binaries, when it is not the one in node_modules. */
  packageFolder?: string
  /** Where a copy of the binaries may go when PostgreSQL's account cannot read the package. */
  cacheFolder?: string
}

/** A running PostgreSQL of our own. */
export type EmbeddedPostgres = {
  /** The address of the database "sillage". */
  url: string
  /** The address of the database "postgres", from which others are made and removed. */
  adminUrl: string
  /** Whether it was already running, left behind by a server that died or started by another process. */
  adopted: boolean
  /** Shuts it down and waits until it is gone; while another process uses it, only leaves it. */
  stop: () => Promise<void>
}

/** Starts the PostgreSQL of a data folder, or takes over the one that runs there; there is never a second one. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new StartFailure('The embedded PostgreSQL does not run on Windows.', { hint: 'Set DATABASE_URL.' })
  }
  try {
    const layout = await layOut(options.dataDir)
    const { membership, adopted } = await startOrJoin(layout, options)
    const stop = keepMembership(layout, membership)
    const adminUrl = socketUrl(membership.socketFolder, 'postgres')
    await ensureDatabase(adminUrl, 'sillage').catch(async (error) => {
      await stop()
      throw error
    })
    return { url: socketUrl(membership.socketFolder, 'sillage'), adminUrl, adopted, stop }
  } catch (error) {
    throw explainFileError(error, options.dataDir)
  }
}

const mostSilentEnds = 5

async function startOrJoin(layout: Layout, options: Options) {
  const { purpose = 'durable', log = () => {}, onLaunch = () => {}, packageFolder, cacheFolder } = options
  const runner = await findRunner(layout.cluster)
  const binaries = await prepareBinaries({ runner, packageFolder, cacheFolder })
  await initialise({ layout, binaries, runner, purpose })
  const deadline = Date.now() + 60_000
  let launched: Launched | undefined
  let silentEnds = 0
  for (;;) {
    const found = await joinPostmaster(layout)
    if (found.state === 'joined') {
      const { membership } = found
      onLaunch()
      const adopted = membership.pid !== launched?.pid
      log(`PostgreSQL ${adopted ? 'was running' : 'started'} as process ${membership.pid}.`)
      return { membership, adopted }
    }
    if (launched?.ended()) {
      const said = await launched.said()
      // Another postmaster was faster and is joined next, or a killed one left files that disappear by themselves. One
      // that ends without a message was stopped while it started.
      const isSilent = said.trim() === ''
      if (isSilent) silentEnds += 1
      const mayTryAgain = isSilent ? silentEnds <= mostSilentEnds : wasOutrun(said)
      if (!mayTryAgain || Date.now() > deadline) {
        await removeSocketFolder(launched.socketFolder)
        throw explainLog(said, layout)
      }
      launched = undefined
    }
    if (found.state === 'absent' && !launched) {
      launched = await launchPostmaster({ layout, binaries, runner, purpose })
      onLaunch()
    }
    await pause(20)
  }
}

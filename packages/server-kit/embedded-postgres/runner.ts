import { readFile, stat } from 'node:fs/promises'
import { StartFailure } from './start-failure.ts'

/** The account PostgreSQL runs as; without a uid it is simply ours. */
export type Runner = { uid?: number; gid?: number }

type Account = { name: string; uid: number; gid: number }

/** Finds the account to run PostgreSQL as: PostgreSQL refuses to run as root. */
export async function findRunner(clusterFolder: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(clusterFolder).then(
    (found) => found.uid,
    () => undefined,
  )
  return chooseRunner(await readFile('/etc/passwd', 'utf8').catch(() => ''), owner)
}

/** An existing folder keeps its owner; otherwise the account `nobody`, otherwise the first account that is not root. */
export function chooseRunner(passwd: string, folderOwner?: number): Runner {
  const accounts = readAccounts(passwd).filter((account) => account.uid !== 0)
  const account =
    accounts.find(({ uid }) => uid === folderOwner) ?? accounts.find(({ name }) => name === 'nobody') ?? accounts[0]
  // A uid without an entry will not do: initdb and postgres look their own name up.
  if (!account) {
    throw new StartFailure('PostgreSQL does not run as root, and this system has no other user to run it as.', {
      hint: 'Start the server as an ordinary user, or set DATABASE_URL.',
    })
  }
  return { uid: account.uid, gid: account.gid }
}

function readAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || name.startsWith('#') || !uid || !gid) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

import { parseArgs } from 'node:util'
import { type Permission, permissions } from '@sillage/domains/audit/permissions.ts'
import { grantStaff, listStaff, revokeStaff } from '@sillage/domains/staff/server/staff.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { readConfig } from '@sillage/server/config.ts'
import { openShopDatabase } from '@sillage/server/database.ts'
import { findSecret } from '@sillage/server/secret.ts'
import { openSentFiles } from '@sillage/server/sent-files.ts'
import { createShutdown } from '@sillage/server/shutdown.ts'
import { anonymousVisitor, type Context } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { migrateDatabase } from '@sillage/server-kit/database.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { createLog } from '@sillage/server-kit/log.ts'

// npm run staff -- list | add <member id or e-mail> [--owner] [--permissions a,b] | remove <member id>
const usage = `Usage:
  npm run staff -- list
  npm run staff -- add <member id or e-mail> --owner
  npm run staff -- add <member id or e-mail> --permissions orders,shipments
  npm run staff -- remove <member id>
Permissions: ${Object.keys(permissions).join(', ')}`

/** What the shop refuses in Korean, for a terminal. */
const refusals: Record<string, string> = {
  no_member: 'No active member has this id or e-mail address. They have to join the shop first.',
  last_owner: 'This is the last owner. Make someone else an owner first.',
}

const shutdown = createShutdown()
try {
  await run()
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof Problem)) throw error
  console.error(error instanceof Problem ? (refusals[error.code ?? ''] ?? error.message) : error.message)
  process.exitCode = 1
} finally {
  await shutdown.run()
}

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'boolean', default: false }, permissions: { type: 'string', default: '' } },
  })
  const [command, member = ''] = positionals
  if (command === 'list') return print(await openContext())
  if (member === '' || !(command === 'add' || command === 'remove')) throw new StartFailure(usage)
  if (command === 'remove') {
    const ctx = await openContext()
    await revokeStaff(ctx, member)
    return console.log(`${member} is no longer staff.`)
  }
  const rights = { owner: values.owner, permissions: readPermissions(values.permissions) }
  if (!rights.owner && rights.permissions.length === 0) throw new StartFailure(usage)
  const mb_id = await grantStaff(await openContext(), member, rights, { existing: 'change' })
  console.log(`${mb_id} is ${rights.owner ? 'an owner' : `staff for ${rights.permissions.join(', ')}`} now.`)
}

function readPermissions(text: string): Permission[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      if (!isPermission(name)) throw new StartFailure(`There is no permission "${name}".\n${usage}`)
      return name
    })
}

function isPermission(name: string): name is Permission {
  return name in permissions
}

async function openContext(): Promise<Context> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const database = await openShopDatabase(config, { log, shutdown, say: () => undefined })
  await migrateDatabase(database)
  return createContext({
    database,
    log,
    secret: await findSecret(database),
    files: await openSentFiles(config),
    visitor: anonymousVisitor,
    member: null,
    setCookie: () => undefined,
  })
}

async function print(ctx: Context) {
  const { data } = await listStaff(ctx)
  if (data.length === 0) console.log('There is no staff yet.')
  for (const { mb_id, mb_email, owner, permissions } of data)
    console.log(`${mb_id}  ${mb_email}  ${owner ? 'owner' : permissions.join(', ')}`)
}

import '@sillage/server-kit/quick-imports.ts'

// Imported once that is in force, and not before.
const { readConfig } = await import('./config.ts')
const { fail, runProgram } = await import('./program.ts')

try {
  await runProgram(readConfig(process.env))
} catch (error) {
  fail(error)
}

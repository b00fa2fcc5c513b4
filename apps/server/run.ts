import { readConfig } from './config.ts'
import { fail, runProgram } from './program.ts'

try {
  await runProgram(readConfig(process.env))
} catch (error) {
  fail(error)
}

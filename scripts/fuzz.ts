import { contract } from '@sillage/domains/contract.ts'
import { eachEndpoint } from '@sillage/kit/endpoint.ts'
import { programs, runProgram } from './command.ts'

/** The fuzzer of the suite with many more requests, always the same ones unless FUZZ_SEED says otherwise. */
const requests = 50_000
const seed = process.env.FUZZ_SEED ?? '17'
const endpoints = [...eachEndpoint(contract)].filter(({ endpoint }) => !endpoint.stream).length
const calls = Math.ceil(requests / endpoints)
console.log(`${calls} requests to each of ${endpoints} endpoints, seed ${seed}.`)
// No test waits for so many requests as long as one of the suite does.
const args = ['run', '--maxWorkers=1', '--testTimeout=600000', 'domains/fuzz.test.ts']
const { ok } = await runProgram(programs.vitest, args, {
  env: { FUZZ_CALLS: String(calls), FUZZ_SEED: seed },
  show: 'everything',
})
process.exitCode = ok ? 0 : 1

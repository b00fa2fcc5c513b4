import { checksOf, runChecks } from './checks.ts'

// npm run check [-- --quick] [-- --json]: what people read goes to stderr, so that --json has stdout to itself.
const shown = 20
const quick = process.argv.includes('--quick')

const checked = await runChecks(checksOf({ quick }), ({ name, ok, ms, findings }) => {
  console.error(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`)
  for (const finding of findings.slice(0, shown)) console.error(`    ${finding}`)
  if (findings.length > shown) console.error(`    … and ${findings.length - shown} more`)
})

if (process.argv.includes('--json')) console.log(JSON.stringify(checked))
process.exitCode = checked.every(({ ok }) => ok) ? 0 : 1

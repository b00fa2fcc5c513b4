import type { Database } from '@sillage/server-kit/database.ts'

type Rows = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number }
type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] } & Rows

/** What a call asks the database for: each question planned and run once more to see how. */
export async function plansOf({ pool }: Database, call: () => Promise<unknown>): Promise<Plan[]> {
  const statements: { text: string; values: unknown[] }[] = []
  const query = pool.query
  pool.query = Object.assign((config: { text: string; values?: unknown[] }, values?: unknown[]) => {
    statements.push({ text: config.text, values: values ?? config.values ?? [] })
    return Reflect.apply(query, pool, [config, values])
  }) as typeof query // the driver is asked in this way only
  await call().finally(() => {
    pool.query = query
  })
  const plans: Plan[] = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans.flatMap(nodesOf)
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The most rows any part of the plans had in its hands. */
export const rowsRead = (nodes: Plan[]) =>
  Math.max(...nodes.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']))

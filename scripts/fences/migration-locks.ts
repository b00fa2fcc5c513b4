import type { Fence, File } from './tree.ts'

/** Up to this one there was no shop that could have been open (docs/decisions/045, 091). */
const lastBeforeOpening = 15

/** What stops visitors while it runs, or the instances of the version before, which run beside it: and what to do instead. */
const refused: readonly { when: RegExp; unless?: RegExp; say: string }[] = [
  {
    when: /^create (?:unique )?index (?!concurrently)/,
    say: 'nothing can be written while an index is built: CREATE INDEX CONCURRENTLY, in a file of its own',
  },
  {
    when: /^alter table .* set not null/,
    say: 'reads the whole table while no one else may: add a CHECK … NOT VALID, VALIDATE it, and then SET NOT NULL',
  },
  {
    when: /^alter table .* alter column \S+ (?:set data )?type /,
    say: 'writes every row again: add a column, fill it by a job, and drop the old one a release later',
  },
  {
    when: /^alter table .* add column .*(?:serial|generated always as|gen_random_uuid|random\(|clock_timestamp|nextval)/,
    say: 'writes every row again: add the column without it, and fill it by a job',
  },
  {
    when: /^alter table .* add constraint .* (?:unique|primary key|exclude)/,
    unless: / using index /,
    say: 'builds an index while no one else may: CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  },
  {
    when: /^alter table .* add constraint .* (?:check|foreign key)/,
    unless: / not valid/,
    say: 'reads the whole table while nothing can be written: NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  },
  {
    when: /^(?:update|delete from|merge into) /,
    say: 'locks every row it changes until the end: change rows by a job, some at a time',
  },
  {
    when: /^(?:drop table|alter table .* (?:drop column|rename))/,
    say: 'the version before still runs and uses it: take it away a release later',
  },
  { when: /^(?:lock |cluster|vacuum full|truncate)/, say: 'no one else gets at the table meanwhile' },
]
const atWork = /^(?:create (?:unique )?index|drop index) concurrently/
const tableOf =
  /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*? on |update |delete from |drop table (?:if exists )?)"?(\w+)/

type Statement = { line: number; text: string; isExplained: boolean }

/**
 * Migrations run at the start of a new version, beside instances that serve visitors. A comment `-- short: …` above a
 * statement says why it is over in a moment, such as for a table of a few rows.
 */
export const migrationLocks: Fence = (tree) => tree.filter(isChecked).flatMap(findingsIn)

const isChecked = ({ path }: File) => Number(/^migrations\/(\d+)_[^/]*\.sql$/.exec(path)?.[1] ?? 0) > lastBeforeOpening

function findingsIn({ path, text }: File) {
  const statements = statementsIn(text)
  const made = new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?"?(\w+)/.exec(text)?.[1] ?? []),
  )
  const mixed = statements.some(({ text }) => atWork.test(text)) && statements.find(({ text }) => !atWork.test(text))
  const found = statements.flatMap(({ line, text, isExplained }, at) => {
    const isNew = made.has(tableOf.exec(text)?.[1] ?? '')
    const rule = refused.find(({ when, unless }) => when.test(text) && !unless?.test(text))
    if (!rule || isExplained || isNew || isProved(text, statements.slice(0, at))) return []
    return [{ path, line, message: rule.say }]
  })
  if (!mixed) return found
  const message = 'an index that is built concurrently stands in a file of its own, which runs outside of a transaction'
  return [...found, { path, line: mixed.line, message }]
}

/** A check that was validated before spares the reading. */
function isProved(text: string, before: Statement[]) {
  if (!/ set not null/.test(text)) return false
  const table = tableOf.exec(text)?.[1]
  return before.some((each) => / validate constraint /.test(each.text) && tableOf.exec(each.text)?.[1] === table)
}

function statementsIn(text: string): Statement[] {
  let line = 1
  return text.split('--> statement-breakpoint').flatMap((part) => {
    const blank = /^\s*(?:--[^\n]*\n\s*)*/.exec(part)?.[0] ?? ''
    const statement = { line: line + linesIn(blank), text: plain(part), isExplained: /^--\s*short:\s*\S/m.test(part) }
    line += linesIn(part)
    return statement.text ? [statement] : []
  })
}

const linesIn = (text: string) => text.split('\n').length - 1
const plain = (text: string) =>
  text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** A row of a table that could not be read: its line, the name of the column that was wrong, and what the row says. */
type WrongRow = { line: number; column: string; text: string }

const mostShown = 10

/** A sentence for each row that could not be read. */
export function WrongRows({ rows }: { rows: readonly WrongRow[] }) {
  const t = usePhrases()
  return (
    <>
      {rows.slice(0, mostShown).map(({ line, column, text }) => (
        <p key={line} className="error">
          {t('{line}번째 줄의 {column} 칸을 읽지 못했어요: {text}', { line, column, text })}
        </p>
      ))}
      {rows.length > mostShown && (
        <p className="error">{t('그 밖에 {count}줄을 읽지 못했어요.', { count: rows.length - mostShown })}</p>
      )}
    </>
  )
}

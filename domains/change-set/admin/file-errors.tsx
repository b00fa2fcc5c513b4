import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

const drawn = 100

/** A cell of a file that could not be read; `name` is how staff know its row. */
export type CellError = { line: number; name: string; column: string; text: string; error: string }

/** The cells of a file that could not be read. Their rows are left out. */
export function FileErrors({ errors }: { errors: readonly CellError[] }) {
  const t = usePhrases()
  return (
    <Part
      title={t('읽지 못한 칸')}
      fact={t('{count}줄은 빼고 적용해요', { count: new Set(errors.map(({ line }) => line)).size })}
    >
      <table className="data">
        <tbody>
          {errors.slice(0, drawn).map(({ line, name, column, text, error }) => (
            <tr key={`${line} ${column}`}>
              <td className="mute">{t('{line}번째 줄', { line })}</td>
              <td>{name}</td>
              <td>{t(column)}</td>
              <td className="fill">
                <s>{text}</s> <span className="bad">{t(error)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

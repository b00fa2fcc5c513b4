import type { ReactNode } from 'react'

type Base<Values> = { name: keyof Values & string; label: string; hint?: string; wide?: boolean }

/** One field of a form, as data. `both` asks for it in Korean and, beside it, in English (`name` and `name_en`). */
export type FormField<Values> =
  | (Base<Values> & { kind: 'text'; both?: boolean })
  | (Base<Values> & { kind: 'area'; both?: boolean; rows?: number })
  | (Base<Values> & { kind: 'number'; step?: number })
  | (Base<Values> & { kind: 'day' | 'moment' | 'check' })
  | (Base<Values> & { kind: 'choice'; options: readonly { value: string; label: string }[] })
  /** One entry a line: words, or numbers such as ids. */
  | (Base<Values> & { kind: 'words' | 'numbers'; rows?: number })
  | (Base<Values> & {
      kind: 'custom'
      draw: (
        value: unknown,
        change: (value: unknown) => void,
        errors: readonly string[] | undefined,
        /** The other fields, where this one depends on them. */
        values: Values,
      ) => ReactNode
    })

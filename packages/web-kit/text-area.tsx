import { TextArea as Area } from '@sillage/ui/text-area.tsx'
import type { ComponentProps } from 'react'
import { usePhrases } from './phrases.ts'

/** Several lines of text, with the specification's placeholder, and its hint where the length is limited. */
export function TextArea({ hint, placeholder, max = 0, ...props }: ComponentProps<typeof Area>) {
  const t = usePhrases()
  const limit = max > 0 && t('{N}자 이내로 작성해 주세요.', { N: max, count: max })
  return (
    <Area
      {...props}
      max={max}
      placeholder={placeholder ?? t('내용을 입력해 주세요.')}
      hint={
        hint && limit ? (
          <>
            {hint} {limit}
          </>
        ) : (
          hint || limit
        )
      }
    />
  )
}

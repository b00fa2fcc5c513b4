import { noText, type RichText } from '@sillage/kit/rich-text.ts'
import { safeHref } from '@sillage/kit/rich-text-href.ts'
import { readRichText } from '@sillage/kit/rich-text-read.ts'
import { Field } from '@sillage/ui/field.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { lazy, Suspense } from 'react'
import { useShop } from '../../shop.ts'
import { useAsk } from './ask.tsx'
import { useEditorLabels } from './editor-labels.ts'

const Editor = lazy(() =>
  import('@sillage/ui/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

type Props = {
  label: string
  name: string
  lang: 'ko' | 'en'
  /** The tree as JSON, as drafts keep it and forms send it. */
  value: string
  onChange: (value: string) => void
  required?: boolean
  error: string | undefined
  disabled: boolean
}

/** A text of a post, with its shape and its pictures. */
export function TextField({ label, name, lang, value, onChange, required, error, disabled }: Props) {
  const t = usePhrases()
  const { staff } = useShop()
  const data = useDataCalls()
  const labels = useEditorLabels(label)
  const { ask, asking } = useAsk()

  const askLink = (href: string) =>
    ask({
      title: t('링크'),
      label: t('주소'),
      value: href,
      hint: t('https://나 /로 시작하는 주소를 적어 주세요. 비우면 링크가 없어져요.'),
      check: (typed) => (typed === '' || safeHref(typed) ? undefined : t('열 수 없는 주소예요.')),
    })

  async function addPicture(file: File) {
    const kept = await data
      .call(async () => (await staff()).staffBoards.addPicture({ body: { picture: [file] } }))
      .catch(() => undefined) // shown by then
    if (!kept) return undefined
    const { blur: _, also = [], ...picture } = kept
    const alt = await ask({
      title: t('사진 설명'),
      label: t('무엇이 보이는 사진인가요?'),
      value: '',
      hint: t('화면을 읽어 주는 프로그램에 쓰여요. 장식용 사진이면 비워 두세요.'),
    })
    return { ...picture, also, alt: alt ?? '' }
  }

  return (
    <Field label={label} name={name} required={required} error={error}>
      {(control) => (
        <>
          <Suspense fallback={<Skeleton height="320px" />}>
            <Editor
              text={textOf(value)}
              onChange={(text) => onChange(JSON.stringify(text))}
              label={label}
              labels={labels}
              lang={lang}
              id={control.id}
              describedBy={control['aria-describedby']}
              invalid={control['aria-invalid']}
              onPicture={addPicture}
              onLink={askLink}
              disabled={disabled}
            />
          </Suspense>
          {asking}
        </>
      )}
    </Field>
  )
}

/** What lies in a browser may be older than the editor, or broken. */
function textOf(value: string): RichText {
  try {
    return readRichText(JSON.parse(value))
  } catch {
    return noText
  }
}

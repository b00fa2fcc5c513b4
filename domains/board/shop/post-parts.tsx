import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type TopicProps<Topic extends string> = {
  /** What the board calls it. */
  name: string
  /** Which there are, and how each is said. */
  topics: readonly Topic[]
  names: Record<Topic, string>
  value: string
  error: string | undefined
  onChange: (topic: Topic) => void
}

/** What a post is about, of what its board knows. */
export function TopicField<Topic extends string>({ name, topics, names, value, error, onChange }: TopicProps<Topic>) {
  const t = usePhrases()
  return (
    <Field label={t('종류')} name={name} required error={error}>
      {(control) => (
        <Select
          {...control}
          options={topics.map((topic) => ({ value: topic, label: t(names[topic]) }))}
          value={topics.find((topic) => topic === value) ?? null}
          placeholder={t('골라 주세요')}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Whether a post stands above all others; a draft says it in words. */
export function PinnedBox({ value, onChange }: { value: string; onChange: (pinned: string) => void }) {
  const t = usePhrases()
  return (
    <Checkbox name="pinned" checked={value === 'true'} onChange={(event) => onChange(String(event.target.checked))}>
      {t('목록 맨 위에 두기')}
    </Checkbox>
  )
}

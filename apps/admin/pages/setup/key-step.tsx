import { Button } from '@sillage/admin-kit/button.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

/** Only the person who started the server knows the key. */
export function KeyStep({ onDone }: { onDone: (key: string) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [key, setKey] = useState('')
  const { run, pending, errors } = useAction(() => api.setup.check({ body: { key } }), { after: () => onDone(key) })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <p className="soft">
        {t('서버가 시작하면서 출력한 열쇠(key)를 옮겨 적어 주세요. 첫 가게 주인을 만들 때 한 번만 써요.')}
      </p>
      <TextField label={t('설치 열쇠')} autoComplete="off" value={key} onChange={setKey} error={errors.key} />
      <Button type="submit" look="main" disabled={pending}>
        {t('계속')}
      </Button>
    </form>
  )
}

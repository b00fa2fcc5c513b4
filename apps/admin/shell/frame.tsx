import { DraftOwner } from '@sillage/admin-kit/draft-key.ts'
import { ListExportsProvider } from '@sillage/admin-kit/list/list-export.tsx'
import { SavedViewsProvider } from '@sillage/admin-kit/list/saved-views.tsx'
import { MeProvider } from '@sillage/domains/staff/admin/me.ts'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { Denied } from './denied.tsx'
import { ExportTray } from './export-tray.tsx'
import { FirstFactor } from './first-factor.tsx'
import { Live } from './live.tsx'
import { Nav } from './nav.tsx'
import { PermissionGate } from './permission-gate.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecondStep } from './second-step.tsx'
import { SignIn } from './sign-in.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { Tools } from './tools.tsx'
import { useListExports } from './use-list-exports.ts'
import { useStoredViews } from './use-stored-views.ts'
import { useWhoIsHere } from './use-who-is-here.ts'

/** The console around a screen, for those who work here. */
export function Frame() {
  const { me, missing, ended } = useWhoIsHere()
  const savedViews = useStoredViews(me)
  const listExports = useListExports(me)
  // Above the steps: the codes are still to be read when the factor is already set up.
  const [codes, setCodes] = useState<string[]>([])
  if (missing === 'signed-out') return <SignIn />
  if (missing === 'not_staff') return <Denied />
  if (missing === 'second_factor') return <SecondStep />
  if (missing === 'enrol' || codes.length > 0)
    return (
      <>
        <FirstFactor codes={codes} onCodes={setCodes} />
        <ProofDialog />
      </>
    )
  if (!me) return null
  return (
    <MeProvider value={me}>
      <DraftOwner value={me.mb_id}>
        <SavedViewsProvider value={savedViews}>
          <ListExportsProvider value={listExports}>
            <div className="shell">
              <Nav />
              <main className="main" id="main">
                <PermissionGate>
                  <Outlet />
                </PermissionGate>
              </main>
            </div>
          </ListExportsProvider>
          <ExportTray />
          <Tools />
          <Live />
          <ProofDialog />
          {ended && <SignInAgain mb_id={me.mb_id} needs={ended} />}
        </SavedViewsProvider>
      </DraftOwner>
    </MeProvider>
  )
}

import { useLocation, useNavigation } from 'react-router'

/**
 * A name for where the visitor is; null while they are on their way elsewhere.
 * What was opened here is closed by leaving, whichever link was followed.
 */
export function useHere() {
  const { key } = useLocation()
  return useNavigation().state === 'idle' ? key : null
}

import { Navigate, useParams } from 'react-router'

/** An inquiry has its place in the inbox; links of older notifications lead there. */
export const Component = () => <Navigate to={`/inquiries?view=all&open=inquiry-${useParams().id}`} replace />

import { createContext } from 'react'

/** Whether the visitor has come to this screen from another one of the same page. */
export const FocusOnMount = createContext(false)

/** What messages use of React. Deno looks for types inside of a package only, and React's are in another one. */

// @ts-types="npm:@types/react@19.3.0"
export {
  type CSSProperties,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from 'react'

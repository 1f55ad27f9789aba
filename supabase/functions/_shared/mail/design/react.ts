/** The part of React that messages use. Deno looks for types only inside a package, and React's are in another one. */

// @ts-types="npm:@types/react@19.3.0"
export {
  type CSSProperties,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from 'react'
// @ts-types="npm:@types/react-dom@19.3.0/server"
export { renderToStaticMarkup } from 'react-dom/server'

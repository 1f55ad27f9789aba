export { default } from 'bcrypt'

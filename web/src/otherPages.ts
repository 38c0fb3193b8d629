/** The pages but the first and the legal ones, as one module that is loaded on demand. */
export { About } from './about/About.tsx';
export { Contact } from './contact/Contact.tsx';
export { NotFound } from './notFound/NotFound.tsx';

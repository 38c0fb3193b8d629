/**
 * How html-validate reads the built pages: its whole recommended set, for documents by the HTML standard. What is off
 * or bent is a way of writing that the parser of every browser takes for the same, and that React has chosen for us.
 */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The film has a name but no controls of its own: they are beside it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React keeps the names that its properties have: `popoverTarget`, `autoComplete`. HTML's own know no case.
    'attr-case': 'off',
    // A module's integrity does not cover what it imports: on the preloads of its imports it would say nothing.
    'require-sri': ['error', { exclude: ['/assets/chunk-'] }],
    // React writes `required=""`, `hidden=""` and `<img/>`; the shell writes `crossorigin` and `<meta>`.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // HTML's own examples write it so.
    'doctype-style': ['error', { style: 'lowercase' }],
    // `useId` begins with an underscore, which any HTML id may.
    'valid-id': ['error', { relaxed: true }],
  },
};

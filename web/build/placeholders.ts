import { parse } from '@babel/parser';
import * as ast from '@babel/types';

/** The facts that the source of `site.ts` marks with `example(…)`, such as `site.founder.name = 'Nome de exemplo'`. */
export function placeholders(source: string): string[] {
  const facts: string[] = [];
  ast.traverse(parse(source, { sourceType: 'module', plugins: ['typescript'] }), (node, ancestors) => {
    if (!ast.isCallExpression(node) || !ast.isIdentifier(node.callee, { name: 'example' })) return;
    const path = ancestors.flatMap(({ node, index }) => {
      if (ast.isArrayExpression(node)) return index ?? [];
      const key = ast.isVariableDeclarator(node) ? node.id : ast.isObjectProperty(node) ? node.key : undefined;
      return ast.isIdentifier(key) ? key.name : [];
    });
    const [words] = node.arguments;
    facts.push(`${path.join('.')} = ${source.slice(words?.start ?? 0, words?.end ?? 0)}`);
  });
  return facts;
}

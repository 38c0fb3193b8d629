/**
 * The neutral values that stand in `web/src/site.ts` until an owner replaces them. Reserved names (RFC 2606: `example`)
 * reach nobody; the others name and promise nothing.
 */
export const neutralValues: ReadonlySet<string> = new Set([
  'https://goniometria.example',
  'contato@goniometria.example',
  'com.example.goniometria',
  'https://linkedin.example/goniometria',
  'https://instagram.example/goniometria',
  'Fuso horário de exemplo',
  'Nome de exemplo',
  '', // The founder's photo.
  'Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.',
  'https://linkedin.example/fundador',
  '2026-11-22',
  'Razão social de exemplo',
  '00.000.000/0000-00 (exemplo)',
  'Rua de exemplo, 100',
  'Cidade de exemplo',
  'UF de exemplo',
  '00000-000 (exemplo)',
  'Encarregado de exemplo',
  'privacidade@goniometria.example',
  'Provedor de exemplo',
  'País de exemplo',
  'Mecanismo de exemplo do art. 33',
  'Medida técnica de exemplo',
  'Medida administrativa de exemplo',
  'prazo de exemplo',
  'Hospedagem de exemplo',
  'registros de exemplo',
  'preço de exemplo',
  'situação de exemplo',
]);

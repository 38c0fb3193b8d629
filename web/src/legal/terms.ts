import type { LegalDocument } from './document.ts';

/** The terms of use. */
export const terms: LegalDocument = {
  title: 'Termos de Uso',
  lead: 'As condições para usar o app Goniometria Digital.',
  sections: [
    {
      id: 'aceitacao',
      title: 'Aceitação',
      blocks: ['Ao instalar ou usar o app, você aceita estes termos. Se não concordar com eles, não use o app.'],
    },
    {
      id: 'uso-do-servico',
      title: 'Uso do serviço',
      blocks: [
        'O app mede ângulos articulares a partir de fotos e destina-se a fisioterapeutas que avaliam pacientes. Ao usá-lo, você concorda em:',
        [
          'fornecer dados corretos e manter o acesso à sua conta em segurança;',
          'obter a autorização do paciente antes de capturar ou importar imagens dele;',
          'usar o app de acordo com a lei e com as normas da sua profissão.',
        ],
      ],
    },
    {
      id: 'responsabilidades',
      title: 'Responsabilidades',
      blocks: [
        'O app auxilia a avaliação e não substitui o julgamento profissional. A escolha do método, a marcação dos pontos e a interpretação das medidas cabem ao fisioterapeuta.',
      ],
    },
    {
      id: 'propriedade-intelectual',
      title: 'Propriedade intelectual',
      blocks: [
        'O app, a marca, os textos e as imagens deste site pertencem aos seus titulares e não podem ser copiados ou distribuídos sem autorização. Os dados e as imagens que você insere no app continuam seus.',
      ],
    },
    {
      id: 'limitacao-de-responsabilidade',
      title: 'Limitação de responsabilidade',
      blocks: [
        'Nos limites da lei, não respondemos por decisões tomadas com base apenas nas medidas do app, nem por danos causados pelo uso em desacordo com estes termos.',
      ],
    },
    {
      id: 'alteracoes',
      title: 'Alterações dos termos',
      blocks: [
        'Estes termos podem mudar. A data da última atualização aparece no início desta página; ao continuar a usar o app depois dela, você aceita a nova versão.',
      ],
    },
  ],
};

import { site } from '../site.ts';
import type { LegalDocument } from './document.ts';

/** The privacy policy. */
export const privacy: LegalDocument = {
  title: 'Política de Privacidade',
  lead: 'Quais dados o app Goniometria Digital coleta, para que os usa, como os protege e quais são os seus direitos.',
  sections: [
    {
      id: 'dados-coletados',
      title: 'Dados que coletamos',
      blocks: [
        'Ao usar o app, são tratados estes dados:',
        [
          'o seu e-mail;',
          'o seu nome de usuário;',
          'os dados de pacientes que você insere;',
          'as imagens capturadas durante as avaliações;',
          'as medidas obtidas.',
        ],
      ],
    },
    {
      id: 'uso',
      title: 'Como usamos os dados',
      blocks: [
        'Os dados servem para o que o app faz, e só para isso:',
        [
          'identificar a sua conta e permitir o acesso a ela;',
          'medir ângulos articulares nas imagens e registrar as medidas;',
          'organizar os dados dos pacientes e gerar relatórios;',
          'responder às mensagens que você nos envia.',
        ],
      ],
    },
    {
      id: 'protecao',
      title: 'Como protegemos os dados',
      blocks: [
        'Adotamos medidas técnicas e administrativas para proteger os dados contra acesso não autorizado, perda e alteração:',
        [
          'acesso restrito a quem precisa dele para operar o app;',
          'transmissão cifrada;',
          'coleta limitada ao necessário para cada finalidade.',
        ],
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Compartilhamento',
      blocks: [
        'Não compartilhamos os seus dados com terceiros, exceto:',
        ['para cumprir a lei;', 'com o seu consentimento explícito;', 'para proteger direitos previstos em lei.'],
      ],
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      blocks: [
        'Você pode, a qualquer momento:',
        [
          'acessar os seus dados;',
          'corrigir dados incompletos, inexatos ou desatualizados;',
          'pedir a exclusão dos seus dados;',
          'revogar o consentimento.',
        ],
      ],
    },
    {
      id: 'contato',
      title: 'Contato',
      blocks: [`Para exercer os seus direitos ou tirar dúvidas sobre esta política, escreva para ${site.email}.`],
    },
  ],
};

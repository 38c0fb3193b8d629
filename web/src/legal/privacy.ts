import { site } from '../site.ts';
import type { LegalDocument } from './document.ts';

/**
 * The privacy policy, after Lei 13.709/2018 (LGPD). What it says of this site is what the code does; the rest an
 * owner has to have read by a lawyer.
 */
export const privacy: LegalDocument = {
  title: 'Política de Privacidade',
  lead: 'Quais dados o app Goniometria Digital coleta, para que os usa, como os protege e quais são os seus direitos, de acordo com a Lei nº 13.709/2018 (LGPD).',
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
        'Dados de saúde ligados a uma pessoa são dados pessoais sensíveis (art. 5º, II). Insira no app apenas o que a avaliação exige.',
      ],
    },
    {
      id: 'agentes',
      title: 'Quem decide sobre os dados',
      blocks: [
        'Sobre os dados da sua conta, nós decidimos: somos o controlador.',
        'Sobre os dados dos pacientes, você decide, como o profissional que os atende: você é o controlador, e nós somos o operador, que os trata de acordo com as suas instruções. O pedido de um paciente sobre os próprios dados dirige-se a você.',
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
      id: 'bases-legais',
      title: 'Bases legais',
      blocks: [
        'Tratamos os dados da sua conta para executar o contrato de uso do app (art. 7º, V) e para cumprir obrigações legais (art. 7º, II).',
        'Os dados dos pacientes são tratados para a tutela da saúde, em procedimento realizado por profissional de saúde (art. 11, II, f), ou com o consentimento do paciente (art. 11, I). Cabe a você indicar a base que se aplica ao seu atendimento.',
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
      id: 'conservacao',
      title: 'Por quanto tempo guardamos',
      blocks: [
        'Guardamos os dados da conta enquanto ela existir e, depois, pelo prazo que a lei exigir.',
        'O registro do atendimento fisioterapêutico deve ser guardado por no mínimo cinco anos (Resolução COFFITO nº 414/2012). Por isso, antes de excluir dados de pacientes, exporte o que você tem o dever de conservar.',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Compartilhamento',
      blocks: [
        'Não compartilhamos os seus dados com terceiros, exceto:',
        ['para cumprir a lei;', 'com o seu consentimento explícito;', 'para proteger direitos previstos em lei.'],
        'Um relatório em PDF só sai do app quando você mesmo o compartilha.',
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
        'A lei (art. 18) garante também:',
        [
          'a confirmação de que tratamos dados seus;',
          'a anonimização, o bloqueio ou a eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;',
          'a portabilidade dos dados;',
          'a eliminação dos dados tratados com o seu consentimento, salvo os que a lei manda conservar;',
          'a informação sobre com quem compartilhamos dados;',
          'a informação sobre a possibilidade de não consentir e sobre as consequências;',
          'a oposição a um tratamento feito em desacordo com a lei.',
        ],
        'Você também pode apresentar petição à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      id: 'este-site',
      title: 'Este site',
      blocks: [
        'Este site não usa cookies, não mede audiência e não carrega nada de outros endereços. O que você escreve no formulário de contato não sai do seu navegador.',
        'O servidor registra, a cada visita, o endereço pedido, o resultado e a hora, sem o seu endereço IP.',
      ],
    },
    {
      id: 'contato',
      title: 'Contato',
      blocks: [
        'Para exercer os seus direitos ou tirar dúvidas sobre esta política, escreva para:',
        { email: site.email },
      ],
    },
  ],
};

import { appName } from '../../shared/appName.ts';
import { routes } from '../routes.ts';
import { legalFacts, site } from '../site.ts';
import { audience, priceList } from '../store.ts';
import { supplier } from '../supplier.ts';
import { fragmentOf, type LegalDocument } from './document.ts';
import { deletionTitle } from './privacy.ts';
import { cancellation } from './subscription.ts';

const { controller, payment, regulatoryStatus, suspendedExport, technicalValidity, withdrawal } = legalFacts;

const accountDeletion = { page: { label: deletionTitle, path: `${routes.privacy.path}#${fragmentOf(deletionTitle)}` } };

/**
 * The terms of use, after the Código de Defesa do Consumidor (CDC, Lei 8.078/1990). What they say of the owner is in
 * `site.ts`. An owner has to have them read by a lawyer.
 */
export const terms = (): LegalDocument => ({
  title: 'Termos de Uso',
  lead: `As condições para usar o app ${appName}.`,
  sections: {
    Aceitação: [
      `Estes termos são o contrato entre você e o fornecedor do app, identificado no fim desta página. Leia-os antes: você os aceita ao ${site.appHasAccount ? 'criar a sua conta' : 'começar a usar o app'}. Se não concordar com eles, não use o app.`,
    ],
    'Uso do serviço': [
      `O app mede ângulos articulares a partir de fotos e destina-se a ${audience()}, maiores de idade, que avaliam pacientes. Ao usá-lo, você se compromete a:`,
      [
        'fornecer dados corretos e manter em segurança o acesso ao app;',
        'obter a autorização do paciente, ou do responsável legal, antes de fotografar, importar imagens e compartilhar relatórios;',
        `usar o app de acordo com a lei e com as normas da sua profissão${site.internsMayUse ? ' e, se for estagiário, sob supervisão' : ''}.`,
      ],
      'A autorização do paciente é de uso da imagem; não é, por si, a base legal que a Lei nº 13.709/2018 (LGPD) exige para tratar os dados dele.',
      'Publicar a imagem de um paciente exige termo de consentimento livre e esclarecido e, na publicação, o seu nome, o seu registro e a data da imagem (Resolução COFFITO nº 532/2021).',
    ],
    Responsabilidades: [
      {
        strong: 'O app auxilia a avaliação e não substitui o julgamento profissional.',
      },
      'A escolha do método, a marcação dos pontos e a interpretação das medidas cabem a você.',
    ],
    'Propriedade intelectual': [
      `O app, a marca, os textos e as imagens deste site pertencem a ${controller.legalName} ou a quem nos autorizou a usá-los, e não podem ser copiados ou distribuídos sem autorização.`,
      'Os dados e as imagens que você insere no app não passam a ser nossos.',
    ],
    'Limitação de responsabilidade': [
      {
        strong:
          'As decisões clínicas cabem a você. Não respondemos por dano causado exclusivamente por culpa sua ou de terceiro, incluído o dano que decorra somente do uso em desacordo com estes termos (CDC, art. 14, § 3º, II).',
      },
      {
        strong:
          'Nada nestes termos exclui ou reduz os direitos que a lei garante ao consumidor, nem a nossa responsabilidade por defeitos e vícios do serviço (CDC, arts. 14, 20, 25 e 51).',
      },
    ],
    'Alterações dos termos': [
      'Quando estes termos mudarem, avisaremos você, antes que a nova versão entre em vigor, do que muda e a partir de quando. Se não concordar, você pode encerrar o contrato sem custo antes dessa data, com devolução proporcional do que já pagou. Uma mudança não vale para o que aconteceu antes dela.',
    ],
    'Licença e preço': [
      `Enquanto durar o contrato, você tem uma licença pessoal, não exclusiva e intransferível para usar o app ao avaliar pacientes. Validade técnica de cada versão (Lei nº 9.609/1998, arts. 7º e 8º): ${technicalValidity}.`,
      `Preço: ${priceList ? `${priceList}, ` : ''}${payment}.`,
    ],
    'Direito de arrependimento': [
      `Em até sete dias, contados da contratação ou do recebimento do app, você pode desistir, sem dar motivo, e receber de volta o que pagou, de imediato e com correção monetária (CDC, art. 49). Como desistir (Decreto nº 7.962/2013, art. 5º): ${withdrawal}.`,
    ],
    'Situação regulatória': [
      `Regras da Anvisa para dispositivos médicos (RDC nº 751/2022) e para software como dispositivo médico (RDC nº 657/2022): ${regulatoryStatus}.`,
    ],
    Encerramento: [
      ...cancellation(),
      `Você pode encerrar o contrato quando quiser, por mensagem ao e-mail do fim desta página${site.appHasAccount ? ' ou com a exclusão da sua conta. Veja como na Política de Privacidade:' : '.'}`,
      ...(site.appHasAccount ? [accountDeletion] : []),
      'Podemos suspender ou encerrar o acesso de quem usa o app em desacordo com estes termos, com aviso do motivo e oportunidade de resposta, salvo quando a lei ou a segurança dos dados exigir ação imediata. Se nós encerrarmos o contrato, será com devolução proporcional do que você já pagou.',
      `Antes do encerramento, gere em PDF os relatórios dos seus pacientes. Se suspendermos ou encerrarmos o seu acesso, você ainda pode exportar os seus registros. Prazo, contado do nosso aviso: ${suspendedExport}.`,
    ],
    'Dados pessoais': [
      'O tratamento de dados pessoais está descrito em:',
      { page: { label: 'Política de Privacidade', path: routes.privacy.path } },
    ],
    'Fornecedor e contato': [
      `O app é oferecido por ${supplier}. Vale a lei brasileira, e o consumidor pode recorrer ao foro do seu domicílio. Respondemos a dúvidas, reclamações e pedidos de cancelamento em até cinco dias (Decreto nº 7.962/2013, art. 4º):`,
      { email: site.email },
    ],
  },
});

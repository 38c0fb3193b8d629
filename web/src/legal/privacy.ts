import { appName } from '../../shared/appName.ts';
import { legalFacts, site } from '../site.ts';
import { audience } from '../store.ts';
import { privacyOfficer, supplier } from '../supplier.ts';
import type { Block, LegalDocument } from './document.ts';
import { cancellation } from './subscription.ts';

const { accountDeletion, appData, privacyChannel, siteHost } = legalFacts;

/** The title of the section that says how one deletes the account. Stores of apps link to it. */
export const deletionTitle = 'Excluir conta';

const deletion = (): Block[] => [
  ...cancellation(),
  `Como excluir a sua conta do ${appName} no app: ${accountDeletion}. Sem o app, escreva do e-mail da conta e peça a exclusão:`,
  { email: privacyChannel.email },
  'A exclusão encerra o contrato. São eliminados, nestes prazos:',
  [
    `o seu e-mail, o seu nome de usuário e os seus demais dados: ${appData.retention};`,
    `os dados dos pacientes, as imagens e as medidas: ${appData.patientDataErasure}.`,
  ],
  `Continuam guardados os registros de acesso ao app, por ${appData.accessRecords}, as mensagens que você nos enviou, enquanto forem necessárias para atender você, e os dados que a lei permite conservar (art. 16).`,
  'O que você exportou e as fotos que estiverem na galeria ou no backup do seu aparelho, só você pode apagar. Antes de excluir a conta, gere em PDF os relatórios que você tem o dever de conservar.',
];

/**
 * The privacy policy, after Lei 13.709/2018 (LGPD), whose art. 55-A calls the ANPD an agency since Lei 15.352/2026.
 * What it says of this site is what the code does, and what it says of the owner is in `site.ts`. A lawyer has to
 * review it. `contactForm` says what becomes of the form's messages.
 */
export const privacy = (contactForm: string): LegalDocument => ({
  title: 'Política de Privacidade',
  lead: `Quais dados o ${appName} trata, para quê, onde ficam guardados e como você exerce os seus direitos, de acordo com a Lei nº 13.709/2018, a Lei Geral de Proteção de Dados Pessoais (LGPD).`,
  sections: {
    'Encarregado e canal para titulares': [
      `Para exercer os seus direitos ou tirar dúvidas sobre esta política, procure ${privacyOfficer()} (art. 41 e Resolução CD/ANPD nº 18/2024):`,
      { email: privacyChannel.email },
    ],
    'Dados que coletamos': [
      'Quando você usa o app, visita este site ou escreve para nós, tratamos:',
      [
        'o seu e-mail;',
        'o seu nome de usuário;',
        'os dados de pacientes que você insere;',
        'as imagens capturadas durante as avaliações e as fotos que você importa;',
        'as medidas obtidas;',
        'os registros de acesso ao app e a este site;',
        'as mensagens que você nos envia.',
      ],
      'Dados de saúde vinculados a uma pessoa são dados pessoais sensíveis (art. 5º, II). Insira no app apenas o que a avaliação exige. Enquadre só o segmento avaliado, sem o rosto.',
    ],
    'Quem decide sobre os dados': [
      `O controlador dos seus próprios dados é ${supplier}.`,
      `Os dados dos pacientes têm outro controlador: você${site.internsMayUse ? ', o seu supervisor, se você é estagiário,' : ','} ou o serviço de saúde em que você atende. Nós somos o operador e seguimos as instruções dele (art. 39). O paciente dirige a você os pedidos sobre os dados dele; um pedido que chegar a nós será encaminhado a você.`,
    ],
    'Como usamos os dados': [
      'Somos o controlador dos seus próprios dados e os usamos para:',
      [
        'identificar você e dar acesso ao app;',
        'responder às mensagens que você nos envia;',
        'cumprir a lei e exercer direitos em processo.',
      ],
      'Somos o operador dos dados dos pacientes e os usamos para:',
      ['medir ângulos articulares nas imagens e registrar as medidas;', 'organizar os dados e gerar relatórios.'],
    ],
    'Bases legais': [
      'Tratamos os seus próprios dados para executar o contrato de uso do app e atender aos pedidos ligados a ele (art. 7º, V), para responder a quem nos escreve sem contrato, por legítimo interesse (art. 7º, IX), para cumprir obrigação legal ou regulatória (art. 7º, II) e para exercer direitos em processo (art. 7º, VI).',
      'Os dados dos pacientes podem ser tratados sem consentimento para a tutela da saúde, exclusivamente em procedimento realizado por profissionais de saúde, serviços de saúde ou autoridade sanitária (art. 11, II, f), ou com o consentimento do paciente ou do responsável legal, dado de forma específica e destacada, para finalidades específicas (art. 11, I). Cabe ao controlador definir a base que se aplica ao atendimento.',
    ],
    'Onde os dados ficam': [
      `Os dados do app são armazenados e processados por ${appData.processor}, que os trata em nosso nome. País: ${appData.country}.`,
      'Sobre o app no seu aparelho:',
      [
        `fotos na galeria e no backup: ${appData.photosOnDevice};`,
        `uso sem internet: ${appData.offline};`,
        `exportação dos registros: ${appData.recordsExport}.`,
      ],
      `Transferência internacional (art. 33 e Resolução CD/ANPD nº 19/2024): ${appData.internationalTransfer}.`,
    ],
    'Como protegemos os dados': [
      'Para proteger os dados contra acesso não autorizado, perda e alteração (art. 46), adotamos estas medidas:',
      appData.protection.map((measure, index) => `${measure}${index + 1 < appData.protection.length ? ';' : '.'}`),
      'Mantemos registro das operações de tratamento (art. 37). Se um incidente de segurança atingir os seus próprios dados e puder causar risco ou dano relevante, comunicaremos o que houve, os dados atingidos, os riscos e as medidas tomadas à Agência Nacional de Proteção de Dados (ANPD) e a você. O prazo é de três dias úteis, contados de quando soubermos que o incidente atingiu dados pessoais (art. 48 e Resolução CD/ANPD nº 15/2024). Se ele atingir dados de pacientes, avisaremos você sem demora.',
    ],
    'Por quanto tempo guardamos': [
      ...(site.appHasAccount ? [] : cancellation()),
      `Guardamos os seus próprios dados enquanto durar o contrato. Prazo depois do encerramento: ${appData.retention}. Em seguida, os dados são eliminados, salvo nas hipóteses em que a lei permite conservá-los (art. 16).`,
      `Os dados dos pacientes ficam no app enquanto você os mantiver. Excluídos por você, ou encerrado o contrato, são eliminados em ${appData.patientDataErasure}, salvo instrução sua ou obrigação legal.`,
      'Guardamos as mensagens que você nos envia por e-mail enquanto forem necessárias para atender você (art. 15, I).',
      `Guardamos os registros de acesso ao app por ${appData.accessRecords}, sob sigilo, em ambiente controlado e de segurança (Lei nº 12.965/2014, Marco Civil da Internet, art. 15). Sobre os registros de acesso ao site e as mensagens do formulário de contato, veja a seção “Este site”.`,
      `Manter e guardar o prontuário é dever seu${site.internsMayUse ? ' ou, se você é estagiário, do seu supervisor' : ''} (Resolução COFFITO nº 414/2012). A Lei nº 13.787/2018 só permite eliminar um prontuário vinte anos depois do último registro (art. 6º). Antes de excluir dados de um paciente, gere em PDF os relatórios que você tem o dever de conservar.`,
    ],
    Compartilhamento: [
      'Além de quem os processa em nosso nome, não compartilhamos os seus dados com terceiros, exceto:',
      ['para cumprir a lei;', 'com o seu consentimento explícito;', 'para proteger direitos previstos em lei.'],
      'Um relatório em PDF só sai do app quando você mesmo o compartilha.',
    ],
    'Os seus direitos': [
      'Você pode, a qualquer momento:',
      [
        'acessar os seus dados;',
        'corrigir dados incompletos, inexatos ou desatualizados;',
        'pedir a exclusão dos seus dados, que são eliminados, salvo os que a lei permite conservar (art. 16);',
        'revogar o consentimento, quando o tratamento depender dele.',
      ],
      'A lei (art. 18) garante também:',
      [
        'a confirmação de que tratamos dados seus;',
        'a anonimização, o bloqueio ou a eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;',
        'a portabilidade dos dados;',
        'a informação sobre com quem compartilhamos dados;',
        'a informação sobre a possibilidade de não consentir e sobre as consequências;',
        'a oposição a um tratamento feito em desacordo com a lei.',
      ],
      'Os pedidos não têm custo para você (art. 18, § 5º). A confirmação e o acesso são fornecidos de imediato, em formato simplificado, ou em até 15 dias, em declaração completa (art. 19); os demais pedidos, nos prazos do regulamento.',
      'Você também pode reclamar à ANPD (art. 18, § 1º) e aos órgãos de defesa do consumidor (art. 18, § 8º).',
    ],
    ...(site.appHasAccount && { [deletionTitle]: deletion() }),
    'Crianças e adolescentes': [
      `O app é para ${audience()} maiores de idade. Ao avaliar uma criança ou um adolescente, você trata os dados no melhor interesse dele (art. 14). Quando a base for o consentimento para dados de criança, ele deve ser específico, em destaque e dado por ao menos um dos pais ou pelo responsável legal (art. 14, § 1º).`,
    ],
    'Este site': [
      'As páginas deste site não usam cookies, não medem audiência e não carregam nada de outros endereços. Os links para a Google Play levam no endereço o nome do lugar em que estão, sem nada sobre você, e a Google Play nos informa quantas instalações vieram de cada um.',
      `${contactForm} Enquanto você escreve, o texto fica guardado na aba do navegador, até você enviá-lo. Se você fechar a aba e a reabrir, ele pode voltar.`,
      `O site é hospedado por ${siteHost.name} (${siteHost.country}), que trata os dados em nosso nome. Registros de acesso ao site (Marco Civil da Internet, art. 15): ${siteHost.accessRecords}. Prazo de guarda: ${siteHost.retention}. Transferência internacional (art. 33 e Resolução CD/ANPD nº 19/2024): ${siteHost.internationalTransfer}.`,
    ],
    'Alterações desta política': [
      'Quando esta política mudar, a data no início da página muda com ela. Uma mudança da finalidade, da forma ou da duração do tratamento, do compartilhamento ou do controlador será informada a você com destaque, antes de entrar em vigor; quando o tratamento depender do seu consentimento, você poderá revogá-lo (art. 8º, § 6º, e art. 9º, § 2º).',
    ],
    Contato: ['Para os demais assuntos, escreva para:', { email: site.email }],
  },
});

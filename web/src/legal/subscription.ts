import { site } from '../site.ts';

/** How one cancels a subscription, where a price is for a time: Google Play charges on when account or app are deleted. */
export function cancellation(): string[] {
  const { prices } = site;
  if (!prices.some(({ per }) => per)) return [];
  return [
    `Antes de encerrar o contrato, cancele na Google Play, em Pagamentos e assinaturas, a sua assinatura. ${site.appHasAccount ? 'Excluir a conta ou d' : 'D'}esinstalar o app não a cancela.`,
  ];
}

import type { ComponentType } from 'react';
import { CrosshairPlate, PhonePlate, PointsPlate } from './LegPlates.tsx';
import { LanguagesPlate, LedgerPlate, ReportPlate } from './TextPlates.tsx';

/** The drawings of 'Recursos Principais' by their files' names. */
export const plates: Record<string, ComponentType> = {
  'points.svg': PointsPlate,
  'crosshair.svg': CrosshairPlate,
  'ledger.svg': LedgerPlate,
  'phone.svg': PhonePlate,
  'report.svg': ReportPlate,
  'languages.svg': LanguagesPlate,
};

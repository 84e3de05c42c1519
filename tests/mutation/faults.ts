import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFaults } from './contract.ts';
import { dataFaults } from './data.ts';
import type { PlantedFault } from './fault.ts';
import { httpFaults } from './http.ts';
import { inquiryFaults } from './inquiries.ts';
import { mailFaults } from './mail.ts';
import { otherFaults } from './rest.ts';

const project = join(import.meta.dirname, '../..');

export const allFaults: PlantedFault[] = [
  ...[...contractFaults, ...httpFaults, ...inquiryFaults],
  ...[...mailFaults, ...otherFaults, ...dataFaults],
];

/** Whether the file contains the text to replace exactly once. */
export const isPlantable = ({ file, old }: PlantedFault): boolean =>
  readFileSync(join(project, file), 'utf8').split(old).length === 2;

import { type ComponentType, createContext } from 'react';
import type { ViewProps } from './view-props.ts';

/** The list of inquiries, where it came with the page: then the server renders it, too. */
export const FirstView = createContext<ComponentType<ViewProps> | null>(null);

import type { ReactNode } from 'react';
import type { ProseData } from '../../content-model/parts/prose';
import { Prose } from '../../ui/prose';

/** The text of a post or case study, with what is beside its start. */
export const EntryBody = ({ body, children }: { body: ProseData; children: ReactNode }) => (
  <div className="overflow-x-clip py-rhythm print:py-6">
    <div className="page-container">
      <Prose {...body} isPage side={children} className="flow-root" />
    </div>
  </div>
);

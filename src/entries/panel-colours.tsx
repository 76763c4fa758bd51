import type { ReactNode } from 'react';
import { panelColour } from './list/cover-placeholder';

interface PanelColoursProps {
  colour: string | null;
  children: ReactNode;
}

/** A page in a colour of its own, if its content names one: its opening, its dark sections and its bars. */
export const PanelColours = ({ colour, children }: PanelColoursProps) =>
  colour ? (
    <div className="panel-colours" style={{ '--panel': panelColour(colour) }}>
      {children}
    </div>
  ) : (
    children
  );

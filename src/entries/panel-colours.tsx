import type { ReactNode } from 'react';
import { panelStyle } from './panel-colour';

interface PanelColoursProps {
  colour: string | null;
  className?: string;
  children: ReactNode;
}

/** A page in a colour of its own, if its content names one: its opening, its dark sections and its bars. */
export const PanelColours = ({ colour, className = '', children }: PanelColoursProps) =>
  colour ? (
    <div className={`panel-colours ${className}`.trim()} style={panelStyle(colour)}>
      {children}
    </div>
  ) : (
    children
  );

import type {ReactNode} from 'react';
import Sign from '../EaSign/Sign';
import drawing from '../Figure/drawing.module.css';

/** Size of the drawing. */
export const WIDTH = 312;
export const HEIGHT = 325;

const menus = ['File', 'View', 'Insert', 'Charts', 'Tools', 'Window', 'Help'].join('\u2002\u2009');

/** Made-up candles. */
const rising =
  'M130 167V187M126 171h8V183h-8ZM154 160V181M150 164h8V176h-8ZM177 153V173M173 158h8V169h-8ZM213 157V177M209 161h8V173h-8ZM225 147V166M221 152h8V161h-8ZM249 140V161M245 144h8V157h-8ZM272 134V153M268 138h8V149h-8ZM296 130V150M292 134h8V145h-8Z';
const falling =
  'M142 167V181M138 171h8V176h-8ZM166 160V173M162 164h8V169h-8ZM189 153V167M185 158h8V163h-8ZM201 158V177M197 163h8V173h-8ZM237 147V161M233 152h8V157h-8ZM260 140V153M256 144h8V149h-8ZM284 134V150M280 138h8V145h-8Z';

/** The inside of an SVG: the window of a terminal with the parts that the manual mentions. */
export default function WindowDrawing(): ReactNode {
  return (
    <>
      <rect className={drawing.panel} x={0.5} y={0.5} width={311} height={324} rx={6} />
      <path className={drawing.axis} d="M1 50h310" />
      <path
        className={drawing.paper}
        d="M6 94h108v49H6zM6 149h108v49H6zM120 94h186v104H120zM6 204h300v92H6z"
      />
      <path
        className={drawing.panel}
        d="M6 266h60v30H6zM66 266h36v30H66zM102 266h102v30H102zM204 266h102v30H204z"
      />
      {/* Other buttons, and lines in place of text that nobody needs to read. */}
      <path
        className={drawing.faint}
        d="M10 61h18v18H10zm26 0h18v18H36zm26 0h18v18H62zm26 0h18v18H88z"
      />
      <path
        className={drawing.faint}
        d="M14 125h66v6H14zM14 180h66v6H14zM14 235h204v6H14zM14 249h142v6H14z"
      />
      <rect className={drawing.tint} x={120} y={56} width={132} height={28} rx={3} />
      <path className={drawing.up} d={rising} />
      <path className={drawing.down} d={falling} />
      <path className={drawing.up} d="M260 315h4v-4h-4zm7 0h4v-8h-4zm7 0h4v-12h-4z" />
      <Sign kind="cap-coloured" x={287} y={109.5} />
      <g className={drawing.strong}>
        <text x={10} y={19}>
          Account number – MetaTrader
        </text>
        <text x={130} y={75}>
          Trading button
        </text>
        <text x={14} y={113}>
          Market Watch
        </text>
        <text x={14} y={168}>
          Navigator
        </text>
        <text x={14} y={223}>
          Bottom panel
        </text>
      </g>
      <g className={drawing.text}>
        <text x={14} y={286}>
          Trade
        </text>
        <text x={74} y={286}>
          …
        </text>
        <text x={110} y={286}>
          Experts
        </text>
        <text x={212} y={286}>
          Journal
        </text>
        <text className={drawing.end} x={270} y={114}>
          Your EA
        </text>
        <text className={drawing.end} x={253} y={315}>
          Connection
        </text>
      </g>
      <text className={drawing.quiet} x={10} y={42}>
        {menus}
      </text>
    </>
  );
}

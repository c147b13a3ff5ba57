import type {ReactNode} from 'react';
import Figure from '../Figure';
import styles from '../Figure/drawing.module.css';
import Picture, {Drawing} from '../Figure/Picture';

const id = 'recovery-curve';

const gains = [
  {label: '0%', y: 234},
  {label: '100%', y: 179},
  {label: '200%', y: 124},
  {label: '300%', y: 69},
  {label: '400%', y: 14},
];

const losses = [
  {label: '0%', x: 52},
  {label: '20%', x: 111},
  {label: '40%', x: 170},
  {label: '60%', x: 229},
  {label: '80%', x: 288},
];

const examples = [
  {label: '20% → 25%', x: 111, y: 220.3, labelX: 111, labelY: 202.3, side: styles.middle},
  {label: '50% → 100%', x: 199.5, y: 179, labelX: 191.5, labelY: 171, side: styles.end},
  {label: '75% → 300%', x: 273.3, y: 69, labelX: 265.3, labelY: 61, side: styles.end},
];

/** Loss ÷ (100 − loss) × 100, for losses from 0 to 80%. */
const curve =
  'M52 234 63.8 231.7 75.6 229.2 87.4 226.5 99.2 223.5 111 220.2 122.8 216.6 134.6 212.6 146.4 208.1 158.2 203.1 170 197.3 181.8 190.8 193.6 183.2 199.5 179 205.4 174.4 211.3 169.4 217.2 164 223.1 158 229 151.5 234.9 144.3 240.8 136.2 246.7 127.2 252.6 117.1 258.5 105.7 264.4 92.6 270.3 77.5 276.2 59.8 282.1 39 288 14';

/** The gain that makes up for a loss, as a curve. */
export default function RecoveryCurve(): ReactNode {
  return (
    <Figure
      id={id}
      caption="Schematic drawing of the gain needed after a loss. The dashed line is a gain equal to the loss."
    >
      <Picture
        figureId={id}
        label="Curve of the gain needed after a loss: 25% after 20%, 100% after 50%, 300% after 75%"
      >
        <Drawing screens="all" width={312} height={280}>
          {gains.map(({label, y}) => (
            <g key={label}>
              <path className={styles.grid} d={`M52 ${y}H288`} />
              <text className={`${styles.quiet} ${styles.end}`} x={44} y={y + 4}>
                {label}
              </text>
            </g>
          ))}
          {losses.map(({label, x}) => (
            <text key={label} className={`${styles.quiet} ${styles.middle}`} x={x} y={252}>
              {label}
            </text>
          ))}
          <path className={styles.axis} d="M52 14V234H288" />
          <text className={`${styles.text} ${styles.middle}`} x={170} y={274}>
            Loss
          </text>
          <text className={styles.text} x={60} y={26}>
            Gain needed
          </text>
          <path className={styles.level} d="M52 234 288 190" />
          <path className={styles.curve} d={curve} />
          {examples.map(({label, x, y, labelX, labelY, side}) => (
            <g key={label}>
              <circle className={styles.dot} cx={x} cy={y} r={4} />
              <text className={`${styles.strong} ${side}`} x={labelX} y={labelY}>
                {label}
              </text>
            </g>
          ))}
        </Drawing>
      </Picture>
    </Figure>
  );
}

/** One fall from a peak to the low that followed it. */
export interface Fall {
  /** Index of the peak in the series. */
  readonly peakIndex: number;
  readonly lowIndex: number;
  readonly peak: number;
  readonly low: number;
  /** Peak − low, in the money of the series. */
  readonly amount: number;
  /** Amount ÷ peak × 100. */
  readonly percent: number;
}

/** The three drawdown figures of a MetaTrader report. */
export interface Drawdowns {
  /** Initial deposit − lowest value under it, in money; 0 when the series never went below it. */
  readonly absolute: number;
  /** The largest fall in money. */
  readonly maximal: Fall;
  /** The largest fall in per cent of its peak. */
  readonly relative: Fall;
}

/** For each value of the series, the fall from the highest value so far down to it. */
export function fallsFromPeak(series: readonly number[]): readonly Fall[] {
  return series.map((low, lowIndex) => {
    const peak = Math.max(...series.slice(0, lowIndex + 1));
    const amount = peak - low;
    return {
      peakIndex: series.indexOf(peak),
      lowIndex,
      peak,
      low,
      amount,
      percent: (amount / peak) * 100,
    };
  });
}

function largest(falls: readonly Fall[], size: (fall: Fall) => number): Fall {
  return falls.reduce((best, fall) => (size(fall) > size(best) ? fall : best));
}

/**
 * Absolute, maximal and relative drawdown of a series of balances or of equities in order of time.
 * The first value is the initial deposit. If two falls are equally large, the first one counts.
 *
 * Source: MetaTrader 5 Help, Testing report
 * (https://www.metatrader5.com/en/terminal/help/algotrading/testing_report) and MQL5 Reference,
 * Testing statistics.
 */
export function drawdowns(series: readonly number[]): Drawdowns {
  const falls = fallsFromPeak(series);
  const [start = 0] = series;
  return {
    absolute: start - Math.min(...series),
    maximal: largest(falls, ({amount}) => amount),
    relative: largest(falls, ({percent}) => percent),
  };
}

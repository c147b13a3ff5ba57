/** Splits a constant where a line may break: `ERR_NO_MONEY` gives `ERR_`, `NO_` and `MONEY`. */
export function splitConstant(constant: string): string[] {
  return constant.match(/[^_]*_|[^_]+/g) ?? [];
}

const LARGEST = 127;

/** A vector in one byte a number; its direction is what counts. */
export function inBytes(vector: ArrayLike<number>): Int8Array {
  const numbers = Float64Array.from(vector);
  const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0) || 1;
  return Int8Array.from(numbers, (number) => Math.round((number / most) * LARGEST));
}

/** Cosine of two vectors of one length: -1 to 1; 0 where one has no direction. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return ofOne === 0 || ofOther === 0 ? 0 : product / Math.sqrt(ofOne * ofOther);
}

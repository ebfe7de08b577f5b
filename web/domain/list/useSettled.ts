import { useEffect, useState } from 'react';

/**
 * The value as it was when it last was unchanged for `pause` milliseconds: asks the graph once, not at every
 * key.
 */
export function useSettled<Value>(value: Value, pause = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

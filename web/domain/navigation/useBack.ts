import { useNavigate } from 'react-router-dom';

/**
 * Goes one step back in history; a page that was opened directly has no step of the portal before it, and
 * leads to `otherwise`.
 */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (stepsBefore() > 0) void navigate(-1);
    else void navigate(otherwise);
  };
}

/**
 * The router numbers its own entries in their state: replaced ones keep their number, entries of other sites have
 * none.
 */
function stepsBefore(): number {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

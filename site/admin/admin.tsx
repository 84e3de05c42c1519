import { useState } from 'react';
export function Admin() {
  const [n, set] = useState(0);
  return (
    <button type="button" onClick={() => set(n + 1)}>
      {n}
    </button>
  );
}

import { createRoot } from 'react-dom/client';
export function start() { createRoot(document.body).render(<p>hi</p>); }

document.addEventListener('click', () => { void import('./browser/runtime.tsx'); }, { once: true });

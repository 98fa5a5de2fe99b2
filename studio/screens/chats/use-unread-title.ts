import { useEffect } from 'react';

const bare = (title: string): string => title.replace(/^\(\d+\) /, '');

/** The number of what waits for the agent, in the title of the tab. */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${bare(document.title)}` : bare(document.title);
    return () => {
      document.title = bare(document.title);
    };
  }, [count]);
}

import type { QueryContext } from '#registry/widget.ts';
import type { SiteHeaderProps } from './props.ts';

export const queries = (props: SiteHeaderProps, { content, locale }: QueryContext) => ({
  main: { queryKey: ['menu', props.menu, locale], queryFn: () => content.menu(props.menu) },
  account: { queryKey: ['menu', props.accountMenu, locale], queryFn: () => content.menu(props.accountMenu) },
});

import type { QueryContext } from '#registry/widget.ts';
import type { SiteFooterProps } from './props.ts';

export const queries = (props: SiteFooterProps, { content, locale }: QueryContext) => ({
  menu: { queryKey: ['menu', props.menu, locale], queryFn: () => content.menu(props.menu) },
});

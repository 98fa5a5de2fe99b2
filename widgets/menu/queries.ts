import type { QueryContext } from '#registry/widget.ts';
import type { MenuProps } from './props.ts';

export const queries = (props: MenuProps, { content, locale }: QueryContext) => ({
  menu: { queryKey: ['menu', props.menu, locale], queryFn: () => content.menu(props.menu) },
});

import { Type } from 'typebox';
import { Carousel } from '#schemas/carousel.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { Config } from '#schemas/config.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { CustomEntityItem } from '#schemas/custom-entity.ts';
import { type Language, Languages } from '#schemas/language.ts';
import { Lookup, type LookupItem } from '#schemas/lookup.ts';
import { type Menu, Menu as MenuSchema, type Menus, Menus as MenusSchema } from '#schemas/menu.ts';
import { Texts } from '#schemas/texts.ts';
import { ViewBlock } from '#schemas/view-block.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';

/** The language of the visit and the product of the deployment: every call depends on them. */
export interface CallContext {
  readonly locale: string;
  readonly product: string;
}

const languageList = compileSchema(Languages);
const texts = compileSchema(Texts);
const menu = compileSchema(MenuSchema);
const menus = compileSchema(MenusSchema);
const viewBlock = compileSchema(ViewBlock);
const carousel = compileSchema(Carousel);
const lookup = compileSchema(Lookup);
const entities = compileSchema(Type.Array(CustomEntityItem));
const entity = compileSchema(CustomEntityItem);
const config = compileSchema(Config);

/** Languages of the site. Kept per language of the visit: a host may name them in it. */
export function languagesCall(at: CallContext): DocumentCall<Language[]> {
  const request = fillCall('languages', at);
  return {
    key: `languages ${at.locale}`,
    request,
    profile: 'locale_list',
    tags: [contentKinds.language.tag()],
    read: checked(languageList, request.path),
  };
}

export function textsCall(at: CallContext): DocumentCall<Texts> {
  const request = fillCall('i18n', at);
  const read = checked(texts, request.path);
  return {
    key: `texts ${at.locale}`,
    request,
    profile: 'texts',
    tags: [contentKinds.texts.tag('', at.locale)],
    // The schema says nothing of names it does not know: whatever a host puts there must not pass for a text.
    read: (data) =>
      Object.fromEntries(Object.entries(read(data)).filter(([, text]) => typeof text === 'string')),
  };
}

/** The menus of every page, which one call brings (specification 7: `only=main,bottom,{product},main-auth`). */
export const batchedMenus = (product: string): readonly string[] => ['main', 'bottom', product, 'main-auth'];

export function menusCall(at: CallContext): DocumentCall<Menus> {
  const request = fillCall('menus', at);
  return {
    key: `menus ${at.locale}`,
    request,
    profile: 'menus',
    tags: batchedMenus(at.product).map((key) => contentKinds.menu.tag(key, at.locale)),
    read: checked(menus, request.path),
  };
}

export function menuCall(at: CallContext, alias: string): DocumentCall<Menu> {
  const request = fillCall('menu', { ...at, params: { alias } });
  return {
    key: `menu ${at.locale} ${alias}`,
    request,
    profile: 'menus',
    tags: [contentKinds.menu.tag(alias, at.locale)],
    read: checked(menu, request.path),
  };
}

export function viewBlockCall(at: CallContext, alias: string): DocumentCall<ViewBlock> {
  const request = fillCall('block', { ...at, params: { alias } });
  return {
    key: `view-block ${at.locale} ${alias}`,
    request,
    profile: 'view_blocks',
    tags: [contentKinds['view-block'].tag(alias, at.locale)],
    read: checked(viewBlock, request.path),
  };
}

export function carouselCall(at: CallContext, alias: string): DocumentCall<Carousel> {
  const request = fillCall('carousel', { ...at, params: { alias } });
  return {
    key: `carousel ${at.locale} ${alias}`,
    request,
    profile: 'carousels',
    tags: [contentKinds.carousel.tag(alias, at.locale)],
    read: checked(carousel, request.path),
  };
}

export function lookupCall(at: CallContext, alias: string): DocumentCall<LookupItem[]> {
  const request = fillCall('lookup.system', { ...at, params: { alias } });
  return {
    key: `lookup ${at.locale} ${alias}`,
    request,
    profile: 'lookups',
    tags: [contentKinds.lookup.tag(alias, at.locale)],
    read: checked(lookup, request.path),
  };
}

/** Items of a custom entity; those the editors switched off are left out. */
export function customEntitiesCall(at: CallContext, type: string): DocumentCall<CustomEntityItem[]> {
  const request = fillCall('custom.list', { ...at, params: { type } });
  const read = checked(entities, request.path);
  return {
    key: `custom ${at.locale} ${type}`,
    request,
    profile: 'custom_entities',
    tags: [contentKinds['custom-entity'].tag(type, at.locale)],
    read: (data) => read(data).filter((item) => item.is_active),
  };
}

/** One item of a custom entity; null when the editors switched it off. */
export function customEntityCall(
  at: CallContext,
  type: string,
  id: string,
): DocumentCall<CustomEntityItem | null> {
  const request = fillCall('custom.item', { ...at, params: { type, id } });
  const read = checked(entity, request.path);
  return {
    key: `custom-item ${at.locale} ${type}/${id}`,
    request,
    profile: 'custom_entities',
    tags: [contentKinds['custom-entity'].tag(`${type}/${id}`, at.locale)],
    read: (data) => {
      const item = read(data);
      return item.is_active ? item : null;
    },
  };
}

/** Values of a configuration category. */
export function configCall(at: CallContext, category: string): DocumentCall<Record<string, unknown>> {
  const request = fillCall('config', { ...at, params: { category } });
  const read = checked(config, request.path);
  return {
    key: `config ${at.locale} ${category}`,
    request,
    profile: 'config',
    tags: [contentKinds.config.tag(category)],
    read: (data) => read(data).values,
  };
}

import { Bank } from '#schemas/bank.ts';
import { Carousel } from '#schemas/carousel.ts';
import { Config } from '#schemas/config.ts';
import { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import { CustomEntityItem } from '#schemas/custom-entity.ts';
import { AuthGroup, CustomerSelf, LoginAnswer, RsaChallenge } from '#schemas/customer.ts';
import { ErrorBody } from '#schemas/envelope.ts';
import { FormDefinition, FormFile } from '#schemas/form.ts';
import { Good, GoodCategory, GoodSummary, SaleCondition } from '#schemas/good.ts';
import { Language } from '#schemas/language.ts';
import { LeadOffer, LeadRequest } from '#schemas/lead.ts';
import { Country, Lookup } from '#schemas/lookup.ts';
import { MapMarker } from '#schemas/map-marker.ts';
import { Menu, Menus } from '#schemas/menu.ts';
import { Page, PageDocument } from '#schemas/page.ts';
import { Picture } from '#schemas/picture.ts';
import { Post, PostCategory, PostSummary } from '#schemas/post.ts';
import { RedirectRule } from '#schemas/redirect-rule.ts';
import { SearchHit, SearchResult } from '#schemas/search.ts';
import { SeoRule } from '#schemas/seo-rule.ts';
import { SnippetRule, Snippets } from '#schemas/snippets.ts';
import { StaffLogin, StaffToken } from '#schemas/staff.ts';
import { Texts } from '#schemas/texts.ts';
import { ViewBlock } from '#schemas/view-block.ts';

const concepts = {
  AuthGroup,
  Bank,
  Carousel,
  Config,
  ContentEntry,
  ContentHistoryItem,
  Country,
  CustomEntityItem,
  CustomerSelf,
  ErrorBody,
  FormDefinition,
  FormFile,
  Good,
  GoodCategory,
  GoodSummary,
  SaleCondition,
  Language,
  LeadOffer,
  LeadRequest,
  LoginAnswer,
  Lookup,
  MapMarker,
  Menu,
  Menus,
  Page,
  PageDocument,
  Picture,
  Post,
  PostCategory,
  PostSummary,
  RedirectRule,
  RsaChallenge,
  SearchHit,
  SearchResult,
  SeoRule,
  SnippetRule,
  Snippets,
  StaffLogin,
  StaffToken,
  Texts,
  ViewBlock,
};

/** Schemas that stand once in the document, under the name they have in the code, and are referred to everywhere else. */
export const namedSchemas: ReadonlyMap<unknown, string> = new Map(
  Object.entries(concepts).map(([name, schema]) => [schema, name]),
);

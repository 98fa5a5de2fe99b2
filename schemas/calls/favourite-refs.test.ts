import { expect, test } from 'vitest';
import { refTo } from './call-ref.ts';
import { favouriteRefs } from './favourite-refs.ts';
import { favouriteAdd, favouriteList, favouriteRemove } from './shop.ts';

test('[issue 17] the wishlist’s calls in the browser are those of the records', () => {
  expect(favouriteRefs).toEqual({
    list: refTo(favouriteList, {}),
    add: refTo(favouriteAdd, {}),
    remove: refTo(favouriteRemove, {}),
  });
});

import { type Static, Type } from 'typebox';

/** A place on the map (specification 3). */
export const MapMarker = Type.Object({
  id: Type.String(),
  title: Type.String(),
  address: Type.String(),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});
export type MapMarker = Static<typeof MapMarker>;

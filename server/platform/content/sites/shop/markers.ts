import type { MapMarker } from '#schemas/map-marker.ts';
import { shared } from '../entry.ts';
import { branchAddress, branches } from './branches.ts';

export const markers = branches.map((branch) => {
  const marker: MapMarker = {
    id: branch.id,
    title: branch.name,
    address: branchAddress(branch),
    lat: branch.lat,
    lng: branch.lng,
  };
  return shared('map-marker', branch.id, marker);
});

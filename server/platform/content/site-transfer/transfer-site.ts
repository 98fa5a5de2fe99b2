import type { SiteFile, SiteImport, SiteImportResult } from '#schemas/studio/site-transfer.ts';
import type { ContentService } from '../content-service.ts';
import { libraryPictures } from '../media/library-pictures.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { exportSite } from '../seed.ts';
import { planSite, readSiteEntries, writeDrafts } from './site-entries.ts';

export interface SiteTransfer {
  /** Everything that is live. @param pictures with the pictures of the library that it shows */
  take(name: string, pictures: boolean): Promise<SiteFile>;
  /**
   * Brings a file in: as drafts, and live if that is wanted and the checks let it.
   * @throws PlatformError invalid_content; then what was stored, if anything, are drafts
   */
  bring(wanted: SiteImport, by: string): Promise<SiteImportResult>;
}

export function createSiteTransfer(service: ContentService, media: MediaLibrary): SiteTransfer {
  return {
    take: async (name, pictures) => {
      const site = await exportSite(service, name);
      const file: SiteFile = { name: site.name, entries: site.entries.map((entry) => ({ ...entry })) };
      if (!pictures) return file;
      return { ...file, media: await media.pack([...libraryPictures(site.entries)]) };
    },
    bring: async ({ site, publish, replace, dry_run: dryRun }, by) => {
      const entries = readSiteEntries(site);
      const plan = await planSite(service.orm, entries);
      const brought = (site.media ?? []).map(({ id }) => id);
      const off = publish && replace ? plan.missing : [];
      const counts = {
        added: plan.added.length,
        changed: plan.changed.length,
        same: plan.same.length,
        taken_off: off.length,
        pictures: await media.countUnknown(brought),
        pictures_missing: await media.countUnknown(
          [...libraryPictures(entries)].filter((id) => !brought.includes(id)),
        ),
        ...(publish && plan.mainLanguage && { main_language: plan.mainLanguage }),
      };
      if (dryRun) return { ...counts, published: false };
      // Pictures first: a page that is live must not show gaps.
      await media.unpack(site.media ?? [], by);
      await writeDrafts(service.orm, plan, by);
      if (!publish) return { ...counts, published: false };
      const requests = [
        ...entries.map(({ kind, key, locale }) => ({
          id: { kind, key, locale },
          action: 'publish' as const,
        })),
        ...off.map((id) => ({ id, action: 'unpublish' as const })),
      ];
      if (requests.length > 0) await service.publishAll(requests, { by });
      return { ...counts, published: true };
    },
  };
}

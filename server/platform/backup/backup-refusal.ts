/** A backup cannot be written or restored as things are. Its message says where, why and what to do. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}

/** The database, or the folder of the data, cannot be used as things are. Its message says where, why, and what to do; a stack would say nothing more. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}

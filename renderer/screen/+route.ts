/** The one page of the house: the engine, not vike, decides what an address shows. */
export default '/*';

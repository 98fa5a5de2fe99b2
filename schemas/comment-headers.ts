/** How many comments and answers of a post can be read, see `CommentList`. */
export const readableHeader = 'x-comments-readable';

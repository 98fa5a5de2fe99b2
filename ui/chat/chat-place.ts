/** Whether a path, without locale prefix, is of the chat's own screen, which has a line of its own. */
export const isChatPath = (path: string): boolean => path === '/chat' || path.startsWith('/chat/');

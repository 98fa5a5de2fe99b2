/** At the end of the address of the chat: opened over the page where one is, instead of moving to it. */
export const chatPanelHash = '#panel';

/** Whether a path, without locale prefix, is of the chat's own screen, which has a line of its own. */
export const isChatPath = (path: string): boolean => path === '/chat' || path.startsWith('/chat/');

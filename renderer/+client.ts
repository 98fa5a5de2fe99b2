import './browser/starter.ts';

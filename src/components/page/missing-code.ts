/**
 * Says that code failed to load that a visitor asked for: the network failed, or a new version of the shop has replaced
 * it. The page does not reload by itself, because the visitor may have begun something on it.
 */
export const MISSING_CODE = 'Part of this page could not be loaded. Please reload it.'
